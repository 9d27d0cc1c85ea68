import fc from 'fast-check'
import { feeRowOf, proposeFees, TOTAL_FIELDS, totalsOf } from '../../src/calculations/index.ts'
import type { DraftData, TariffRow, TotalsSection } from '../../src/entry/draft.ts'
import { centsText, sumCents, toCents } from '../../src/money/cents.ts'
import { sampleEntry } from './sample-entry.ts'

const cents = fc.bigInt({ min: 0n, max: 999_999_99n })

/** Headings of chapter 99 and a part of the goods, with the whole dollars of value that each carries. */
const FURTHER_NUMBERS = ['9903.05.31', '9903.88.15', '9903.82.03', '8513.10.2000'] as const
const anyFurtherRows = fc
  .array(fc.record({ duty: cents, value: fc.integer({ min: 0, max: 3000 }) }), { maxLength: 4 })
  .map((rows) =>
    rows.map(
      ({ duty, value }, index): TariffRow => ({
        hts: FURTHER_NUMBERS[index]!,
        duty: centsText(duty),
        value: `${value}`,
        ...(index === 3 && { quantity: '3', unit: 'NO' }),
      }),
    ),
  )

/** Individual payment, and statements on a working day after the sample's. */
const PAYMENTS: readonly TotalsSection[] = [
  {},
  { payment_type: '1' },
  { payment_type: '2', statement_date: '2026-03-10' },
  { payment_type: '3', statement_date: '2026-03-10', statement_branch: 'LA' },
]
/** A monthly statement, on which CBP takes no I.R. tax. */
const MONTHLY: TotalsSection = {
  payment_type: '6',
  statement_date: '2026-03-10',
  statement_month: '04',
  statement_branch: '02',
}

/** Perfume with alcohol: it owes a tax that its number and quantity do not decide. */
const TAXED = '3303.00.3000'

/** One to five lines of any duty, tax and tariff rows, with the fees that customs computes, and any payment. */
export const anyFigures: fc.Arbitrary<DraftData> = fc
  .record({
    lines: fc.array(fc.record({ duty: cents, tax: cents, further: anyFurtherRows }), {
      minLength: 1,
      maxLength: 5,
    }),
    payment: fc.constantFrom(...PAYMENTS, MONTHLY),
  })
  .map(({ lines, payment }) => {
    const draft = sampleEntry()
    const [first] = draft.line_items!
    draft.line_items = lines.map(({ duty, tax, further }, index) => ({
      ...first!,
      id: `line-${index}`,
      line_number: index + 1,
      htsus: TAXED,
      entered_value: '12129',
      duty_amount: centsText(duty + sumCents(further.map((row) => toCents(row.duty)))),
      ir_tax_amount: payment === MONTHLY ? '0.00' : centsText(tax),
      tariff_rows: further,
    }))
    const fee_summary = proposeFees(draft).map((fee) => feeRowOf(fee, fee.class_code))
    draft.totals_declarations = { ...draft.totals_declarations, ...payment, fee_summary }
    return draft
  })

/** The draft with its totals as step 5 shows them: the ones that are signed. */
export function signedFigures(draft: DraftData): DraftData {
  const sums = totalsOf(draft)
  const totals = Object.fromEntries(TOTAL_FIELDS.map((field) => [field, sums[field].amount]))
  return { ...draft, totals_declarations: { ...draft.totals_declarations, ...totals } }
}
