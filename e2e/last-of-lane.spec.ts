import { SAMPLE_DRAFT } from './fixtures/sample-draft.ts'
import { expectAccessible } from './harness/accessible.ts'
import { nameOf } from './harness/field.ts'
import { acknowledgeAndSubmit } from './harness/review.ts'
import { screenshot } from './harness/screenshot.ts'
import { expect, test } from './harness/test.ts'

const earlier = SAMPLE_DRAFT.shipment_origin

test('step 2 offers carrier, ports and location of the last filed entry that went the same way', async ({
  page,
  session,
}) => {
  const filed = await session.createEntry(SAMPLE_DRAFT)
  await page.goto(`/entries/${filed.id}/step-6`)
  await acknowledgeAndSubmit(page)
  await expect.poll(async () => (await session.entry(filed.id)).status).toBe('accepted')
  const { id } = await session.createEntry({
    header: SAMPLE_DRAFT.header,
    shipment_origin: { mode_of_transport: earlier?.mode_of_transport, importing_carrier: 'EVER GLORY' },
  })
  const stored = async () => (await session.entry(id)).draft_data
  await page.goto(`/entries/${id}/step-2`)
  const offer = page.getByRole('button', { name: /^Take carrier, ports and location/ })
  await expect(offer).toBeHidden()
  await page
    .getByRole('combobox', { name: nameOf('Country of origin') })
    .fill(earlier?.country_of_origin ?? '')
  await page.getByRole('combobox', { name: nameOf('Country of origin') }).press('Tab')
  await offer.click()
  const dialog = page.getByRole('dialog', { name: /^As in entry/ })
  await expect(dialog.getByRole('row', { name: /Vessel name/ })).toContainText('instead of EVER GLORY')
  await expect(dialog.getByLabel('Take Vessel name')).not.toBeChecked()
  await expectAccessible(page, 'values of the last entry of a lane')
  await screenshot(page, 'values of the last entry of a lane')
  await dialog.getByRole('button', { name: /^Fill in/ }).click()
  const port = page.getByRole('combobox', { name: nameOf('U.S. port of unlading') })
  await expect(port).toHaveValue(new RegExp(earlier?.us_port_unlading ?? 'no port'))
  await expect(page.getByLabel(nameOf('Vessel name'))).toHaveValue('EVER GLORY')
  await expect
    .poll(async () => (await stored()).parties?.location_of_goods)
    .toBe(SAMPLE_DRAFT.parties?.location_of_goods)
  expect((await stored()).shipment_origin).not.toHaveProperty('bill_of_lading', earlier?.bill_of_lading)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(port).toHaveValue('')
})
