import { LANDED_BY } from '@edfe/contracts/choices'
import type { LandedBy } from '@edfe/domain/books'
import { readReportSearch } from './report-search.ts'

/** The state of the page, in the address: what it sums by and the months `YYYY-MM`, both included. */
export interface LandedSearch {
  by?: LandedBy | undefined
  from?: string | undefined
  to?: string | undefined
}

/** Reads the address: what it does not say, or says wrongly, falls away. */
export function readLandedSearch(search: Record<string, unknown>): LandedSearch {
  const { from, to } = readReportSearch(search)
  return { by: LANDED_BY.find((each) => each === search.by), from, to }
}
