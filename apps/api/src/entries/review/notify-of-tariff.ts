import { formatEntryNumber } from '@edfe/domain/entry'
import type { Message } from '@edfe/domain/messages'
import { type NotifyTools, notifyOrganization, notifyPeople } from '../../accounts/notifications/notify.ts'
import { tariffNotifications } from '../../messages/tariff-messages.ts'
import { queueEvents } from '../../webhooks/queue-event.ts'
import type { RequestScope } from '../request-scope.ts'
import type { TariffChange } from './tariff-changes.ts'

/** An open entry of which an edition of the tariff changes lines. */
export interface ChangedEntry {
  readonly id: string
  readonly number: string
  readonly lines: readonly TariffChange[]
}

/** A part whose rates an edition changes, as the schedule prints them; `after` is undefined where its number ended. */
export interface ChangedPart {
  readonly number: string
  readonly hts: string
  readonly before: string
  readonly after: string | undefined
  /** The person who saved it last. */
  readonly userId: string | null
}

/** An edition of the schedule or of measures. */
export interface TakenEdition {
  readonly name: string
  /** The first day whose duties it changes. */
  readonly from: string
  /** Where people find the parts that it changes. */
  readonly partsHref: string
}

interface Changes {
  readonly edition: TakenEdition
  readonly entries: readonly ChangedEntry[]
  readonly parts: readonly ChangedPart[]
}

/** So many lines and parts are named, entries first; the rest are counted. */
const MOST_NAMED = 10

/**
 * Notifies those who work on entries or keep parts that an edition changes, each of their own, and the admins of all of
 * them. Nobody is notified where nothing changes.
 */
export async function notifyOfTariff(
  scope: RequestScope,
  tools: Omit<NotifyTools, 'now'>,
  changes: Changes,
): Promise<void> {
  const { edition, entries, parts } = changes
  const total = entries.length + parts.length
  if (total === 0) return
  const { trx, org, now } = scope
  await queueEvents(trx, { orgId: org.id, now }, [
    {
      type: 'tariff.changed',
      data: {
        edition: edition.name,
        from: edition.from,
        entry_ids: entries.map(({ id }) => id),
        part_numbers: parts.map(({ number }) => number),
      },
    },
  ])
  const workers = await workersOf(scope, entries)
  const people = new Set([...workers.values(), ...parts.flatMap(({ userId }) => userId ?? [])])
  const knowAll: string[] = []
  for (const userId of people) {
    const own = {
      edition,
      entries: entries.filter(({ id }) => workers.get(id) === userId),
      parts: parts.filter((part) => part.userId === userId),
    }
    if (own.entries.length + own.parts.length === total) knowAll.push(userId)
    await notifyPeople(
      trx,
      { ...tools, now },
      { ...noticeOf(org.id, own), kind: 'entry_status', userIds: [userId] },
    )
  }
  // An admin who works on all of them has read it already.
  await notifyOrganization(
    trx,
    { ...tools, now },
    { ...noticeOf(org.id, changes), kind: 'compliance', exceptUserIds: knowAll },
  )
}

/** Finds the person who works on each entry: its assignee, else its owner. */
async function workersOf(
  { trx, org }: RequestScope,
  entries: readonly ChangedEntry[],
): Promise<ReadonlyMap<string, string>> {
  if (entries.length === 0) return new Map()
  const ids = entries.map(({ id }) => id)
  const rows = await trx
    .selectFrom('entries')
    .select(['id', 'assigned_to', 'owner_user_id'])
    .where('org_id', '=', org.id)
    .where('id', 'in', ids)
    .execute()
  return new Map(
    rows.flatMap(({ id, assigned_to, owner_user_id }) => {
      const worker = assigned_to ?? owner_user_id
      return worker ? [[id, worker] as const] : []
    }),
  )
}

function noticeOf(orgId: string, { edition, entries, parts }: Changes) {
  const named = [...entries.flatMap(linesOf), ...parts.map(partOf)]
  const more = named.length - MOST_NAMED
  const [first] = entries
  return {
    orgId,
    title: tariffNotifications.title({
      edition: edition.name,
      entries: entries.length,
      parts: parts.length,
    }),
    body: [
      tariffNotifications.from({ date: { day: edition.from } }),
      ...named.slice(0, MOST_NAMED),
      ...(more > 0 ? [tariffNotifications.more({ count: more })] : []),
    ],
    href: !first
      ? edition.partsHref
      : entries.length === 1 && parts.length === 0
        ? `/entries/${first.id}/step-4`
        : '/entries',
    shownAs: 'tariff_changed',
  }
}

const linesOf = ({ number, lines }: ChangedEntry): Message[] =>
  lines.flatMap(({ line, duty, expected, headings }) => {
    const at = { number: formatEntryNumber(number), line }
    if (expected !== undefined) return [tariffNotifications.duty({ ...at, duty, expected })]
    return headings === undefined ? [] : [tariffNotifications.headings({ ...at, headings })]
  })

const partOf = ({ number, hts, before, after }: ChangedPart): Message =>
  after === undefined
    ? tariffNotifications.partEnded({ part: number, hts })
    : tariffNotifications.part({ part: number, before, after })
