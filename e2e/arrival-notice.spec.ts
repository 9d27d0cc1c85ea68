import type { Page } from '@playwright/test'
import { SAMPLE_DRAFT } from './fixtures/sample-draft.ts'
import { scannedPage } from './fixtures/scanned-paper.ts'
import { expectAccessible } from './harness/accessible.ts'
import { screenshot } from './harness/screenshot.ts'
import { expect, test } from './harness/test.ts'

const NOTICE = `ARRIVAL NOTICE
Vessel / voyage: PACIFIC LARK / 046E
B/L No.: ONEY48217600355
Port of loading: KAOHSIUNG, TAIWAN     Port of discharge: LONG BEACH, CA
Arrival date: 24-FEB-2026`

const ARRIVED = `CARRIER SCAC: MAEU      HOUSE B/L NO.: TPLX2600417
Cargo location: Pier T Container Terminal     FIRMS code: Y258
No. of packages: 1,240 CTNS      Gross weight: 18,420.50 KGS`

/** Opens the dialog for an arrival notice in step 2 of an entry. */
async function openNotice(page: Page, entryId: string) {
  await page.goto(`/entries/${entryId}/step-2`)
  await page.getByRole('button', { name: /^Paste your arrival notice/ }).click()
  return page.getByRole('dialog', { name: 'Paste your arrival notice' })
}

test('the text of an arrival notice fills step 2 in with what the person takes, and undo takes it back', async ({
  page,
  session,
}) => {
  const { id } = await session.createEntry({
    header: SAMPLE_DRAFT.header,
    shipment_origin: { mode_of_transport: '11', importing_carrier: 'EVER GLORY' },
  })
  const dialog = await openNotice(page, id)
  await dialog.getByLabel('Text of the notice').fill('Dear customer')
  await expect(dialog.getByText(/^Nothing was recognized/)).toBeVisible()
  await dialog.getByLabel('Text of the notice').fill('Arrival date: 03/04/2026')
  const day = dialog.getByRole('row', { name: /Import date/ })
  await expect(day).toContainText('Read as Mar 4, 2026. Check that the paper means this day.')
  await dialog.getByLabel('Text of the notice').fill(NOTICE)
  await expect(day).not.toContainText('Read as')
  await expect(dialog.getByRole('row', { name: /Vessel name/ })).toContainText('instead of EVER GLORY')
  await expectAccessible(page, 'values of an arrival notice')
  await screenshot(page, 'values of an arrival notice')
  await dialog.getByLabel('Take Vessel name').uncheck()
  await dialog.getByRole('button', { name: 'Fill in 5 fields' }).click()
  await expect(dialog).toBeHidden()

  const bill = page.getByRole('textbox', { name: /^Bill of lading/ })
  await expect(bill).toHaveValue('ONEY48217600355')
  await expect(page.getByLabel(/^Import date/)).toHaveValue('02/24/2026')
  await expect(page.getByRole('combobox', { name: /^Foreign port of lading/ })).toHaveValue(/58309/)
  await expect(page.getByRole('combobox', { name: /^U.S. port of unlading/ })).toHaveValue(/2709/)
  await expect(page.getByLabel(/^Vessel name/)).toHaveValue('EVER GLORY')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(bill).toHaveValue('')
  await expect(page.getByRole('combobox', { name: /^U.S. port of unlading/ })).toHaveValue('')
})

test('house bill, carrier, place, packages and weight of a notice go where they belong, with one undo', async ({
  page,
  session,
}) => {
  const [line] = SAMPLE_DRAFT.line_items ?? []
  const { id } = await session.createEntry({
    ...SAMPLE_DRAFT,
    parties: { ...SAMPLE_DRAFT.parties, firms_code: '', location_of_goods: '' },
    line_items: [{ ...line!, gross_weight_kg: '', manifest_qty: '' }],
  })
  const stored = async () => (await session.entry(id)).draft_data
  const dialog = await openNotice(page, id)
  await dialog.getByLabel('Text of the notice').fill(ARRIVED)
  await screenshot(page, 'values of an arrival notice for the whole entry')
  await dialog.getByRole('button', { name: 'Fill in 6 fields' }).click()
  await expect(page.getByLabel(/^House bill/)).toHaveValue('TPLX2600417')
  await expect.poll(async () => (await stored()).parties?.firms_code).toBe('Y258')
  expect(await stored()).toMatchObject({
    shipment_origin: { carrier_code: 'MAEU', house_bill: 'TPLX2600417' },
    parties: {
      location_of_goods: 'Pier T Container Terminal',
      importer_number: SAMPLE_DRAFT.parties?.importer_number,
    },
    line_items: [{ manifest_qty: '1240', gross_weight_kg: '18420.50', description: line?.description }],
  })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await stored()).parties?.firms_code).toBe('')
  expect((await stored()).line_items?.[0]).toMatchObject({ manifest_qty: '', gross_weight_kg: '' })
})

test('with several lines, packages and weight of a notice are shown beside the sum of the lines', async ({
  page,
  session,
}) => {
  const [line] = SAMPLE_DRAFT.line_items ?? []
  const { id } = await session.createEntry({
    ...SAMPLE_DRAFT,
    line_items: [
      { ...line!, gross_weight_kg: '1200.5' },
      { ...line!, id: 'second', line_number: 2, gross_weight_kg: '800' },
    ],
  })
  const dialog = await openNotice(page, id)
  await dialog.getByLabel('Text of the notice').fill('Gross weight: 18,420.50 KGS')
  await expect(dialog.getByRole('row', { name: /Gross Weight/ })).toContainText(
    'your 2 lines come to 2,000.5',
  )
  await expect(dialog.getByRole('checkbox')).toHaveCount(0)
})

test('of a photograph of a notice, nothing is taken before the person has compared it', async ({
  browser,
  page,
  session,
}) => {
  test.setTimeout(300_000)
  const buffer = await scannedPage(
    browser,
    `<h2>ARRIVAL NOTICE</h2><p>Vessel / voyage: PACIFIC LARK / 046E</p>
    <p>B/L No.: ONEY48217600355</p><p>Arrival date: 24-FEB-2026</p>`,
    { turned: 0.8, noise: 20 },
  )
  const { id } = await session.createEntry({ header: SAMPLE_DRAFT.header })
  const dialog = await openNotice(page, id)
  await dialog
    .getByLabel('File of the notice')
    .setInputFiles({ name: 'notice.jpg', mimeType: 'image/jpeg', buffer })
  const arrival = dialog.getByLabel('Take Import date')
  await expect(arrival).not.toBeChecked({ timeout: 120_000 })
  await expect(dialog.getByText(/^This text was read from a picture/)).toBeVisible()
  await expect(dialog.getByRole('img', { name: 'Page 1' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Fill in/ })).toHaveAccessibleDescription(
    'No values to use',
  )
  await expectAccessible(page, 'values of a photographed notice')
  await screenshot(page, 'values of a photographed notice')
  await arrival.check()
  await dialog.getByRole('button', { name: 'Fill in 1 field' }).click()
  await expect(page.getByLabel(/^Import date/)).toHaveValue('02/24/2026')
})
