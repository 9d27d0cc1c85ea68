import { decodeResponse, type EntrySummaryResponse } from '@edfe/abi'
import type { StoredCondition } from '../../db/entry-tables.ts'
import { loadEntry, type StoredEntry } from '../../entries/repository/load-entry.ts'
import type { RequestScope } from '../../entries/request-scope.ts'
import { keepAnswer } from '../transmissions/keep-answer.ts'
import type { OpenSubmission } from '../transmissions/submission-store.ts'
import { readConditions } from './customs-conditions.ts'

interface ReadAnswer {
  response: EntrySummaryResponse
  /** Locked until the transaction ends. */
  entry: StoredEntry
  conditions: StoredCondition[]
  /** The message that was kept, unless it was kept before. */
  messageId: string | undefined
}

/** Reads and keeps customs' answer to a submission; undefined when customs asks for the same bytes once more, and nothing is kept. */
export async function readAnswer(
  scope: RequestScope,
  submission: OpenSubmission,
  images: string[],
): Promise<ReadAnswer | undefined> {
  const response = decodeResponse(images)
  if (response.disposition === 'system_failure') return undefined
  const entry = (await loadEntry(scope, submission.entry_id, { lock: true }))!
  const conditions = readConditions(response, entry.draft)
  const messageId = await keepAnswer(scope, submission, { response, conditions, images })
  return { response, entry, conditions, messageId }
}
