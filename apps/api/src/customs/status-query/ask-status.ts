import { questionRefusal } from '@edfe/domain/customs-queries'
import { UNFILED } from '@edfe/domain/entry'
import { isSameCustoms } from '@edfe/domain/profile'
import { entryNotFound, notEditable } from '../../entries/drafts/conflict.ts'
import { announceEntry } from '../../entries/record-change.ts'
import { loadEntry, type StoredEntry } from '../../entries/repository/load-entry.ts'
import type { RequestScope } from '../../entries/request-scope.ts'
import type { Refusal } from '../../refusals/problems.ts'
import type { FilingParts } from '../declaration/filing-parts.ts'
import { filedElsewhere } from '../transmissions/filed-elsewhere.ts'
import { filedRelease, filedSummary } from '../transmissions/filed-summary.ts'
import { queueEntryMessage } from '../transmissions/queue-entry-message.ts'
import { askableBill } from './askable-bills.ts'
import { latestQuestion } from './latest-question.ts'
import { billNotAskable, questionsOff, repeated } from './question-refusals.ts'
import { statusQueryAbout } from './status-query.kind.ts'

/** What CBP has of this version of an entry: its summary, or before that its release. Undefined where it has neither. */
export async function filedWithCbp(scope: RequestScope, entry: StoredEntry) {
  if (entry.superseded_by !== null || entry.archived) return undefined
  return UNFILED.has(entry) ? filedRelease(scope, entry.id) : filedSummary(scope, entry.id)
}

/**
 * Queues the question what CBP knows of an entry, or of one of its bills, in the caller's transaction: one at a time, once
 * a minute.
 */
export async function askStatus(
  parts: FilingParts,
  scope: RequestScope,
  id: string,
  bill?: string,
): Promise<Refusal | undefined> {
  const entry = await loadEntry(scope, id, { lock: true })
  if (!entry) return entryNotFound()
  if (entry.archived) return notEditable(entry)
  const filed = await filedWithCbp(scope, entry)
  const latest = await latestQuestion(scope, id, bill)
  const code = questionRefusal({ filedAt: filed?.submitted_at, latest }, scope.now)
  if (code) return repeated(code)
  if (!filed || !isSameCustoms(filed.gateway, parts.gateway))
    return filedElsewhere(UNFILED.has(entry) ? 'cargoRelease' : 'entrySummary')
  if (!parts.takesQuestions) return questionsOff()
  const about = bill === undefined ? undefined : await askableBill(scope, entry, bill)
  if (bill !== undefined && !about) return billNotAskable()
  const unfit = await queueEntryMessage(scope, entry, { ...parts, kind: statusQueryAbout(about), issues: [] })
  if (unfit) return unfit
  announceEntry(scope, id)
  return undefined
}
