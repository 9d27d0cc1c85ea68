import { SAMPLE_DRAFT } from './fixtures/sample-draft.ts'
import { expectAccessible } from './harness/accessible.ts'
import { fill, fillAll, press } from './harness/by-mouse.ts'
import { alert, open, openWith } from './harness/detail-page.ts'
import { screenshot } from './harness/screenshot.ts'
import { expect, test } from './harness/test.ts'

test('a line under an antidumping order gets its case, role, rate and amount', async ({ page, session }) => {
  const { entry, stored } = await openWith(session, {})
  await open(page, entry, 'step-4')
  await page
    .getByRole('navigation', { name: 'More detail' })
    .getByRole('link', { name: 'Line Details' })
    .click()
  // Step 4 has a field of this name as well.
  await expect(page).toHaveURL(/\/lines$/)
  await fill(page, { label: 'AD/CVD Case Number', value: 'A-583-851-000' })
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
    adcvd_case_number: 'A-583-851-000',
    adcvd_case_role: 'exporter',
    adcvd_rate: '25.5',
    adcvd_amount: '3092.90',
  })
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
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Entered Value')).toHaveValue('12,129.00')
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
  await press(page, 'Save & Continue')
  await expect(alert(page)).toContainText(
    'No line of this entry is under a heading whose goods owe the fee of class 053',
  )
  await press(page, 'Skip', /\/step-6$/)
  const codes = (await stored()).totals_declarations?.fee_summary?.map((row) => row.code)
  expect(codes).toEqual(['MPF', 'HMF', 'COL'])
  const record = (await session.send('GET', `/api/entries/${entry.id}/record`)) as {
    fees: { code: string }[]
  }
  expect(record.fees.map((row) => row.code).sort()).toEqual(codes?.sort())
})

test('freight of the shipment is spread over the lines by weight, comes off the values, and one press takes it back', async ({
  page,
  session,
}) => {
  const [line] = SAMPLE_DRAFT.line_items ?? []
  const lines = [
    { ...line!, id: 'sofa', line_number: 1, entered_value: '3000.00', gross_weight_kg: '100', charges: '' },
    { ...line!, id: 'lamp', line_number: 2, entered_value: '1000.00', gross_weight_kg: '300', charges: '' },
  ]
  const entry = await session.createEntry({ ...SAMPLE_DRAFT, line_items: lines })
  await page.goto(`/entries/${entry.id}/step-4`)
  await page.getByRole('button', { name: 'Spread freight…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Spread freight and insurance' })
  await dialog.getByLabel('Freight').fill('400')
  await dialog.getByText('Gross weight').click()
  await dialog.getByText('The entered values include them').click()
  await expect(dialog.getByRole('row', { name: '002' })).toContainText('$300.00')
  await expectAccessible(page, 'freight over the lines')
  await screenshot(page, 'spread freight')
  await dialog.getByRole('button', { name: 'Spread over 2 lines' }).click()
  await expect(page.getByRole('gridcell', { name: '2,900.00' })).toBeVisible()
  const stored = async () => (await session.entry(entry.id)).draft_data.line_items
  await expect
    .poll(async () => (await stored())?.map(({ charges, entered_value }) => [charges, entered_value]))
    .toEqual([
      ['100.00', '2900.00'],
      ['300.00', '700.00'],
    ])
  expect((await stored())?.[1]?.valuation).toMatchObject({ international_freight: '300.00' })
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('gridcell', { name: '3,000.00' })).toBeVisible()
})
