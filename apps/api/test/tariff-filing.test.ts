import { feeRowOf, proposeFees, totalsOf } from '@edfe/domain/calculations'
import type { DraftData, LineItem } from '@edfe/domain/entry'
import { sampleEntryDraft } from '@edfe/domain/sample'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEntry, patch, readEntry, submit, until } from './entry-steps.ts'
import { done, type Team, type TestApp } from './harness.ts'
import { type Simulator, startWithCustoms } from './simulator.ts'

const TODAY = '2026-10-09'

let app: TestApp & { simulator: Simulator }
let team: Team

beforeAll(async () => {
  app = await startWithCustoms({ env: { EDFE_TODAY: TODAY, CUSTOMS_RULES: 'cbp' } })
  team = await app.organization('Alder & Finch Trading LLC')
})
afterAll(() => app.stop())

/** Goods as an importer knows them: number, origin, value and quantities, and what else decides the duty. */
interface Goods {
  hts: string
  origin: string
  value: string
  quantities: [amount: string, unit: string][]
  spi?: string
  answers?: Record<string, string>
  mode?: string
  entryType?: string
  /** Fees whose amount the importer takes from a regulation, by class. */
  fees?: Record<string, string>
}

/** The line that the duty of the API makes: rows of chapter 99, the duty of the whole line, quantities and answers. */
async function lineOf(id: string, { hts, origin, value, quantities, spi, answers = {} }: Goods) {
  const body = await app.ask('calculateDuty', {
    body: {
      hts,
      origin,
      entry_date: TODAY,
      value,
      quantities: quantities.map(([quantity, unit]) => ({ quantity, unit })),
      ...(spi && { spi }),
      answers,
    },
  })
  const [first, second] = quantities
  const line: Partial<LineItem> = {
    htsus: hts,
    origin_country: origin,
    entered_value: value,
    net_qty: first?.[0] ?? '',
    net_uom: first?.[1] ?? '',
    net_qty_2: second?.[0] ?? '',
    net_uom_2: second?.[1] ?? '',
    spi: spi ?? '',
    hts_rate: '',
    duty_amount: body.duty ?? '',
    duty_source: 'calculated',
    ir_tax_amount: '0.00',
    tariff_answers: Object.entries(answers).map(([question, answer]) => ({ question, answer })),
    tariff_rows: body.rows
      .filter(({ program }) => program !== null)
      .map((row) => ({
        hts: row.hts,
        duty: row.amount ?? '',
        source: 'calculated',
      })),
  }
  return { body, line: { ...sampleEntryDraft(id).line_items![0]!, ...line } }
}

/** Types the goods into an entry dated today, files it, and reads it when customs has answered. */
async function file(goods: Goods) {
  const entry = await createEntry(app, team.preparer)
  const { body, line } = await lineOf(entry.draft_data.line_items![0]!.id, goods)
  const sample = sampleEntryDraft(line.id)
  const draft: DraftData = {
    ...sample,
    header: {
      ...sample.header,
      entry_type: goods.entryType ?? '01',
      summary_date: TODAY,
      entry_date: TODAY,
    },
    shipment_origin: {
      ...sample.shipment_origin,
      country_of_origin: goods.origin,
      exporting_country: goods.origin,
      import_date: '2026-10-07',
      export_date: '2026-09-10',
      mode_of_transport: goods.mode ?? sample.shipment_origin!.mode_of_transport!,
      // By mail a bill has no letters of a carrier.
      ...(goods.mode === '50' && { bill_of_lading: '123456789012' }),
    },
    line_items: [line],
    totals_declarations: { ...sample.totals_declarations, declarant_date: '10/09/2026' },
  }
  const totals = draft.totals_declarations!
  totals.fee_summary = [
    ...proposeFees(draft).map((proposal, index) => feeRowOf(proposal, `fee-${index}`)),
    ...Object.entries(goods.fees ?? {}).map(([class_code, amount]) => ({
      id: `fee-${class_code}`,
      fee_type: 'Other Fee',
      code: 'OTHER',
      class_code,
      amount,
    })),
  ]
  for (const [name, { amount }] of Object.entries(totalsOf(draft))) Object.assign(totals, { [name]: amount })
  done(await patch(app, team.preparer, entry, draft))
  const review = await app.answer('reviewEntry', {
    params: { id: entry.id },
    as: team.approver,
    body: { acknowledge: true },
  })
  const { issues } = done(review).final_review
  const errors = issues.filter(({ severity }) => severity === 'error')
  if (errors.length > 0) throw new Error(JSON.stringify(errors))
  done(await submit(app, team.approver, await readEntry(app, team.approver, entry.id)))
  const filed = await until(
    () => readEntry(app, team.auditor, entry.id),
    ({ status }) => status !== 'submitted',
  )
  const filing = await app.answer('getFiling', { as: team.auditor, params: { id: entry.id } })
  return {
    rows: body.rows.map(({ hts, amount }) => [hts, amount]),
    questions: body.open_questions.map(({ key }) => key),
    fees: totals.fee_summary.map(({ class_code, amount }) => [class_code, amount]),
    warnings: issues.map(({ rule_id }) => rule_id),
    status: filed.status,
    answer: JSON.stringify(filing.body),
  }
}

const SHIRTS: Goods = {
  hts: '6109.10.0012',
  origin: 'VN',
  value: '12000',
  quantities: [
    ['250', 'DOZ'],
    ['600', 'KG'],
  ],
}

test('apparel with two quantities is accepted at 16.5 percent, after the review has asked for its cotton fee', async () => {
  await expect(file(SHIRTS)).rejects.toThrow('FILING_AGRICULTURAL_FEE')
  const filed = await file({ ...SHIRTS, fees: { '056': '5.20' } })
  expect(filed.status, filed.answer).toBe('accepted')
  expect(filed.rows).toEqual([
    ['9903.05.84', '1500.00'],
    ['6109.10.0012', '1980.00'],
  ])
  expect(filed.fees).toContainEqual(['056', '5.20'])
})

test('a compound rate, 9.9 cents a kilogram and 6.4 percent, is accepted', async () => {
  const filed = await file({
    hts: '2006.00.2000',
    origin: 'TR',
    value: '10000',
    quantities: [['1000', 'KG']],
  })
  expect(filed.status, filed.answer).toBe('accepted')
  expect(filed.rows).toEqual([
    ['9903.05.79', '1250.00'],
    ['2006.00.2000', '739.00'],
  ])
})

test('a USMCA claim is accepted free of duty and of the processing fee', async () => {
  const filed = await file({
    hts: '9405.11.6010',
    origin: 'MX',
    value: '10000',
    quantities: [['50', 'NO']],
    spi: 'S',
  })
  expect(filed.status, filed.answer).toBe('accepted')
  expect(filed.rows).toEqual([
    ['9903.05.94', '0.00'],
    ['9405.11.6010', '0.00'],
  ])
  expect(filed.fees).toEqual([['501', '12.50']])
})

test('a metal derivative is asked for its share of metal, and is accepted by the answer', async () => {
  const closers: Goods = {
    hts: '8302.60.3000',
    origin: 'IN',
    value: '10000',
    quantities: [['900', 'KG']],
  }
  const asked = (await lineOf('closers', closers)).body
  expect(asked.open_questions[0]).toMatchObject({
    key: 'metal_share',
    options: [
      { value: 'at_least_15', changes_duty_by: '0.00' },
      { value: 'under_15', changes_duty_by: '-1500.00' },
    ],
  })
  const filed = await file({ ...closers, answers: { metal_share: 'under_15', civil_aircraft: 'no' } })
  expect(filed.status, filed.answer).toBe('accepted')
  expect(filed.rows).toEqual([
    ['9903.05.44', '1000.00'],
    ['9903.82.03', '0.00'],
    ['8302.60.3000', '390.00'],
  ])
  expect(filed.questions).toEqual([])
})

test('a dutiable mail shipment is accepted with its mail fee', async () => {
  const filed = await file({ ...SHIRTS, value: '1200', mode: '50', entryType: '11', fees: { '056': '0.52' } })
  expect(filed.status, filed.answer).toBe('accepted')
  expect(filed.fees).toEqual([
    ['496', '7.61'],
    ['056', '0.52'],
  ])
})
