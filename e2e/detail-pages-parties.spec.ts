import { SAMPLE_DRAFT } from './fixtures/sample-draft.ts'
import { expectAccessible } from './harness/accessible.ts'
import { fill, fillAll, press } from './harness/by-mouse.ts'
import { alert, open, openWith } from './harness/detail-page.ts'
import { screenshot } from './harness/screenshot.ts'
import { expect, test } from './harness/test.ts'

test("the manufacturer's details give the ID of the line", async ({ page, session }) => {
  const { entry, stored } = await openWith(session, {})
  await open(page, entry, 'lines')
  await fillAll(page, [
    { label: 'Manufacturer name', value: 'Brightwell Lamps Ltd' },
    { label: 'Manufacturer address', value: '88 Harbor Road' },
    { label: 'Manufacturer city', value: 'Ningbo' },
    { label: 'Manufacturer country', value: 'CN', kind: 'search' },
  ])
  await press(page, 'Name the factory…')
  const factory = page.getByRole('dialog', { name: 'Name the factory' })
  await expect(factory.getByLabel('Name of the factory')).toHaveValue('Brightwell Lamps Ltd')
  await expect(factory.getByLabel('Country of the factory')).toHaveValue('CN')
  await expectAccessible(page, 'the factory of a line')
  await screenshot(page, 'the factory of a line')
  await factory.getByRole('button', { name: 'Use CNBRI88NIN' }).click()
  await expect(page.getByLabel('Manufacturer ID of the line')).toHaveValue('CNBRI88NIN')
  await press(page, 'Save & Return to Line Items', /\/step-4$/)
  expect((await stored()).line_items?.[0]?.manufacturer_mid).toBe('CNBRI88NIN')
})

test('a party of an earlier entry is picked from the directory, and a likely duplicate is compared', async ({
  page,
  session,
}) => {
  const importer = SAMPLE_DRAFT.parties?.importer_of_record
  await openWith(session, {
    parties: { ...SAMPLE_DRAFT.parties, importer_of_record: { ...importer, phone: '+1 213 555 0142' } },
  })
  const second = await session.createEntry({
    parties: { importer_of_record: { name: importer?.name } },
  })
  await open(page, second, 'parties')
  await page.getByRole('button', { name: 'Choose from directory for importer of record' }).click()
  await page.getByRole('textbox', { name: 'Search by name' }).fill((importer?.name ?? '').slice(0, 4))
  await expectAccessible(page, 'party directory')
  await page.getByRole('dialog').getByRole('button', { name: importer?.name }).first().click()
  await expect(page.getByLabel('Importer of record city')).toHaveValue(importer?.city ?? '')
  await expect(page.getByLabel('Importer number')).toHaveValue(SAMPLE_DRAFT.parties?.importer_number ?? '')

  await fill(page, { label: 'Importer of record phone', value: '' })
  await page.getByRole('button', { name: 'Compare' }).first().click()
  await expectAccessible(page, 'party comparison')
  await screenshot(page, 'named party comparison')
  await press(page, 'Use chosen values')
  await expect(page.getByLabel('Importer of record phone')).toHaveValue('+1 213 555 0142')
  await page.getByRole('button', { name: 'Undo for importer of record' }).click()
  await expect(page.getByLabel('Importer of record phone')).toHaveValue('')
})

test('step 3 offers the directory and a likely duplicate too, forces neither, and each can be undone', async ({
  page,
  session,
}) => {
  await openWith(session, { parties: SAMPLE_DRAFT.parties })
  const importer = SAMPLE_DRAFT.parties?.importer_of_record
  const second = await session.createEntry({
    parties: { importer_of_record: { name: importer?.name, address_line1: importer?.address_line1 } },
  })
  await open(page, second, 'step-3')
  const city = page.getByLabel('Importer of record city')
  await page.getByRole('button', { name: 'Compare with importer of record' }).first().click()
  await press(page, 'Keep as typed')
  await expect(city).toHaveValue('')
  await page.getByRole('button', { name: 'Compare with importer of record' }).first().click()
  await press(page, 'Use chosen values')
  await expect(city).toHaveValue(importer?.city ?? '')
  await expectAccessible(page, 'step 3 with a merged party')
  await screenshot(page, 'step 3 merged party')
  await page.getByRole('button', { name: 'Undo for importer of record' }).click()
  await expect(city).toHaveValue('')
  await expect(page.getByLabel('Importer of record name')).toHaveValue(importer?.name ?? '')

  await page.getByRole('button', { name: 'Choose from directory for ultimate consignee' }).click()
  await page.getByRole('dialog').getByRole('button', { name: importer?.name }).first().click()
  const consignee = page.getByLabel('Ultimate consignee name')
  await expect(consignee).toHaveValue(importer?.name ?? '')
  // Text that is typed after an upload of the local draft stays.
  await fill(page, { label: 'Ultimate consignee city', value: 'Oakland' })
  await page.getByRole('button', { name: 'Undo for ultimate consignee' }).click()
  await expect(consignee).toHaveValue('')
  await expect(page.getByLabel('Ultimate consignee city')).toHaveValue('Oakland')
})

test('export timing and parties ask for transport first, with a link to step 2 that was skipped', async ({
  page,
  session,
}) => {
  const entry = await session.createEntry()
  await open(page, entry, 'step-2')
  await press(page, 'Skip', /\/step-3$/)
  await open(page, entry, 'export')
  await fill(page, { label: 'Date of export', value: '03/01/2026' })
  await press(page, 'Save & Return to Shipment & Origin')
  await expect(alert(page)).toContainText('Save transport and movement details before adding export timing.')
  await open(page, entry, 'parties')
  await press(page, 'Save & Return to Parties & Locations')
  await expect(alert(page)).toContainText('Party profile is required for Blocks 25-30.')
  await page
    .getByRole('link', { name: 'Transport and movement details are required for Blocks 8-20.' })
    .click()
  await expect(page).toHaveURL(/\/step-2$/)
})
