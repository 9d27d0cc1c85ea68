import { maskPassword } from '@edfe/abi'
import type { CustomsMessage, FilingAnswer } from '@edfe/contracts/customs/filing'
import { FILED_KINDS } from '@edfe/domain/customs'
import { modeOf } from '@edfe/domain/entry'
import type { Message as StoredMessage } from '@edfe/domain/messages'
import type { CustomsGatewayName } from '@edfe/domain/profile'
import { formatFinding } from '@edfe/messages'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { StoredCondition, SubmissionState } from '../../db/entry-tables.ts'
import type { StoredEntry } from '../../entries/repository/load-entry.ts'
import { newestSubmission } from '../../entries/repository/newest-submission.ts'
import { maskImages } from '../../entries/repository/personal-numbers.ts'
import type { RequestScope } from '../../entries/request-scope.ts'
import type { FilingParts } from '../declaration/filing-parts.ts'
import { goodsAnswer } from '../notices/goods-answer.ts'
import { readGoods } from '../notices/read-goods.ts'
import { readBillQuestions } from '../status-query/read-bill-questions.ts'
import { readQuestion } from '../status-query/read-question.ts'
import { readFilingDates } from './read-filing-dates.ts'

export type Message = z.output<typeof CustomsMessage>
type Filing = z.output<typeof FilingAnswer>

interface EventRow extends Omit<Message, 'at' | 'images' | 'actor' | 'title' | 'detail'> {
  title: StoredMessage
  detail: readonly StoredMessage[]
  at: Date
  images: string | null
  actor: string | null
}

/**
 * The filing's event log, oldest first, with the records of each message at its first event of a stream: one message
 * may say hundreds of things. Personal numbers and the password are masked in them.
 */
export async function readMessages(
  { trx, org, sealing, words }: RequestScope,
  entry: StoredEntry,
): Promise<Message[]> {
  const { rows } = await sql<EventRow>`
    select e.id, e.message_id, e.stream, e.kind, e.direction, e.title, e.detail, e.code, e.tone, e.occurred_at as at, m.application,
      case when row_number() over (partition by e.message_id, e.stream order by e.seq) = 1 then m.images end as images,
      trim(u.given_name || ' ' || u.family_name) as actor
    from entry_events e
    left join transmission_messages m on m.id = e.message_id and m.org_id = e.org_id
    left join users u on u.id = e.actor_user_id
    where e.org_id = ${org.id} and e.entry_id = ${entry.id}
    order by e.seq`.execute(trx)
  return rows.map(({ images, actor, at, title, detail, ...event }) => ({
    ...event,
    title: words.format(title),
    detail: words.formatAll(detail) || null,
    actor: actor || (event.direction === 'received' ? 'customs' : 'system'),
    at: at.toISOString(),
    ...(images && { images: maskPassword(maskImages(JSON.parse(sealing.decrypt(images)), entry.draft)) }),
  }))
}

interface SubmissionRow {
  id: string
  state: SubmissionState
  attempts: number
  next_attempt_at: Date | null
  sent_at: Date | null
  answered_at: Date | null
  version: string | null
  gateway: CustomsGatewayName
  conditions: StoredCondition[]
}

/** The state of the filing: the latest transmission, CBP's response, and every message. */
export async function readFiling(
  scope: RequestScope,
  entry: StoredEntry,
  parts: Pick<FilingParts, 'gateway' | 'takesQuestions'>,
): Promise<Filing> {
  const submission = await latestSubmission(scope, entry, FILED_KINDS.summary.name)
  const goods = await readGoods(scope, entry)
  const deletion = await latestSubmission(scope, entry, FILED_KINDS.deletion.name)
  return {
    transmission: submission ? transmissionOf(submission) : null,
    dates: await readFilingDates(scope, entry),
    deletion: deletion ? deletionOf(deletion, entry, scope) : null,
    question: await readQuestion(scope, entry, parts),
    conditions: submission ? conditionsOf(submission, entry, scope) : [],
    messages: await readMessages(scope, entry),
    goods: goodsAnswer(scope, goods),
    bill_questions: await readBillQuestions(scope, entry, goods),
  }
}

const latestSubmission = (
  scope: RequestScope,
  entry: StoredEntry,
  kind: string,
): Promise<SubmissionRow | undefined> =>
  newestSubmission(scope, entry.id)
    .select([
      'id',
      'state',
      'attempts',
      'next_attempt_at',
      'sent_at',
      'answered_at',
      'version',
      'gateway',
      'conditions',
    ])
    .where('kind', '=', kind)
    .executeTakeFirst()

const conditionsOf = (
  { conditions }: SubmissionRow,
  { draft }: StoredEntry,
  { words }: RequestScope,
): Filing['conditions'] => conditions.map((condition) => formatFinding(words, condition, modeOf(draft)))

const deletionOf = (row: SubmissionRow, entry: StoredEntry, scope: RequestScope): Filing['deletion'] => ({
  state: row.state,
  answered_at: iso(row.answered_at),
  conditions: conditionsOf(row, entry, scope),
})

const iso = (time: Date | null): string | null => time?.toISOString() ?? null

const transmissionOf = ({ conditions: _conditions, ...row }: SubmissionRow): Filing['transmission'] => ({
  ...row,
  next_attempt_at: iso(row.next_attempt_at),
  sent_at: iso(row.sent_at),
  answered_at: iso(row.answered_at),
})
