import { SAMPLE_DRAFT } from './fixtures/sample-draft.ts'
import { expectAccessible } from './harness/accessible.ts'
import { fill, fillAll, press } from './harness/by-mouse.ts'
import { watchFaults } from './harness/faults.ts'
import { sentRecords } from './harness/filed.ts'
import { submitAndBeAccepted } from './harness/review.ts'
import { screenshot } from './harness/screenshot.ts'
import { expect, test } from './harness/test.ts'

test('a line under an antidumping and a countervailing order is filed with both cases, and the simulator accepts it', async ({
  page,
  session,
}) => {
  const faults = watchFaults(page)
  const entry = await session.createEntry({
    ...SAMPLE_DRAFT,
    // Lamps of China owe section 301 beside 3.9 percent.
    line_items: SAMPLE_DRAFT.line_items?.map((line) => ({
      ...line,
      origin_country: 'CN',
      tariff_rows: [{ hts: '9903.88.03', duty: '3032.25' }],
      duty_amount: '3505.28',
    })),
  })
  await page.goto(`/entries/${entry.id}/step-1`)
  await page.getByLabel('Entry type').selectOption('03')
  await press(page, 'Save & Continue', /\/step-2$/)

  await page.goto(`/entries/${entry.id}/lines`)
  await fillAll(page, [
    { label: 'AD/CVD Case Number', value: 'A-570-967-000' },
    { label: 'AD/CVD case role', value: 'All others', kind: 'pick' },
    { label: 'Second AD/CVD case', value: 'C-570-968-000' },
  ])
  await press(page, 'Save & Return to Line Items', /\/step-4$/)

  await page.goto(`/entries/${entry.id}/calculations`)
  await fillAll(page, [
    { label: 'AD/CVD rate', value: '25.5' },
    { label: 'Rate of the second case', value: '10.25' },
  ])
  await page.getByLabel('HTSUS rate').click()
  await press(page, 'Use these amounts')
  // 25.5 and 10.25 percent of 12,129 dollars.
  await expect(page.getByLabel('AD/CVD amount')).toHaveValue('3,092.90')
  await expect(page.getByLabel('Amount of the second case')).toHaveValue('1,243.22')
  await fill(page, { label: 'Statement of non-reimbursement', value: 'I certify', kind: 'pick' })
  await expectAccessible(page, 'the rates and amounts of two cases')
  await screenshot(page, 'two cases')
  await press(page, 'Save & Return to Totals & Declarations', /\/step-5$/)

  // A deposit of 5 percent or more needs a bond beside the continuous one, and the review leads to it.
  await page.goto(`/entries/${entry.id}/step-6`)
  await page.getByRole('link', { name: 'Surety of the additional bond' }).first().click()
  await fillAll(page, [
    { label: 'Surety of the additional bond', value: '054' },
    { label: 'Number of the additional bond', value: 'STB2026001' },
    { label: 'Amount of the additional bond', value: '12000' },
  ])
  await press(page, 'Save & Return to Entry Header', /\/step-1$/)

  await page.goto(`/entries/${entry.id}/step-5`)
  await page.getByLabel('Signature').fill('Ruth Okafor')
  await press(page, 'Save & Continue', /\/step-6$/)
  await submitAndBeAccepted(page)
  const records = (await sentRecords(page)).map((record) => record.trimEnd())
  expect(records.filter((record) => /^(31|53|88)/.test(record))).toEqual([
    '318B 054',
    '319A 0540000012000STB2026001',
    // Case, cash, rate of 25.50 and 10.25 percent of the value, deposit.
    '53A570967000C00002550A  00000000000000000000000000309290',
    '53C570968000C00001025A  00000000000000000000000000124322',
    // Bonded and cash: antidumping, then countervailing.
    '8800000000000 00000309290 00000000000 00000124322',
  ])
  expect(faults).toEqual([])
})
