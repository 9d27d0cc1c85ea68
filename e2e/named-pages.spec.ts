import type { DraftData, LineItem } from '@edfe/domain/entry'
import type { Page } from '@playwright/test'
import { SAMPLE_DRAFT, sampleEntryLine } from './fixtures/sample-draft.ts'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import type { ApiSession, EntryAnswer } from './harness/api-session.ts'
import { fill, fillAll, press } from './harness/by-mouse.ts'
import { screenshot } from './harness/screenshot.ts'
import { expect, test } from './harness/test.ts'

const DETAIL_PAGES = [
  'bond',
  'transport',
  'export',
  'trade-remedies',
  'parties',
  'lines',
  'line-values',
  'calculations',
  'declaration',
] as const

/** A signed-in page with the sample entry, changed by what the test is about. */
async function openWith(session: ApiSession, change: Partial<DraftData>) {
  const entry = await session.createEntry({ ...SAMPLE_DRAFT, ...change })
  const stored = async () => (await session.entry(entry.id)).draft_data
  return { entry, stored }
}

const open = (page: Page, entry: EntryAnswer, path: string) => page.goto(`/entries/${entry.id}/${path}`)
const alert = (page: Page) => page.getByRole('alert')
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
  await expect(page).toHaveURL(/\/export#/)
  await expect(page.getByLabel('Date of export')).toBeFocused()

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
    additional_movement: 'Moves by truck to Port Newark.',
  })
  await page
    .getByRole('navigation', { name: 'More detail' })
    .getByRole('link', { name: 'Export Timing' })
    .click()
  await expect(page.getByLabel('Warehouse reference')).toHaveValue('WH-4410')
})

test('a line under an antidumping order gets its case, role, rate and amount', async ({ page, session }) => {
  const { entry, stored } = await openWith(session, {})
  await open(page, entry, 'step-4')
  await page
    .getByRole('navigation', { name: 'More detail' })
    .getByRole('link', { name: 'Line Details' })
    .click()
  await fill(page, { label: 'AD/CVD Case Number', value: 'A-570-967-000' })
  await press(page, 'Save & Return to Line Items')
  await expect(alert(page)).toContainText('Line items failed validation.')
  await alert(page).getByRole('link', { name: 'AD/CVD case role is required with a case number' }).click()
  await expect(page.getByLabel('AD/CVD case role')).toBeFocused()
  await fill(page, { label: 'AD/CVD case role', value: 'Exporter', kind: 'pick' })
  await press(page, 'Save & Return to Line Items', /\/step-4$/)

  await open(page, entry, 'calculations')
  await fill(page, { label: 'AD/CVD rate', value: '25.5' })
  await page.getByLabel('HTSUS rate').click()
  await expect(page.getByText('$12,129.00 × 25.5% = $3,092.90')).toBeVisible()
  await press(page, 'Use these amounts')
  await expect(page.getByLabel('AD/CVD amount')).toHaveValue('3,092.90')
  await expect(page.getByRole('row', { name: 'AD of 1 line' })).toContainText('$3,092.90')
  await screenshot(page, 'named calculations')
  await press(page, 'Save & Return to Totals & Declarations', /\/step-5$/)
  expect((await stored()).line_items?.[0]).toMatchObject({
    adcvd_case_number: 'A-570-967-000',
    adcvd_case_role: 'exporter',
    adcvd_rate: '25.5',
    adcvd_amount: '3092.90',
  })
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
  await expect(page.getByRole('heading', { name: 'Checks' })).toBeVisible()
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

test('charges by code and an invoice in euros give the entered value', async ({ page, session }) => {
  const { entry, stored } = await openWith(session, {})
  await open(page, entry, 'line-values')
  await press(page, 'Add a charge')
  await fillAll(page, [
    { label: 'Charge code 1', value: '490' },
    { label: 'Charge amount 1', value: '120' },
    { label: 'Invoice currency', value: 'eur' },
    { label: 'Invoice value', value: '10000.50' },
    { label: 'Exchange rate', value: '1.0825' },
    { label: 'Date of the rate', value: '02/10/2026' },
  ])
  await page.getByRole('button', { name: 'Use $10,826.00 as entered value' }).click()
  await press(page, 'Save & Return to Line Items')
  await expect(alert(page)).toContainText('Quantities and values failed validation.')
  await expect(alert(page)).toContainText('Charge code must be C and 3 digits (e.g., C490)')
  await fill(page, { label: 'Charge code 1', value: 'c490' })
  await press(page, 'Save & Return to Line Items', /\/step-4$/)
  expect((await stored()).line_items?.[0]).toMatchObject({
    entered_value: '10826.00',
    charges_breakdown: [{ code: 'C490', amount: '120' }],
    invoice: {
      currency_code: 'EUR',
      foreign_value: '10000.50',
      exchange_rate: '1.0825',
      effective_at: '2026-02-10',
    },
  })
})

test("the manufacturer's details give the ID of the line", async ({ page, session }) => {
  const { entry, stored } = await openWith(session, {})
  await open(page, entry, 'lines')
  await fillAll(page, [
    { label: 'Manufacturer name', value: 'Brightwell Lamps Ltd' },
    { label: 'Manufacturer address', value: '88 Harbor Road' },
    { label: 'Manufacturer city', value: 'Ningbo' },
    { label: 'Manufacturer country', value: 'CN', kind: 'search' },
  ])
  await press(page, 'Use this ID')
  await expect(page.getByLabel('Manufacturer ID of the line')).toHaveValue('CNBRI88NIN')
  await press(page, 'Save & Return to Line Items', /\/step-4$/)
  expect((await stored()).line_items?.[0]?.manufacturer_mid).toBe('CNBRI88NIN')
})

test('the declaration page is signed in a role and returns to step 5', async ({ page, session }) => {
  const { totals_declarations } = SAMPLE_DRAFT
  const { entry, stored } = await openWith(session, {
    totals_declarations: { ...totals_declarations, declarant_signature: '', declaration_ior_agent: false },
  })
  await open(page, entry, 'declaration')
  await press(page, 'Sign & Return to Totals & Declarations')
  await expect(alert(page)).toContainText('Declaration text must be accepted per Block 40')
  await expect(alert(page)).toContainText('Electronic signature required per Block 45')
  await page.getByRole('checkbox', { name: /^I declare that I am the importer of record/ }).check()
  await fill(page, { label: 'Signature', value: totals_declarations?.declarant_name ?? '' })
  await press(page, 'Sign & Return to Totals & Declarations', /\/step-5$/)
  const draft = await stored()
  expect(draft.totals_declarations?.declarant_signature).toBe(totals_declarations?.declarant_name)
  expect(draft.final_review?.declarant_role).toBe('admin')
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
  // What is typed after taking over stays typed.
  await fill(page, { label: 'Ultimate consignee city', value: 'Oakland' })
  await page.getByRole('button', { name: 'Undo for ultimate consignee' }).click()
  await expect(consignee).toHaveValue('')
  await expect(page.getByLabel('Ultimate consignee city')).toHaveValue('Oakland')
})

test('every detail page is accessible with its lists filled, on a desk and on a phone', async ({
  page,
  session,
}) => {
  test.slow()
  const { entry } = await openWith(session, {
    export_details: { warehouse_withdrawal: true },
    trade_remedies: { section232_applicable: true },
    line_items: [
      lineWith({
        pga_flags: ['FD4'],
        license_numbers: [{ requirement_id: 'PN', number: 'AB123456' }],
        charges_breakdown: [{ code: 'C490', amount: '120' }],
      }),
      sampleEntryLine('line-2', 2),
    ],
  })
  for (const path of DETAIL_PAGES) {
    await test.step(path, async () => {
      await open(page, entry, path)
      const save = page.getByRole('button', { name: /^S(ave|ign) & Return/ })
      await expect(save).toBeVisible()
      if (path === 'parties') {
        for (const party of ['seller', 'shipper', 'manufacturer'])
          await page.getByRole('button', { name: `Add the ${party}` }).click()
      }
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 900 })
        await save.hover()
        await expectAccessible(page, `${path} at ${width}`)
        await expectNoSidewaysScroll(page, `${path} at ${width}`)
        await screenshot(page, `named ${path} ${width}`)
      }
    })
  }
})

test('the code of a fee is one of its type, and a fee of a commodity may be COL', async ({
  page,
  session,
}) => {
  const { totals_declarations } = SAMPLE_DRAFT
  const [mpf, ...others] = totals_declarations?.fee_summary ?? []
  const { entry, stored } = await openWith(session, {
    totals_declarations: { ...totals_declarations, fee_summary: [{ ...mpf!, code: 'XYZ' }, ...others] },
  })
  await open(page, entry, 'step-5')
  const code = page.getByRole('combobox', { name: 'Code' })
  await expect(code.first()).toHaveValue('XYZ')
  await press(page, 'Save & Continue')
  await expect(alert(page)).toContainText('Fee code must be one of MPF, HMF, ETF, MER, COL, OTHER')
  await code.first().selectOption('MPF')
  await press(page, 'Add Fee')
  await page.getByRole('combobox', { name: 'Fee type' }).last().selectOption('Beef Fee')
  await expect(code.last()).toHaveValue('OTHER')
  await code.last().selectOption('COL')
  await page.getByLabel('Amount').last().fill('4.00')
  await fill(page, { label: 'Signature', value: totals_declarations?.declarant_name ?? '' })
  await press(page, 'Save & Continue', /\/step-6$/)
  const codes = (await stored()).totals_declarations?.fee_summary?.map((row) => row.code)
  expect(codes).toEqual(['MPF', 'HMF', 'COL'])
  const record = (await session.send('GET', `/api/entries/${entry.id}/record`)) as {
    fees: { code: string }[]
  }
  expect(record.fees.map((row) => row.code).sort()).toEqual(codes?.sort())
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
