import { cadenceOf, decodeStatus, type StatusNotice } from '@edfe/abi'
import { isNotice } from '@edfe/domain/customs'
import { sql } from 'kysely'
import { serverTransaction } from '../../db/server-transaction.ts'
import { isPracticeMessage, isTestMessage } from '../gateway/roads-gateway.ts'
import { FILING_KINDS } from '../kinds/index.ts'
import { takeStatement } from '../statements/take-statement.ts'
import { SUBJECT_HANDLERS } from '../subjects/index.ts'
import type { FiledSubject, MatchedNotice } from '../subjects/subject.ts'
import { takeCarriedAnswer } from '../transmissions/carried-filing.ts'
import type { CustomsDeps } from '../transmissions/file-submission.ts'
import { takeLateAnswer } from '../transmissions/take-late-answer.ts'
import { findSubmission, isKnownAnswer } from './answered-before.ts'
import { applyNotices } from './apply-notices.ts'

/** A message of the inbox, read, and how far its notices are. */
interface InboxMessage {
  id: string
  /** The transmission that the gateway names. */
  sent: string | null
  application: string
  images: readonly string[]
  notices: readonly StatusNotice[]
  /** By notice; undefined for one that names no subject here. */
  subjects: (FiledSubject | undefined)[]
  /** The positions of notices that name no subject here. */
  unmatched: number[]
  /** Why some notice of it could not be applied. */
  failure?: unknown
}

/**
 * Reads messages of the inbox in the given order. The notices about one subject are applied in one transaction, those
 * about others in others. May run again: a notice is applied once. Returns the messages of which some notice names no
 * subject here; they stay in the inbox with the positions of these notices, until the operator matches them or sets
 * them aside. A message that cannot be read delays no other one; the error is thrown at the end.
 */
export async function readStatusMessages(deps: CustomsDeps, ids: readonly string[]): Promise<string[]> {
  const messages = await waitingMessages(deps, ids)
  const notices: InboxMessage[] = []
  for (const message of messages) {
    if (isNotice(message.application) && !cadenceOf(message.images)) {
      notices.push(message)
      continue
    }
    // An answer counts after the notices that came before it.
    await applyToSubjects(deps, notices.splice(0))
    await failing([message], async () => {
      if (!(await takeWhole(deps, message))) await applyToSubjects(deps, [message])
    })
  }
  await applyToSubjects(deps, notices)
  await keepRead(
    deps,
    messages.filter(({ failure }) => !failure),
  )
  const failed = messages.find(({ failure }) => failure)
  if (failed) throw failed.failure
  return messages.filter(({ unmatched }) => unmatched.length > 0).map(({ id }) => id)
}

async function waitingMessages(
  { db, services }: CustomsDeps,
  ids: readonly string[],
): Promise<InboxMessage[]> {
  const rows = await db
    .selectFrom('customs_inbox')
    .select(['id', 'transmission_id as sent', 'images'])
    .where('id', 'in', ids)
    .where('state', '=', 'waiting')
    .execute()
  return rows
    .sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .map(({ id, sent, images: sealed }) => {
      const images = JSON.parse(services.sealing.decrypt(sealed)) as string[]
      return { id, sent, images, ...decodeStatus(images), subjects: [], unmatched: [] }
    })
}

/** Does the work on messages; those that it cannot do keep the reason. */
async function failing(messages: readonly InboxMessage[], work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (failure) {
    for (const message of messages) message.failure = failure
  }
}

/** Whether a message is taken as a whole: an answer to what was sent, or a statement. */
async function takeWhole(deps: CustomsDeps, message: InboxMessage): Promise<boolean> {
  const { id, sent, application, images } = message
  if (sent !== null && !isNotice(application) && (await takeAsAnswer(deps, sent, message))) return true
  const cadence = cadenceOf(images)
  return cadence !== undefined && takeStatement(deps, { id, cadence, images, sent })
}

/** Applies the notices of messages, those about one subject together. */
async function applyToSubjects(deps: CustomsDeps, messages: readonly InboxMessage[]): Promise<void> {
  const groups = new Map<string, { subject: FiledSubject; of: Set<InboxMessage>; notices: MatchedNotice[] }>()
  await findSubjects(deps, messages)
  for (const message of messages.filter(({ failure }) => !failure))
    for (const [position, notice] of message.notices.entries()) {
      const subject = message.subjects[position]
      if (!subject) {
        message.unmatched.push(position)
        continue
      }
      const key = `${subject.orgId} ${subject.id}`
      const group = groups.get(key) ?? { subject, of: new Set(), notices: [] }
      groups.set(key, group)
      group.of.add(message)
      group.notices.push({
        ...notice,
        submissionId: subject.submissionId,
        application: message.application,
        key: noticeKey(message.id, position),
      })
    }
  for (const { subject, of, notices } of groups.values())
    await failing([...of], () => applyNotices(deps, subject, notices))
}

/** Finds the subjects of notices in one transaction, or in one for each message where that fails. */
async function findSubjects(deps: CustomsDeps, messages: readonly InboxMessage[]): Promise<void> {
  try {
    await findTogether(deps, messages)
  } catch {
    for (const message of messages) await failing([message], () => findTogether(deps, [message]))
  }
}

/** What messages about one transmission name is looked up once. */
async function findTogether({ db }: CustomsDeps, messages: readonly InboxMessage[]): Promise<void> {
  if (messages.length === 0) return
  const found = new Map<string, FiledSubject | undefined>()
  await serverTransaction(db, 'customs', async (trx) => {
    for (const message of messages) {
      const { sent, images, notices } = message
      message.subjects = []
      // No single entry is the subject of a statement.
      if (cadenceOf(images)) continue
      for (const { about } of notices) {
        // Anybody can practise under any number, so that what the simulator says counts for what it was sent alone.
        const reference = isPracticeMessage(message.id) ? { subject: about.subject, numbers: [] } : about
        const isOfTest = isTestMessage(message.id)
        const key = JSON.stringify([reference, sent, isOfTest])
        if (!found.has(key))
          found.set(key, await SUBJECT_HANDLERS[reference.subject].find(trx, reference, sent, isOfTest))
        message.subjects.push(found.get(key))
      }
    }
  })
}

async function keepRead({ db, services }: CustomsDeps, messages: readonly InboxMessage[]): Promise<void> {
  if (messages.length === 0) return
  const read = messages.map(({ id, application, unmatched }) => ({ id, application, unmatched }))
  await sql`
    update customs_inbox set application = new.application, unmatched = new.unmatched, read_at = ${services.now()},
      state = case when new.unmatched = '{}' then 'read' else 'unmatched' end
    from jsonb_to_recordset(${JSON.stringify(read)}::jsonb) as new (id text, application text, unmatched integer[])
    where customs_inbox.id = new.id`.execute(db)
}

/** Whether a message that names a transmission is an answer to it, or to the second filing in it; it is then taken. */
async function takeAsAnswer(
  deps: Omit<CustomsDeps, 'gateway'>,
  transmissionId: string,
  message: Pick<InboxMessage, 'application' | 'images'>,
): Promise<boolean> {
  if (await takeCarriedAnswer(deps, FILING_KINDS, transmissionId, message.images)) return true
  const sent = await findSubmission(deps, transmissionId)
  if (!sent) return false
  if (await takeLateAnswer(deps, FILING_KINDS, sent, message)) return true
  return isKnownAnswer(deps, transmissionId, message.images)
}

/** The same for a notice however often, and by whom, it is matched. */
export const noticeKey = (messageId: string, position: number): string => `${messageId}#${position}`
