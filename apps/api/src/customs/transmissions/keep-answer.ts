import type { EntrySummaryResponse } from '@edfe/abi'
import type { StoredCondition } from '../../db/entry-tables.ts'
import type { RequestScope } from '../../entries/request-scope.ts'
import { eventMessages } from '../../messages/customs-messages.ts'
import { type OpenSubmission, storeMessage } from './submission-store.ts'

interface ReadAnswer {
  response: EntrySummaryResponse
  conditions: readonly StoredCondition[]
  /** The records as they came. */
  images: readonly string[]
}

/** Keeps customs' answer with its submission, which is over by it: the id of the message, unless it was kept before. */
export async function keepAnswer(
  { trx, org, now, sealing }: RequestScope,
  submission: OpenSubmission,
  { response, conditions, images }: ReadAnswer,
): Promise<string | undefined> {
  const messageId = await storeMessage(
    trx,
    { orgId: org.id, submissionId: submission.id, direction: 'received', application: 'AX', images, at: now },
    sealing,
  )
  const isUnreadable = response.disposition === 'unreadable'
  await trx
    .updateTable('submissions')
    .set({
      state: isUnreadable ? 'failed' : 'answered',
      disposition: response.disposition,
      version: response.version ?? null,
      conditions: JSON.stringify(conditions),
      next_attempt_at: null,
      last_problem: isUnreadable ? JSON.stringify(eventMessages.notRead()) : null,
      answered_at: now,
    })
    .where('id', '=', submission.id)
    .execute()
  return messageId
}
