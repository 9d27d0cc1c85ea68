import { cadenceOf, decodeStatus, type StatusNotice } from '@edfe/abi'
import { isNotice } from '@edfe/domain/customs'
import { serverTransaction } from '../../db/server-transaction.ts'
import { FILING_KINDS } from '../kinds/index.ts'
import { takeCarriedAnswer } from '../release/carried-release.ts'
import { takeStatement } from '../statements/take-statement.ts'
import { SUBJECT_HANDLERS } from '../subjects/index.ts'
import type { FiledSubject } from '../subjects/subject.ts'
import type { CustomsDeps } from '../transmissions/file-submission.ts'
import { takeLateAnswer } from '../transmissions/take-late-answer.ts'
import { findSubmission, isKnownAnswer } from './answered-before.ts'
import { applyNotice } from './apply-notice.ts'
import type { StatusJob } from './poll-messages.ts'

/**
 * Reads one message of the inbox: each notice in it is applied to its subject, in a separate transaction. May run
 * again: a notice is applied once. 'unmatched' when some notice names no subject here; the message stays in the inbox
 * with the positions of these notices, until the operator matches them or sets them aside.
 */
export async function readStatusMessage(
  deps: CustomsDeps,
  { message_id }: StatusJob,
): Promise<'read' | 'unmatched' | undefined> {
  const row = await deps.db
    .selectFrom('customs_inbox')
    .selectAll()
    .where('id', '=', message_id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  if (!row) return undefined
  const images = JSON.parse(deps.services.sealing.decrypt(row.images)) as string[]
  const { application, notices } = decodeStatus(images)
  const { transmission_id: sent } = row
  const isAnswer =
    sent !== null && !isNotice(application) && (await takeAsAnswer(deps, sent, { application, images }))
  const cadence = cadenceOf(images)
  const isTaken =
    isAnswer || (cadence && (await takeStatement(deps, { id: message_id, cadence, images, sent })))
  const unmatched: number[] = []
  for (const [position, notice] of isTaken ? [] : notices.entries()) {
    // No single entry is the subject of a statement.
    const subject = cadence ? undefined : await findSubject(deps, notice, sent)
    if (subject)
      await applyNotice(deps, subject, { ...notice, application, key: noticeKey(message_id, position) })
    else unmatched.push(position)
  }
  const state = unmatched.length === 0 ? 'read' : 'unmatched'
  await deps.db
    .updateTable('customs_inbox')
    .set({ application, state, unmatched, read_at: deps.services.now() })
    .where('id', '=', message_id)
    .execute()
  return state
}

/** Whether a message that names a transmission is an answer to it, or to the release in it; it is then taken. */
async function takeAsAnswer(
  deps: Omit<CustomsDeps, 'gateway'>,
  transmissionId: string,
  message: { application: string; images: readonly string[] },
): Promise<boolean> {
  if (await takeCarriedAnswer(deps, transmissionId, message.images)) return true
  const sent = await findSubmission(deps, transmissionId)
  if (!sent) return false
  if (await takeLateAnswer(deps, FILING_KINDS, sent, message)) return true
  return isKnownAnswer(deps, transmissionId, message.images)
}

/** The same for a notice however often, and by whom, it is matched. */
export const noticeKey = (messageId: string, position: number): string => `${messageId}#${position}`

const findSubject = (
  { db }: CustomsDeps,
  { about }: StatusNotice,
  transmissionId: string | null,
): Promise<FiledSubject | undefined> =>
  serverTransaction(db, 'customs', (trx) => SUBJECT_HANDLERS[about.subject].find(trx, about, transmissionId))
