import type { CalendarDay } from '@edfe/domain/calendar'
import { formatEntryNumber } from '@edfe/domain/entry'
import type { Message } from '@edfe/domain/messages'
import { centsText, formatUsd, toCents } from '@edfe/domain/money'
import { lateMessages, latePayment, lateWords } from '@edfe/domain/statement'
import { type NotifyTools, notifyOrganization, notifyPeople } from '../accounts/notifications/notify.ts'
import '../db/operations-tables.ts'
import type { RequestScope } from '../entries/request-scope.ts'
import { deadlineMeanings, deadlineNotifications } from '../messages/deadline-notifications.ts'
import { queueEvents } from '../webhooks/queue-event.ts'
import { type ComingDeadline, readComingDeadlines } from './coming-deadlines.ts'

type Tools = Omit<NotifyTools, 'now'>

/**
 * Notifies members of the coming deadlines of an organization, each once: who works on an entry, and the admins of all of
 * them. Those of one kind, day and reminder are one notification. The number of deadlines.
 */
export async function notifyOfDeadlines(scope: RequestScope, tools: Tools): Promise<number> {
  const fresh = await noteAsNotified(scope, await readComingDeadlines(scope))
  const groups = Map.groupBy(
    fresh,
    ({ kind, day, reminder, is_debit }) => `${kind} ${day} ${reminder} ${is_debit}`,
  )
  for (const deadlines of groups.values()) await notifyOfGroup(scope, tools, deadlines)
  await queueEvents(
    scope.trx,
    { orgId: scope.org.id, now: scope.now },
    fresh.map(({ entry_id, entry_number, kind, day, reminder }) => ({
      type: 'deadline.coming',
      entryId: entry_id,
      data: { entry_number, kind, day, reminder },
    })),
  )
  return fresh.length
}

async function notifyOfGroup(scope: RequestScope, tools: Tools, deadlines: ComingDeadline[]): Promise<void> {
  const { trx, now } = scope
  const own = Map.groupBy(deadlines, ({ user_id }) => user_id ?? '')
  own.delete('')
  for (const [userId, theirs] of own) {
    const notice = { ...noticeOf(scope, theirs), kind: 'deadline' as const, userIds: [userId] }
    await notifyPeople(trx, { ...tools, now }, notice)
  }
  // An admin who works on all of them has read it already.
  const exceptUserIds = [...own].filter(([, theirs]) => theirs.length === deadlines.length).map(([id]) => id)
  await notifyOrganization(
    trx,
    { ...tools, now },
    { ...noticeOf(scope, deadlines), kind: 'organization_deadline', exceptUserIds },
  )
}

/** The page of an entry that a deadline leads to, where it is not the last step. */
const PAGES: Partial<Record<ComingDeadline['kind'], string>> = { security_filing: 'security-filing' }

function noticeOf({ org, today }: RequestScope, deadlines: ComingDeadline[]) {
  const [first] = deadlines
  if (!first) throw new Error('A notification has a deadline')
  const { kind, day, entry_id, entry_number, reminder } = first
  const count = deadlines.length
  const title = deadlineNotifications[reminder === 'late' ? 'late' : kind]
  return {
    orgId: org.id,
    title: title({ count, number: formatEntryNumber(entry_number), date: { day } }),
    body: bodyOf(deadlines, first, today),
    href: count === 1 ? `/entries/${entry_id}/${PAGES[kind] ?? 'step-6'}` : '/reports/deadlines',
    shownAs: 'deadline',
    lastDay: day,
  }
}

function bodyOf(
  deadlines: readonly ComingDeadline[],
  { kind, day, reminder }: ComingDeadline,
  today: CalendarDay,
): Message[] {
  const lastDay = reminder === 'last_day' ? [deadlineMeanings.last_day()] : []
  if (kind !== 'payment') return [...lastDay, deadlineMeanings[kind]()]
  const cents = deadlines.reduce((sum, { grand_total }) => sum + toCents(grand_total), 0n)
  const amount = formatUsd(centsText(cents))
  if (reminder === 'day_before') return [deadlineMeanings.debit({ amount, date: { day } })]
  if (reminder !== 'late') return [...lastDay, deadlineMeanings.payment({ amount })]
  const late = latePayment(cents, day, today)
  return [
    deadlineMeanings.payment({ amount }),
    ...(late ? [lateWords(late)] : []),
    lateMessages.consequence(),
  ]
}

/** Those that nobody was notified of yet. Another server that does the same at once waits here, and then finds none. */
async function noteAsNotified(
  { trx, org, now }: RequestScope,
  coming: ComingDeadline[],
): Promise<ComingDeadline[]> {
  if (coming.length === 0) return []
  const rows = coming.map(({ entry_id, kind, day, reminder }) => ({
    org_id: org.id,
    entry_id,
    kind,
    day,
    reminder,
    notified_at: now,
  }))
  const noted = new Set<string>()
  for (let at = 0; at < rows.length; at += MOST_ROWS) {
    const added = await trx
      .insertInto('deadline_notices')
      .values(rows.slice(at, at + MOST_ROWS))
      .onConflict((conflict) => conflict.doNothing())
      .returning(['entry_id', 'kind', 'day', 'reminder'])
      .execute()
    for (const row of added) noted.add(keyOf(row))
  }
  return coming.filter((deadline) => noted.has(keyOf(deadline)))
}

const keyOf = ({ entry_id, kind, day, reminder }: Record<'entry_id' | 'kind' | 'day' | 'reminder', string>) =>
  `${entry_id} ${kind} ${day} ${reminder}`

/** Rows of one statement: each has six of the 65,535 parameters that PostgreSQL takes. */
const MOST_ROWS = 5000
