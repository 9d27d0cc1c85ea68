import { formatEntryNumber } from '@edfe/domain/entry'
import type { Message } from '@edfe/domain/messages'
import { centsText, formatUsd, toCents } from '@edfe/domain/money'
import { type NotifyTools, notifyOrganization, notifyPeople } from '../accounts/notifications/notify.ts'
import '../db/operations-tables.ts'
import type { RequestScope } from '../entries/request-scope.ts'
import { deadlineMeanings, deadlineNotifications } from '../messages/deadline-notifications.ts'
import { type ComingDeadline, readComingDeadlines } from './coming-deadlines.ts'

type Tools = Omit<NotifyTools, 'now'>

/**
 * Notifies members of the coming deadlines of an organization, each once: who works on an entry, and the admins of all of
 * them. Deadlines of one kind and day are one notification. The number of deadlines.
 */
export async function notifyOfDeadlines(scope: RequestScope, tools: Tools): Promise<number> {
  const fresh = await noteAsNotified(scope, await readComingDeadlines(scope))
  const groups = Map.groupBy(fresh, ({ kind, day }) => `${kind} ${day}`)
  for (const deadlines of groups.values()) await notifyOfGroup(scope, tools, deadlines)
  return fresh.length
}

async function notifyOfGroup(scope: RequestScope, tools: Tools, deadlines: ComingDeadline[]): Promise<void> {
  const { trx, org, now } = scope
  const own = Map.groupBy(deadlines, ({ user_id }) => user_id ?? '')
  own.delete('')
  for (const [userId, theirs] of own) {
    const notice = { ...noticeOf(org.id, theirs), kind: 'deadline' as const, userIds: [userId] }
    await notifyPeople(trx, { ...tools, now }, notice)
  }
  // An admin who works on all of them has read it already.
  const exceptUserIds = [...own].filter(([, theirs]) => theirs.length === deadlines.length).map(([id]) => id)
  await notifyOrganization(
    trx,
    { ...tools, now },
    { ...noticeOf(org.id, deadlines), kind: 'organization_deadline', exceptUserIds },
  )
}

/** The page of an entry that a deadline leads to, where it is not the last step. */
const PAGES: Partial<Record<ComingDeadline['kind'], string>> = { security_filing: 'security-filing' }

function noticeOf(orgId: string, deadlines: ComingDeadline[]) {
  const [first] = deadlines
  if (!first) throw new Error('A notification has a deadline')
  const { kind, day, entry_id, entry_number } = first
  const count = deadlines.length
  return {
    orgId,
    title: deadlineNotifications[kind]({ count, number: formatEntryNumber(entry_number), date: { day } }),
    body: [meaningOf(deadlines, kind)],
    href: count === 1 ? `/entries/${entry_id}/${PAGES[kind] ?? 'step-6'}` : '/reports/deadlines',
    shownAs: 'deadline',
    lastDay: day,
  }
}

function meaningOf(deadlines: ComingDeadline[], kind: ComingDeadline['kind']): Message {
  if (kind !== 'payment') return deadlineMeanings[kind]()
  const cents = deadlines.reduce((sum, { grand_total }) => sum + toCents(grand_total), 0n)
  return deadlineMeanings.payment({ amount: formatUsd(centsText(cents)) })
}

/** Those that nobody was notified of yet. Another server that does the same at once waits here, and then finds none. */
async function noteAsNotified(
  { trx, org, now }: RequestScope,
  coming: ComingDeadline[],
): Promise<ComingDeadline[]> {
  if (coming.length === 0) return []
  const rows = coming.map(({ entry_id, kind, day }) => ({
    org_id: org.id,
    entry_id,
    kind,
    day,
    notified_at: now,
  }))
  const noted = new Set<string>()
  for (let at = 0; at < rows.length; at += MOST_ROWS) {
    const added = await trx
      .insertInto('deadline_notices')
      .values(rows.slice(at, at + MOST_ROWS))
      .onConflict((conflict) => conflict.doNothing())
      .returning(['entry_id', 'kind', 'day'])
      .execute()
    for (const { entry_id, kind, day } of added) noted.add(`${entry_id} ${kind} ${day}`)
  }
  return coming.filter(({ entry_id, kind, day }) => noted.has(`${entry_id} ${kind} ${day}`))
}

/** Rows of one statement: each has five of the 65,535 parameters that PostgreSQL takes. */
const MOST_ROWS = 5000
