import { PatchEntry } from '@edfe/contracts/entries/entry'
import { mergeDraft, normaliseDraft, withKeptValues } from '@edfe/domain/entry'
import { finalReview } from '@edfe/domain/review'
import type { RuleContext } from '@edfe/domain/rules'
import { sampleEntryDraft } from '@edfe/domain/sample'
import { entryColumns, projectRecords } from './entries/repository/project-entry.ts'

/** After so many turns V8 has compiled what a save runs; more turns change nothing that can be measured. */
const TURNS = 10

/**
 * Runs what a save and a review do of a sample entry, in memory, so that the first people after a start do not wait
 * for the compiler. `context` is that of a rule: profile, day and tables.
 */
export function warmUp(context: RuleContext): void {
  const draft_data = sampleEntryDraft()
  for (let turn = 0; turn < TURNS; turn += 1) {
    const typed = PatchEntry.parse({ draft_data, expected_updated_at: '2026-01-01T00:00:00.000Z' })
    const draft = withKeptValues(normaliseDraft(mergeDraft({}, typed.draft_data ?? {})), context.profile)
    projectRecords(draft)
    entryColumns(draft, undefined)
    finalReview(draft, context)
  }
}
