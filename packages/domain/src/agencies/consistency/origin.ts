import type { AgencyStatement } from '../agency-data.ts'
import type { AgencyFacts } from '../programs/form.ts'
import { allRows } from '../programs/program.ts'

/** The country in which the statement says the goods are made or grown, and that of the line. */
export interface OriginContradiction {
  said: string
  line: string
}

/** Kinds of source that are about the product itself: where it is grown or produced (PG06). */
const OF_PRODUCT = ['30', '39']

/** A country that is not that of the line. */
export function originContradiction(
  statement: AgencyStatement,
  { origin }: AgencyFacts,
): OriginContradiction | undefined {
  const said = allRows(statement).find(
    ({ record, values }) =>
      record === 'PG06' && OF_PRODUCT.includes(values.sourceType ?? '') && values.country !== origin,
  )?.values.country
  return said && origin ? { said, line: origin } : undefined
}
