import type { Finding } from '@edfe/domain/rules'
import type { ShownFinding } from '@edfe/messages'
import { queryOptions } from '@tanstack/react-query'

/** The rules of filing with their words and tables, by far the largest part of an entry's scripts. */
export type RulesOfFiling = typeof import('./rules-of-filing.ts')

let held: RulesOfFiling | undefined

/** Fetches the rules once. Rejects while the server cannot be reached. */
export async function loadRulesOfFiling(): Promise<RulesOfFiling> {
  held ??= await import('./rules-of-filing.ts')
  return held
}

/** Queries the rules of filing, for a page that is drawn before them. */
export const rulesQuery = queryOptions({
  queryKey: ['rules-of-filing'],
  queryFn: loadRulesOfFiling,
  staleTime: Number.POSITIVE_INFINITY,
  initialData: () => held,
})

/** A finding of the rules in the reader's words. Findings come from the rules alone, so that these are here. */
export function shownFinding(finding: Finding): ShownFinding {
  if (!held) throw new Error('A finding is shown, and its rules are not loaded.')
  return held.shownFinding(finding)
}
