import { type FieldSource, from, set } from './field-source.ts'

const FEES = 'totals_declarations.fee_summary'

const slots = [1, 2, 3, 4, 5]

/** What the fee rows of step 5 feed: records 34, 62, 89 and 90. */
export const TOTAL_SOURCES: readonly FieldSource[] = [
  ...from(
    FEES,
    ['34', 'class1', 'informal processing and mail fee'],
    ['34', 'amount1'],
    ['34', 'class2'],
    ['34', 'amount2'],
    ['62', 'class'],
    ['62', 'amount', "499 and 501: the line's own; others shared by value"],
    ...slots.flatMap((slot): [string, string][] => [
      ['89', `class${slot}`],
      ['89', `amount${slot}`],
    ]),
    ['90', 'fees', 'sum of the rows, AD and CVD aside'],
  ),
  ...set('always 0: the only class is Puerto Rico coffee', ['90', 'otherRevenue']),
]
