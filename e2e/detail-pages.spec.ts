import type { LineItem } from '@edfe/domain/entry'
import { SAMPLE_DRAFT, sampleEntryLine } from './fixtures/sample-draft.ts'
import { fill, fillAll, press } from './harness/by-mouse.ts'
import { alert, open, openWith } from './harness/detail-page.ts'
import { screenshot } from './harness/screenshot.ts'
import { expect, test } from './harness/test.ts'

const lineWith = (change: Partial<LineItem>, id?: string, number?: number): LineItem => ({
  ...sampleEntryLine(id, number),
  ...change,
})

test('a withdrawal from a warehouse (type 21) gets its export timing', async ({ page, session }) => {
  const { entry, stored } = await openWith(session, {
    header: { ...SAMPLE_DRAFT.header, entry_type: '21' },
  })
  await open(page, entry, 'step-6')
  await page.getByRole('link', { name: 'Date of export' }).click()
  await expect(page, 'step 2 asks for it').toHaveURL(/\/step-2#/)
  const exported = page.getByLabel('Date of export')
  await expect(exported).toBeFocused()
  await expect(exported).toHaveAccessibleDescription(/Date of export is required for entry types 21 to 24/)

  await page
    .getByRole('navigation', { name: 'More detail' })
    .getByRole('link', { name: 'Export Timing' })
    .click()
  await page.getByRole('checkbox', { name: 'Warehouse withdrawal' }).check()
  await press(page, 'Save & Return to Shipment & Origin')
  await expect(alert(page)).toContainText('Export movement validation failed')
  await expect(alert(page)).toContainText('Warehouse reference is required with a warehouse withdrawal')
  await fillAll(page, [
    { label: 'Date of export', value: '02/01/2026' },
    { label: 'Warehouse reference', value: 'wh-4410' },
    { label: 'Additional movement notes', value: 'Moves by truck to Port Newark.' },
  ])
  await expect(page.getByText('970 characters left')).toBeVisible()
  await expect(alert(page)).toContainText('Date of export cannot be before the import date')
  await fill(page, { label: 'Date of export', value: '03/04/2026' })
  await press(page, 'Save & Return to Shipment & Origin', /\/step-2$/)
  expect((await stored()).export_details).toEqual({
    export_date: '2026-03-04',
    warehouse_withdrawal: true,
    warehouse_reference: 'WH-4410',
    final_withdrawal: false,
    additional_movement: 'Moves by truck to Port Newark.',
  })
  await page
    .getByRole('navigation', { name: 'More detail' })
    .getByRole('link', { name: 'Export Timing' })
    .click()
  await expect(page.getByLabel('Warehouse reference')).toHaveValue('WH-4410')
})

test('aluminum goods say where they were smelted and cast', async ({ page, session }) => {
  const { entry, stored } = await openWith(session, {})
  await open(page, entry, 'trade-remedies')
  await page.getByRole('checkbox', { name: /^Section 232 applies/ }).check()
  await press(page, 'Save & Return to Shipment & Origin')
  await expect(alert(page)).toContainText('Material is required when section 232 applies')
  await fillAll(page, [
    { label: 'Material', value: 'Aluminum', kind: 'pick' },
    { label: 'Country of the largest smelt', value: 'AE', kind: 'search' },
    { label: 'Country of the second largest smelt', value: 'N/A' },
    { label: 'Country where aluminum was cast', value: 'CN', kind: 'search' },
  ])
  await expect(page.getByLabel('Country where steel was melted and poured')).toHaveCount(0)
  await press(page, 'Save & Return to Shipment & Origin', /\/step-2$/)
  expect((await stored()).trade_remedies).toMatchObject({
    section232_applicable: true,
    material_scope: 'aluminum',
    primary_country_smelt: 'AE',
    secondary_country_smelt: 'N/A',
    country_cast: 'CN',
  })
})

test('a line of food gets its prior notice, and the review mentions it', async ({ page, session }) => {
  const { entry, stored } = await openWith(session, {
    line_items: [lineWith({ description: 'Orange juice', htsus: '2009.11.0020' })],
  })
  const need = 'Food of this HTSUS number needs a prior-notice number (2 letters and 6 digits)'
  await open(page, entry, 'step-6')
  await expect(page.getByText(need)).toBeVisible()
  await page.getByRole('link', { name: 'License numbers' }).click()
  await expect(page).toHaveURL(/\/lines#/)
  await press(page, 'Add a license number')
  await fillAll(page, [
    { label: 'Requirement 1', value: 'PN' },
    { label: 'Number 1', value: 'ab123456' },
    { label: 'Special handling code', value: 'pnc' },
  ])
  await page.getByLabel('Agency flags').selectOption('FD4')
  await press(page, 'Add flag')
  await expect(page.getByText('FDA: FDA + PN, prior notice required')).toBeVisible()
  await screenshot(page, 'named lines food')
  await press(page, 'Save & Return to Line Items', /\/step-4$/)
  expect((await stored()).line_items?.[0]).toMatchObject({
    pga_flags: ['FD4'],
    license_numbers: [{ requirement_id: 'PN', number: 'AB123456' }],
    special_handling: 'PNC',
  })
  await open(page, entry, 'step-6')
  await expect(page.getByRole('heading', { name: /^Checks|to fix before you can file/ })).toBeVisible()
  await expect(page.getByText(need)).toHaveCount(0)
})

test('lines of three origins make the origin MULTI', async ({ page, session }) => {
  const { entry, stored } = await openWith(session, {
    line_items: [1, 2, 3].map((number) => lineWith({}, `line-${number}`, number)),
  })
  await open(page, entry, 'transport')
  const record = page.getByText('Country of origin, stored as').locator('..')
  await expect(record).toContainText('TWN, Taiwan')
  await open(page, entry, 'lines')
  await press(page, 'Next line')
  await fill(page, { label: 'Line country of origin', value: 'VN', kind: 'search' })
  await press(page, 'Next line')
  await fill(page, { label: 'Line country of origin', value: 'TH', kind: 'search' })
  await press(page, 'Save & Return to Line Items', /\/step-4$/)
  expect((await stored()).line_items?.map((line) => line.origin_country ?? '')).toEqual(['', 'VN', 'TH'])
  await open(page, entry, 'transport')
  await expect(record).toContainText('MULTI')
  await expect(record).toContainText('The lines say TW, VN, TH.')
})
