import { questionRefusal } from '@edfe/domain/customs-queries'
import { UNFILED } from '@edfe/domain/entry'
import { entryNotFound, notEditable } from '../../entries/drafts/conflict.ts'
import { announceEntry } from '../../entries/record-change.ts'
import { loadEntry, type StoredEntry } from '../../entries/repository/load-entry.ts'
import type { RequestScope } from '../../entries/request-scope.ts'
import type { Refusal } from '../../refusals/problems.ts'
import type { FilingParts } from '../declaration/filing-parts.ts'
import { filedElsewhere } from '../transmissions/filed-elsewhere.ts'
import { filedSummary } from '../transmissions/filed-summary.ts'
import { queueEntryMessage } from '../transmissions/queue-entry-message.ts'
import { latestQuestion } from './latest-question.ts'
import { questionsOff, repeated } from './question-refusals.ts'
import { statusQueryKind } from './status-query.kind.ts'

/** True while CBP has a summary that this version of the entry filed. */
export const isAskable = (entry: StoredEntry): boolean =>
  !UNFILED.has(entry) && entry.superseded_by === null && !entry.archived

/** Queues the question what CBP knows of an entry, in the caller's transaction: one at a time, once a minute. */
export async function askStatus(
  parts: FilingParts,
  scope: RequestScope,
  id: string,
): Promise<Refusal | undefined> {
  const entry = await loadEntry(scope, id, { lock: true })
  if (!entry) return entryNotFound()
  if (entry.archived) return notEditable(entry)
  const filed = isAskable(entry) ? await filedSummary(scope, id) : undefined
  const latest = await latestQuestion(scope, id)
  const code = questionRefusal({ filedAt: filed?.submitted_at, latest }, scope.now)
  if (code) return repeated(code)
  if (filed?.gateway !== parts.gateway) return filedElsewhere()
  if (!parts.takesQuestions) return questionsOff()
  const unfit = await queueEntryMessage(scope, entry, { ...parts, kind: statusQueryKind, issues: [] })
  if (unfit) return unfit
  await announceEntry(scope, id)
  return undefined
}
