import type { AgencyRow, AgencyRowId, AgencyStatement } from '../agency-data.ts'
import type { AgencyFacts } from '../programs/form.ts'
import { allRows } from '../programs/program.ts'

/** What comes before what, and cannot. */
export type DateOrder =
  | 'madeAfterArrival'
  | 'madeBackwards'
  | 'lotBackwards'
  | 'testedAfterArrival'
  | 'expiredAtArrival'

/** Two days in an order that cannot be: the one that is wrong, and the one that it is held against. */
export interface DateContradiction {
  order: DateOrder
  day: string
  against: string
}

const EXPIRES = '1'
const BY_LABORATORY = 'L'

interface DateRule {
  record: AgencyRowId
  order: DateOrder
  /** The earlier day and the later one, as they should be; undefined where one of them is not known. */
  days(
    values: AgencyRow['values'],
    arrival: string | undefined,
  ): readonly [first: string | undefined, last: string | undefined]
  /** The wrong one of the two. */
  wrong: 'first' | 'last'
}

const RULES: readonly DateRule[] = [
  {
    record: 'PG06',
    order: 'madeAfterArrival',
    days: ({ processingStart }, arrival) => [processingStart, arrival],
    wrong: 'first',
  },
  {
    record: 'PG06',
    order: 'madeBackwards',
    days: ({ processingStart, processingEnd }) => [processingStart, processingEnd],
    wrong: 'last',
  },
  {
    record: 'PG25',
    order: 'lotBackwards',
    days: ({ producedFrom, producedTo }) => [producedFrom, producedTo],
    wrong: 'last',
  },
  {
    record: 'PG30',
    order: 'testedAfterArrival',
    days: ({ status, date }, arrival) => [status === BY_LABORATORY ? date : undefined, arrival],
    wrong: 'first',
  },
  {
    record: 'PG14',
    order: 'expiredAtArrival',
    days: ({ dateKind, date }, arrival) => [arrival, dateKind === EXPIRES ? date : undefined],
    wrong: 'last',
  },
]

/** Days of a statement whose order cannot be. Days are `YYYY-MM-DD`, so that their texts have their order. */
export function dateContradictions(
  statement: AgencyStatement,
  { arrival, signedOn }: AgencyFacts,
): DateContradiction[] {
  const arrived = arrival?.date ?? signedOn
  return allRows(statement).flatMap((row) =>
    RULES.filter(({ record }) => record === row.record).flatMap(({ order, days, wrong }) => {
      const [first, last] = days(row.values, arrived)
      if (!first || !last || first <= last) return []
      return [wrong === 'first' ? { order, day: first, against: last } : { order, day: last, against: first }]
    }),
  )
}
