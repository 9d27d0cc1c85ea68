import { valuedLines } from '../entry/article-set.ts'
import type { DraftData, FeeRow, LineItem } from '../entry/draft.ts'
import { asWritten, label, type MessageDescriptor, say, sentenceOf } from '../messages/index.ts'
import { PLACES } from '../money/amount.ts'
import { type Cents, centsText, sumCents, sumTyped, toCents } from '../money/cents.ts'
import type { RulesProfile } from '../profile/index.ts'
import type { Amount, Component } from './amount.ts'
import { type CaseKind, casesOfLines } from './line-cases.ts'

/** The totals of an entry, blocks 39 and 41 to 44, each with how it came about. */
export interface Totals {
  total_entered_value: Amount
  total_duty: Amount
  total_tax: Amount
  total_other: Amount
  grand_total: Amount
}

export type TotalField = keyof Totals
export const TOTAL_FIELDS: readonly TotalField[] = [
  'total_entered_value',
  'total_duty',
  'total_tax',
  'total_other',
  'grand_total',
]

/** AD and CVD rows are duty, every other row is a fee. */
export const isDutyRow = (row: Pick<FeeRow, 'fee_type'>): boolean =>
  row.fee_type === 'AD' || row.fee_type === 'CVD'

/**
 * The totals of step 5, the review and the filing: computed from lines and fee rows, each amount rounded to cents
 * before it is added. Duty holds the lines' duty and AD/CVD; a fee row of that kind replaces what the lines say
 * of it. Other is the fee rows alone: charges (block 36B) are statistical and never enter here, in either profile.
 */
export const totalsOf = (draft: DraftData): Totals => assemble(draft, [])

/**
 * The totals of the named page calculations. Under the specification's 'charges-and-fees', total other also holds
 * the charge lists of line-values (`charges_breakdown`, 2§9); under CBP's reading it does not, and the two agree.
 */
export function calculationTotals(draft: DraftData, profile: RulesProfile): Totals {
  if (profile.totalOther === 'fees-only') return totalsOf(draft)
  const charges = (draft.line_items ?? []).flatMap((line) => line.charges_breakdown ?? [])
  const amount = sumCents(charges.map((charge) => toCents(charge.amount)))
  return assemble(draft, amount === 0n ? [] : [{ label: sentenceOf(CHARGES), amount: centsText(amount) }])
}

/** The charge lists of the lines in the total of other. */
export const CHARGES = label({ id: 'amount.charges', defaultMessage: 'Charges of the lines' })

function assemble(draft: DraftData, charges: Component[]): Totals {
  const lines = draft.line_items ?? []
  const rows = draft.totals_declarations?.fee_summary ?? []
  const duty = amountOf([
    linesComponent(DUTY, lines, 'duty_amount'),
    ...adcvdComponents('AD', lines, rows),
    ...adcvdComponents('CVD', lines, rows),
  ])
  const tax = amountOf([linesComponent(TAX, lines, 'ir_tax_amount')])
  const other = amountOf([...rows.filter((row) => !isDutyRow(row)).map(rowComponent), ...charges])
  return {
    total_entered_value: amountOf([linesComponent(VALUE, valuedLines(lines), 'entered_value')]),
    total_duty: duty,
    total_tax: tax,
    total_other: other,
    grand_total: amountOf([
      { label: say({ id: 'amount.total-duty', defaultMessage: 'Total duty' }), amount: duty.amount },
      { label: say({ id: 'amount.total-tax', defaultMessage: 'Total tax' }), amount: tax.amount },
      { label: say({ id: 'amount.total-other', defaultMessage: 'Total other' }), amount: other.amount },
    ]),
  }
}

function adcvdComponents(kind: CaseKind, lines: readonly LineItem[], rows: readonly FeeRow[]): Component[] {
  const typed = rows.filter((row) => row.fee_type === kind)
  if (typed.length > 0) return typed.map(rowComponent)
  const amounts = casesOfLines(lines).filter((one) => one.kind === kind && toCents(one.amount) > 0n)
  const label = say(
    { id: 'amount.case-of-lines', defaultMessage: '{kind} of {count, plural, one {# line} other {# lines}}' },
    { kind, count: amounts.length },
  )
  const amount = centsText(sumCents(amounts.map((one) => toCents(one.amount))))
  return amounts.length === 0 ? [] : [{ label, amount }]
}

/** Antidumping or countervailing duty as the totals count it: its fee rows, else what the lines say of it. */
export const adcvdAmount = (draft: DraftData, kind: CaseKind): Cents =>
  sumCents(
    adcvdComponents(kind, draft.line_items ?? [], draft.totals_declarations?.fee_summary ?? []).map(
      ({ amount }) => toCents(amount),
    ),
  )

type LineAmount = 'entered_value' | 'duty_amount' | 'ir_tax_amount'

const DUTY = label({
  id: 'amount.duty-of-lines',
  defaultMessage: 'Duty of {count, plural, one {# line} other {# lines}}',
})
const TAX = label({
  id: 'amount.tax-of-lines',
  defaultMessage: 'I.R. tax of {count, plural, one {# line} other {# lines}}',
})
const VALUE = label({
  id: 'amount.value-of-lines',
  defaultMessage: 'Entered value of {count, plural, one {# line} other {# lines}}',
})

const linesComponent = (
  label: MessageDescriptor,
  lines: readonly LineItem[],
  field: LineAmount,
): Component => ({
  label: sentenceOf(label, { count: lines.length }),
  amount: centsText(
    sumTyped(
      lines.map((line) => line[field]),
      PLACES.currency,
    ),
  ),
})

const rowComponent = (row: FeeRow): Component => ({
  label: row.fee_type
    ? sentenceOf(asWritten, {
        text: [row.fee_type, row.class_code && `(${row.class_code})`].filter(Boolean).join(' '),
      })
    : say({ id: 'amount.fee', defaultMessage: 'Fee' }),
  amount: centsText(toCents(row.amount)),
})

const amountOf = (components: Component[]): Amount => ({
  amount: centsText(sumCents(components.map((component) => toCents(component.amount)))),
  components,
})

/** The most by which two totals may differ and still agree (2§9): half a dollar. */
export const TOTAL_TOLERANCE: Cents = 50n

/** True if two amounts agree within the tolerance; unreadable ones count as 0. */
export function agreeWithinTolerance(a: string | undefined, b: string | undefined): boolean {
  const difference = toCents(a) - toCents(b)
  return (difference < 0n ? -difference : difference) <= TOTAL_TOLERANCE
}

/** A saved total that departs from the computed one. */
export interface TotalDifference {
  field: TotalField
  saved: string
  computed: string
  /** Beyond the tolerance: the final review will refuse it. */
  exceedsTolerance: boolean
}

/** Every saved total that differs from the sum by a cent or more; totals not given are left out. */
export function totalDifferences(draft: DraftData, totals: Totals = totalsOf(draft)): TotalDifference[] {
  const saved = draft.totals_declarations ?? {}
  return TOTAL_FIELDS.flatMap((field) => {
    const text = saved[field]
    if (!text || toCents(text) === toCents(totals[field].amount)) return []
    const computed = totals[field].amount
    return [{ field, saved: text, computed, exceedsTolerance: !agreeWithinTolerance(text, computed) }]
  })
}
