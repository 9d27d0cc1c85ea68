import { randomUUID } from 'node:crypto'
import type { CustomsGatewayName } from '@edfe/domain/profile'
import type { Trx } from '../../db/engine.ts'
import type { SubmissionState } from '../../db/entry-tables.ts'
import type { Sealing } from '../../entries/repository/personal-numbers.ts'
import type { RequestScope } from '../../entries/request-scope.ts'
import type { Subject } from '../subjects/subject.ts'

/** One submission under lock, its bytes readable. */
export interface OpenSubmission {
  id: string
  subject: Subject
  /** The name of its kind. */
  kind: string
  /** Of a question about one bill: its numbers. */
  bill: string | null
  state: SubmissionState
  /** The disposition in its answer, including 'unreadable'; null before there is one. */
  disposition: string | null
  answered_at: Date | null
  attempts: number
  images: string[]
  submitted_by: string | null
  submitted_at: Date
  handed_over_at: Date | null
  sent_again: number
  gateway: CustomsGatewayName
}

/** Holds a submission until the transaction ends, so that one worker at a time moves it. */
export async function lockSubmission(
  trx: Trx,
  orgId: string,
  id: string,
  sealing: Sealing,
): Promise<OpenSubmission | undefined> {
  const row = await trx
    .selectFrom('submissions')
    .select([
      'id',
      'entry_id',
      'importer_check_id',
      'kind',
      'bill',
      'state',
      'disposition',
      'answered_at',
      'attempts',
      'images',
      'submitted_by',
      'submitted_at',
      'handed_over_at',
      'sent_again',
      'gateway',
    ])
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return undefined
  const { entry_id, importer_check_id, images, ...submission } = row
  return {
    ...submission,
    subject: subjectOf({ entry_id, importer_check_id }),
    images: JSON.parse(sealing.decrypt(images)) as string[],
  }
}

/** The constraint `submissions_subject` has one of the two. */
function subjectOf(row: { entry_id: string | null; importer_check_id: string | null }): Subject {
  if (row.entry_id) return { type: 'entry', id: row.entry_id }
  if (row.importer_check_id) return { type: 'importer', id: row.importer_check_id }
  throw new Error('A submission is about nothing')
}

/** Its answer could not be read: the right one may still come. */
export const isUnread = ({ state, disposition }: Pick<OpenSubmission, 'state' | 'disposition'>): boolean =>
  state === 'failed' && disposition === 'unreadable'

/** Customs has answered it, or will not. */
export const isOver = (submission: Pick<OpenSubmission, 'state' | 'disposition'>): boolean =>
  submission.state === 'answered' || (submission.state === 'failed' && !isUnread(submission))

interface KeptMessage {
  submissionId: string
  direction: 'sent' | 'received'
  application: string
  images: readonly string[]
  at: Date
  /** Tells messages of one kind apart, for those that come more than once. */
  key?: string
}

/**
 * Keeps a message with customs once, however often it is recorded: its id when this call added it, undefined when
 * it was there already.
 */
export const storeMessage = async (scope: StoreScope, message: KeptMessage): Promise<string | undefined> =>
  (await storeMessages(scope, [message]))[0]

/** The same for several messages, by position. */
export async function storeMessages(
  { trx, org, sealing }: StoreScope,
  messages: readonly KeptMessage[],
): Promise<(string | undefined)[]> {
  if (messages.length === 0) return []
  const rows = messages.map(({ submissionId, direction, application, images, at, key = '' }) => ({
    id: randomUUID(),
    org_id: org.id,
    submission_id: submissionId,
    direction,
    application,
    message_key: key,
    images: sealing.encrypt(JSON.stringify(images)),
    at,
  }))
  const added = await trx
    .insertInto('transmission_messages')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  const ids = new Set(added.map(({ id }) => id))
  return rows.map(({ id }) => (ids.has(id) ? id : undefined))
}

type StoreScope = Pick<RequestScope, 'trx' | 'org' | 'sealing'>
