import { type Totals, totalsOf } from '../calculations/totals.ts'
import { entryKind } from '../entry/derived-facts.ts'
import type { DraftData } from '../entry/draft.ts'
import { projectTransport, type TransportRecord } from '../projection/project-transport.ts'

/** The facts from which members of the canonical format are derived, read once per entry. */
export interface CanonicalFacts {
  draft: DraftData
  transport: TransportRecord
  totals: Totals
  kind: 'informal' | 'formal'
}

export const canonicalFacts = (draft: DraftData): CanonicalFacts => ({
  draft,
  transport: projectTransport(draft),
  totals: totalsOf(draft),
  kind: entryKind(draft),
})
