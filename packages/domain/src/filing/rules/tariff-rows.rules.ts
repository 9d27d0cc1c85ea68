import { furtherRowSums, type StackQuantity, type StackRow } from '../../calculations/tariff-stack.ts'
import { isSetComponent } from '../../entry/article-set.ts'
import { type Cents, dollarsText, percentOf, scaled, toCents } from '../../money/cents.ts'
import { DUTY_TOLERANCE } from '../../reference/filing-limits.ts'
import { cbpUnit } from '../../reference/units.ts'
import type { FilingLine } from '../filing-context.ts'
import { type FilingRule, type FilingRuleId, filingLineRule } from './filing-rule.ts'

const RECORD_50 = 'CBP AE chapter, July 2026, record 50'

/** Headings that go with the number of the goods: chapter 99, goods sent abroad, war materials, temporary importation. */
const WITH_GOODS = /^(99|9802|98080030|9813)/

const TIB = '23'
const MILITARY = '51'

const startsWith = ([first]: readonly StackRow[], heading: string): boolean =>
  first?.hts.startsWith(heading) ?? false

/** The rows in addition to the line's own. */
const further = (stack: readonly StackRow[]): readonly StackRow[] =>
  stack.filter(({ row }) => row !== undefined)

/** Ten digits, or the eight of a heading of chapter 98 or 99 that has no longer one. */
const isTariffNumber = (hts: string): boolean => /^(\d{10}|9[89]\d{6})$/.test(hts)

const isRepeated = (rows: readonly StackRow[]): boolean =>
  rows.length > 1 && new Set(rows.map(({ hts }) => hts)).size < rows.length

/** A quantity above zero in a unit of CBP, as far as record 50 has room. */
function isQuantity({ amount, unit }: StackQuantity): boolean {
  if (unit === 'X') return amount === ''
  const hundredths = scaled(amount, 2)
  return (
    cbpUnit(unit) !== undefined &&
    hundredths !== undefined &&
    hundredths > 0n &&
    hundredths < 1_000_000_000_000n
  )
}

/** Whole dollars, or nothing. */
const isValue = (value: string | undefined): boolean => !value || /^\d{1,10}$/.test(value)

const isDuty = (duty: string | undefined): boolean => {
  const cents = scaled(duty, 2)
  return cents !== undefined && cents >= 0n && cents < 10_000_000_000n
}

/** The fields that decide whether a typed rate alone gives the duty. */
const RATE_FIELDS = [
  'set_indicator',
  'tariff_rows',
  'spi',
  'hts_rate_text',
  'duty_source',
  'hts_rate',
] as const

/** The duty that a typed rate alone gives; undefined where rows, a claim or the tariff decide the duty. */
function dutyByRate(line: Pick<FilingLine, (typeof RATE_FIELDS)[number] | 'value'>): Cents | undefined {
  const isByRate = !isSetComponent(line) && !line.tariff_rows?.length && !line.spi && !line.hts_rate_text
  return isByRate && line.duty_source !== 'calculated' ? percentOf(line.value, line.hts_rate) : undefined
}

/** The second or third quantity of the line's own number. */
const furtherQuantity = (
  id: FilingRuleId,
  place: 'second' | 'third',
  [amount, unit]: ['net_qty_2', 'net_uom_2'] | ['net_qty_3', 'net_uom_3'],
): FilingRule =>
  filingLineRule({
    id,
    at: amount,
    source: `${RECORD_50}; conditions 441 to 444`,
    message: `Enter the ${place} quantity, above zero, together with its unit.`,
    mayRead: [amount, unit],
    holds: (line) =>
      (!line[amount] && !line[unit]) || isQuantity({ amount: line[amount] ?? '', unit: line[unit] ?? '' }),
  })

/** The tariff rows in addition to the line's own number. */
export const TARIFF_ROWS_FILING_RULES: readonly FilingRule[] = [
  filingLineRule({
    id: 'FILING_TARIFF_ROW_NUMBER',
    at: 'tariff_rows',
    source: `${RECORD_50}; condition 433`,
    message:
      'A tariff row needs the ten digits of its number, or the eight of a heading of chapter 98 or 99.',
    reads: ['tariff_rows'],
    mayRead: ['stack'],
    holds: ({ stack }) => further(stack).every(({ hts }) => isTariffNumber(hts)),
  }),
  filingLineRule({
    id: 'FILING_TARIFF_ROW_REPEATED',
    at: 'tariff_rows',
    source: 'CBP ACE error dictionary, condition 436',
    message: 'CBP accepts each tariff number only once on a line.',
    reads: ['tariff_rows'],
    mayRead: ['stack'],
    holds: ({ stack }) => !isRepeated(stack),
  }),
  filingLineRule({
    id: 'FILING_HEADING_ALONE',
    at: 'htsus',
    source: 'CBP ACE error dictionary, condition 609',
    message: 'CBP accepts this heading only together with the number of the goods in chapters 1 to 97.',
    detail: 'Enter the number of the goods, and add this heading to the tariff rows of the line.',
    mayRead: ['stack'],
    holds: ({ stack }) => stack.length !== 1 || !WITH_GOODS.test(stack[0]?.hts ?? ''),
  }),
  filingLineRule({
    id: 'FILING_TIB_HEADING',
    at: 'htsus',
    source: 'CBP ACE error dictionary, condition 676',
    message: 'Goods imported temporarily under bond need a heading of 9813 in addition to their number.',
    detail: 'Add the heading, such as 9813.00.05, to the tariff rows of the line.',
    mayRead: ['stack'],
    entry: ['entryType'],
    holds: ({ stack }, _rules, { entryType }) => entryType !== TIB || startsWith(stack, '9813'),
  }),
  filingLineRule({
    id: 'FILING_HEADING_OF_ANOTHER_TYPE',
    at: 'htsus',
    source: 'CBP ACE error dictionary, condition 604',
    message:
      'CBP accepts a heading of 9813 only on an entry of type 23, and a heading of 9818 on no entry summary.',
    detail: 'Choose entry type 23 in step 1 for goods that leave again, or remove the heading.',
    mayRead: ['stack'],
    entry: ['entryType'],
    holds: ({ stack }, _rules, { entryType }) =>
      stack.every(({ hts }) => !hts.startsWith('9818') && (entryType === TIB || !hts.startsWith('9813'))),
  }),
  filingLineRule({
    id: 'FILING_MILITARY_HEADING',
    at: 'htsus',
    source: 'CBP ACE error dictionary, condition 677',
    message: 'Emergency war materials need heading 9808.00.30 in addition to their number.',
    detail: 'Add 9808.00.30.00 to the tariff rows of the line.',
    mayRead: ['stack'],
    entry: ['entryType'],
    holds: ({ stack }, _rules, { entryType }) => entryType !== MILITARY || startsWith(stack, '98080030'),
  }),
  filingLineRule({
    id: 'FILING_TARIFF_ROW_AMOUNT',
    at: 'tariff_rows',
    source: `${RECORD_50}; conditions 437 and 438`,
    message: 'A tariff row needs its duty, 0.00 if none. Its value is whole dollars, or blank.',
    reads: ['tariff_rows'],
    holds: ({ tariff_rows = [] }) => tariff_rows.every(({ duty, value }) => isDuty(duty) && isValue(value)),
  }),
  filingLineRule({
    id: 'FILING_TARIFF_ROW_QUANTITY',
    at: 'tariff_rows',
    source: `${RECORD_50}; conditions 439 to 442`,
    message: 'A quantity of a tariff row is above zero, in a unit of the tariff. Leave both blank for none.',
    reads: ['tariff_rows'],
    mayRead: ['stack'],
    holds: ({ stack }) =>
      further(stack).every(
        ({ hts, quantities }) =>
          quantities.every(isQuantity) && (quantities.length > 0 || /^9[89]/.test(hts)),
      ),
  }),
  filingLineRule({
    id: 'FILING_TARIFF_ROWS_DUTY',
    at: 'tariff_rows',
    source: 'CBP AE chapter, July 2026, usage note l; records 50 and 90',
    message: 'The duties of the tariff rows add up to {sum}, more than the duty of the line.',
    detail: 'The duty of a line is the sum of its tariff rows. Correct the rows, or the duty in block 38.',
    reads: ['tariff_rows'],
    mayRead: ['duty_amount'],
    holds: (line) => furtherRowSums(line).duty <= toCents(line.duty_amount),
    params: (line) => ({ sum: dollarsText(furtherRowSums(line).duty) }),
  }),
  filingLineRule({
    id: 'FILING_TARIFF_ROWS_VALUE',
    at: 'tariff_rows',
    source: 'CBP AE chapter, July 2026, usage note o: the values of the rows are the value of the line',
    message: 'The values of the tariff rows add up to {sum}, more than the entered value of the line.',
    reads: ['tariff_rows'],
    mayRead: ['value'],
    holds: (line) => furtherRowSums(line).value <= line.value,
    params: (line) => ({ sum: dollarsText(furtherRowSums(line).value) }),
  }),
  filingLineRule({
    id: 'FILING_DUTY_BY_RATE',
    at: 'duty_amount',
    severity: 'warning',
    source: 'CBP ACE error dictionary, condition 624',
    message:
      'Value times rate is {expected}. If the rate is right, correct the duty: CBP allows a difference of $2.99.',
    reads: ['hts_rate'],
    mayRead: [...RATE_FIELDS, 'value', 'duty_amount'],
    holds: (line) => {
      const expected = dutyByRate(line)
      if (expected === undefined) return true
      const difference = toCents(line.duty_amount) - expected
      return difference <= DUTY_TOLERANCE && difference >= -DUTY_TOLERANCE
    },
    params: (line) => ({ expected: dollarsText(dutyByRate(line) ?? 0n) }),
  }),
  furtherQuantity('FILING_QUANTITY_2', 'second', ['net_qty_2', 'net_uom_2']),
  furtherQuantity('FILING_QUANTITY_3', 'third', ['net_qty_3', 'net_uom_3']),
  filingLineRule({
    id: 'FILING_QUANTITY_ORDER',
    at: 'net_qty_3',
    source: `${RECORD_50}; condition 443`,
    message: 'Give the second quantity before the third.',
    reads: ['net_qty_3'],
    mayRead: ['net_qty_2'],
    holds: ({ net_qty_2 }) => Boolean(net_qty_2),
  }),
]
