import type { ReleaseState } from '@edfe/domain/entry'
import type { InterpretedNotice } from '@edfe/domain/filing'
import type { Message } from '@edfe/domain/messages'
import {
  AGENCY_STATUSES,
  BILL_DISPOSITIONS,
  ENTRY_ACTIONS,
  type Goods,
  inLightOf,
} from '@edfe/domain/release'
import { type Insertable, sql } from 'kysely'
import { insertRows } from '../../db/insert-rows.ts'
import type { Tables } from '../../db/tables.ts'
import type { StoredEntry } from '../../entries/repository/load-entry.ts'
import { type EntryEvent, recordEvents } from '../../entries/repository/record-event.ts'
import { nextVersion } from '../../entries/repository/update-draft.ts'
import type { RequestScope } from '../../entries/request-scope.ts'
import { statusReasons } from '../../messages/status-reasons.ts'
import { applyCustomsStatus } from './apply-customs-status.ts'
import { countClearance } from './count-clearance.ts'
import type { CustomsNotifyTools } from './notify-of-answer.ts'
import { type AppliedNotice, type GoodsChange, notifyOfNotices } from './notify-of-notice.ts'

/** What a message says of an entry. */
export interface SaidOfEntry {
  /** The submission that filed the summary. */
  submissionId: string
  messageId: string | undefined
  said: readonly InterpretedNotice[]
  /** The goods by everything that CBP said, this message included; undefined where it is not about them. */
  goods: Goods | undefined
  /** By position: said before. */
  repeated?: readonly boolean[]
  /** When it came. */
  at: Date
}

type LockedEntry = Pick<StoredEntry, 'id' | 'status' | 'release_status' | 'updated_at'>

/** What messages about one entry change, and what of it is still to be written. */
interface Applying {
  entry: LockedEntry
  events: (EntryEvent & { at: Date })[]
  notices: Insertable<Tables['customs_notices']>[]
  applied: AppliedNotice[]
  changes: GoodsChange[]
}

/**
 * Writes what follows from messages about a locked entry that are kept, in their order: events, requests, states,
 * notifications. Each counts with those before it; what can be written together is written once. Returns the
 * `release_status` that the caller writes.
 */
export async function applyMeanings(
  scope: RequestScope,
  tools: CustomsNotifyTools,
  locked: LockedEntry,
  messages: readonly SaidOfEntry[],
): Promise<string | null> {
  const applying: Applying = { entry: { ...locked }, events: [], notices: [], applied: [], changes: [] }
  for (const message of messages) await applyOne({ ...scope, now: message.at }, applying, message)
  await recordEvents(scope, locked.id, applying.events)
  await keepNotices(scope, applying)
  await notifyOfNotices(scope, tools, locked.id, applying)
  return applying.entry.release_status
}

async function applyOne(
  scope: RequestScope,
  applying: Applying,
  { submissionId, messageId, said, goods, repeated = [], at }: SaidOfEntry,
): Promise<void> {
  const { entry } = applying
  const meanings = goods ? said.map((meaning) => inLightOf(goods, meaning)) : said
  const release = nextRelease(entry, meanings, goods)
  if (release === 'released' && !applying.notices.some((kept) => kept.release === 'released'))
    await countClearance(scope, { entryId: entry.id, submissionId })
  for (const [index, meaning] of meanings.entries()) {
    const { stream, kind, title, detail, code, tone } = meaning
    applying.events.push({
      stream,
      kind,
      direction: 'received',
      title,
      detail,
      code,
      tone,
      ...(messageId && { messageId }),
      at,
    })
    if (repeated[index]) continue
    applying.notices.push(
      noticeRow(scope, entry.id, meaning, index === meanings.length - 1 ? release : undefined),
    )
    if (!goods && meaning.entryStatus) await follow(scope, entry, meaning.entryStatus, title)
    applying.applied.push({ submissionId, meaning, at })
  }
  if (goods) await followGoods(scope, applying, goods, meanings)
  if (!release) return
  entry.release_status = release
  const { code = '' } = meanings.findLast((meaning) => meaning.release === release) ?? meanings.at(-1) ?? {}
  applying.changes.push({ submissionId, release, code, at })
}

/**
 * The state of the goods when this message changes it, else undefined. A release notice counts with all others about
 * the entry; a notice about the summary cancels it or leaves the goods as they were.
 */
function nextRelease(
  { release_status: before }: LockedEntry,
  meanings: readonly InterpretedNotice[],
  goods: Goods | undefined,
): ReleaseState | undefined {
  const next = goods ? goods.state : meanings.findLast(({ release }) => release)?.release
  return next === before ? undefined : next
}

const noticeRow = (
  { org, now }: RequestScope,
  entryId: string,
  { code, title, reportedAt, request }: InterpretedNotice,
  release: ReleaseState | undefined,
): Insertable<Tables['customs_notices']> => ({
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

const keepNotices = ({ trx }: RequestScope, { notices }: Applying): Promise<void> =>
  insertRows(trx, 'customs_notices', notices.splice(0))

async function follow(
  scope: RequestScope,
  entry: LockedEntry,
  status: NonNullable<InterpretedNotice['entryStatus']>,
  title: Message,
): Promise<void> {
  if (!(await applyCustomsStatus(scope, entry, status, statusReasons.customs({ said: title })))) return
  entry.updated_at = nextVersion(entry, scope.now)
  entry.status = status
}

/** While CBP's answer is open, the entry takes the status of its goods: on hold, or released once nothing holds them. */
async function followGoods(
  scope: RequestScope,
  applying: Applying,
  { isFree, state }: Goods,
  meanings: readonly InterpretedNotice[],
): Promise<void> {
  const status = isFree ? 'released' : state === 'hold' ? 'hold' : undefined
  const said = meanings.findLast(({ entryStatus }) => entryStatus === status) ?? meanings.at(-1)
  if (status && said) await follow(scope, applying.entry, status, said.title)
  if (!isFree) return
  await keepNotices(scope, applying)
  await closeRequestsOfHolds(scope, applying.entry.id)
}

/** Free goods need nothing from the port any more. A request for documents has a due date, and stays. */
const closeRequestsOfHolds = ({ trx, org, now }: RequestScope, entryId: string) =>
  sql`
    update customs_notices set closed_at = ${now}
    where org_id = ${org.id} and entry_id = ${entryId} and action_required is not null and due_on is null
      and closed_at is null and code in (${sql.join(RELEASE_CODES)})`.execute(trx)

const RELEASE_CODES = Object.keys({ ...BILL_DISPOSITIONS, ...ENTRY_ACTIONS, ...AGENCY_STATUSES })
