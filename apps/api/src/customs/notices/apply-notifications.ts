import { readReleaseNotice, releaseActions } from '@edfe/abi'
import { NOTICE_KINDS } from '@edfe/domain/customs'
import type { ReleaseState } from '@edfe/domain/entry'
import type { InterpretedNotice } from '@edfe/domain/filing'
import type { Message } from '@edfe/domain/messages'
import {
  AGENCY_STATUSES,
  BILL_DISPOSITIONS,
  ENTRY_ACTIONS,
  type Goods,
  inLightOf,
  unknownActions,
} from '@edfe/domain/release'
import { sql } from 'kysely'
import { loadEntry } from '../../entries/repository/load-entry.ts'
import { lockEntry } from '../../entries/repository/lock-entry.ts'
import { recordEvent } from '../../entries/repository/record-event.ts'
import type { RequestScope } from '../../entries/request-scope.ts'
import { statusReasons } from '../../messages/status-reasons.ts'
import type { MatchedNotice } from '../subjects/subject.ts'
import { storeMessage } from '../transmissions/submission-store.ts'
import { applyCustomsStatus } from './apply-customs-status.ts'
import { countClearance, wasReleased } from './count-clearance.ts'
import type { CustomsNotifyTools } from './notify-of-answer.ts'
import { notifyOfNotice } from './notify-of-notice.ts'
import { goodsIn, readHeard, saidIn } from './read-goods.ts'

/**
 * Applies unsolicited CBP notifications to an entry, in the order in which they came: message, events, requests, the
 * state of the goods, and the status of the entry while its answer is still open. An accepted entry stays accepted,
 * whatever follows. Nothing is done for one that was read before. Returns the goods where one is about them.
 */
export async function applyNotifications(
  scope: RequestScope,
  tools: CustomsNotifyTools,
  entryId: string,
  notices: readonly MatchedNotice[],
): Promise<Goods | undefined> {
  const stored = await storeNotices(scope, notices)
  if (stored.length === 0) return undefined
  // Notices of one entry come beside each other: each counts with those that were applied before it.
  await lockEntry(scope, entryId)
  const heard = stored.some(isAboutGoods) ? await readHeard(scope, entryId) : []
  let goods: Goods | undefined
  const waiting = new Set(stored.map(({ messageId }) => messageId))
  for (const { messageId, at, submissionId, images, meanings: said, ...notice } of stored) {
    waiting.delete(messageId)
    const message = { entryId, submissionId, messageId, said }
    const scopeThen = { ...scope, now: at }
    if (!isAboutGoods(notice)) {
      await applyMeanings(scopeThen, tools, { ...message, goods: undefined })
      continue
    }
    const until = heard.filter(({ id }) => !waiting.has(id))
    const { answered } = saidIn(until, messageId)
    const actions = releaseActions(readReleaseNotice(images))
    goods = goodsIn(until)
    await applyMeanings(scopeThen, tools, {
      ...message,
      goods,
      // What an answer to a question said before is in the history again, and nobody is notified twice.
      repeated: actions.map((action) => unknownActions(answered, [action]).length === 0),
    })
  }
  return goods
}

const isAboutGoods = ({ application }: Pick<MatchedNotice, 'application'>): boolean =>
  application === NOTICE_KINDS.releaseStatus.application

/** A notice that was kept as a message, and when: a millisecond after the one before it, so that their order stays. */
interface StoredNotice extends MatchedNotice {
  messageId: string
  at: Date
}

/** Keeps notices as messages; returns those that were not kept before. */
async function storeNotices(
  { trx, org, now, sealing }: RequestScope,
  notices: readonly MatchedNotice[],
): Promise<StoredNotice[]> {
  const stored: StoredNotice[] = []
  for (const [index, notice] of notices.entries()) {
    const at = new Date(now.getTime() + index)
    const messageId = await storeMessage(
      trx,
      { ...notice, orgId: org.id, direction: 'received', at },
      sealing,
    )
    if (messageId) stored.push({ ...notice, messageId, at })
  }
  return stored
}

/** What a message says of an entry. */
interface SaidOfEntry {
  entryId: string
  /** The submission that filed the summary. */
  submissionId: string
  messageId: string | undefined
  said: readonly InterpretedNotice[]
  /** The goods by everything that CBP said, this message included; undefined where it is not about them. */
  goods: Goods | undefined
  /** By position: said before. */
  repeated?: readonly boolean[]
}

/** Writes what follows from a message about an entry that is kept: events, requests, states, notifications. */
export async function applyMeanings(
  scope: RequestScope,
  tools: CustomsNotifyTools,
  { entryId, submissionId, messageId, said, goods, repeated = [] }: SaidOfEntry,
): Promise<void> {
  const meanings = goods ? said.map((meaning) => inLightOf(goods, meaning)) : said
  const release = await nextRelease(scope, entryId, meanings, goods)
  const isNewRelease = release === 'released' && !(await wasReleased(scope, entryId))
  for (const [index, meaning] of meanings.entries()) {
    const { stream, kind, title, detail, code, tone } = meaning
    await recordEvent(scope, entryId, {
      stream,
      kind,
      direction: 'received',
      title,
      detail,
      code,
      tone,
      ...(messageId && { messageId }),
    })
    if (repeated[index]) continue
    await keepNotice(scope, entryId, meaning, index === meanings.length - 1 ? release : undefined)
    if (!goods && meaning.entryStatus) await follow(scope, entryId, meaning.entryStatus, title)
    await notifyOfNotice(scope, tools, { entryId, submissionId, meaning })
  }
  if (goods) await followGoods(scope, entryId, goods, meanings)
  if (release) await setRelease(scope, entryId, release)
  if (isNewRelease) await countClearance(scope, submissionId)
}

/**
 * The state of the goods when this message changes it, else undefined. A release notice counts with all others about
 * the entry; a notice about the summary cancels it or leaves the goods as they were.
 */
async function nextRelease(
  { trx, org }: RequestScope,
  entryId: string,
  meanings: readonly InterpretedNotice[],
  goods: Goods | undefined,
): Promise<ReleaseState | undefined> {
  const { release_status: before } = await trx
    .selectFrom('entries')
    .select('release_status')
    .where('org_id', '=', org.id)
    .where('id', '=', entryId)
    .executeTakeFirstOrThrow()
  const next = goods ? goods.state : meanings.findLast(({ release }) => release)?.release
  return next === before ? undefined : next
}

const keepNotice = (
  { trx, org, now }: RequestScope,
  entryId: string,
  { code, title, reportedAt, request }: InterpretedNotice,
  release: ReleaseState | undefined,
) =>
  trx
    .insertInto('customs_notices')
    .values({
      org_id: org.id,
      entry_id: entryId,
      code,
      title: JSON.stringify(title),
      release: release ?? null,
      reported_at: reportedAt ?? null,
      action_required: request ? JSON.stringify(request.action) : null,
      due_on: request?.dueOn ?? null,
      closed_at: null,
      closed_by: null,
      received_at: now,
    })
    .execute()

async function follow(
  scope: RequestScope,
  entryId: string,
  status: NonNullable<InterpretedNotice['entryStatus']>,
  title: Message,
): Promise<void> {
  const entry = (await loadEntry(scope, entryId, { lock: true }))!
  await applyCustomsStatus(scope, entry, status, statusReasons.customs({ said: title }))
}

/** While CBP's answer is open, the entry takes the status of its goods: on hold, or released once nothing holds them. */
async function followGoods(
  scope: RequestScope,
  entryId: string,
  { isFree, state }: Goods,
  meanings: readonly InterpretedNotice[],
): Promise<void> {
  const status = isFree ? 'released' : state === 'hold' ? 'hold' : undefined
  const said = meanings.findLast(({ entryStatus }) => entryStatus === status) ?? meanings.at(-1)
  if (status && said) await follow(scope, entryId, status, said.title)
  if (isFree) await closeRequestsOfHolds(scope, entryId)
}

/** Free goods need nothing from the port any more. A request for documents has a due date, and stays. */
const closeRequestsOfHolds = ({ trx, org, now }: RequestScope, entryId: string) =>
  sql`
    update customs_notices set closed_at = ${now}
    where org_id = ${org.id} and entry_id = ${entryId} and action_required is not null and due_on is null
      and closed_at is null and code in (${sql.join(RELEASE_CODES)})`.execute(trx)

const RELEASE_CODES = Object.keys({ ...BILL_DISPOSITIONS, ...ENTRY_ACTIONS, ...AGENCY_STATUSES })

const setRelease = ({ trx, org }: RequestScope, entryId: string, release: ReleaseState) =>
  trx
    .updateTable('entries')
    .set({ release_status: release })
    .where('org_id', '=', org.id)
    .where('id', '=', entryId)
    .execute()
