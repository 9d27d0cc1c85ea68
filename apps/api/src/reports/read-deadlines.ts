import type { Deadline } from '@edfe/contracts/reports/deadlines'
import type { CalendarDay } from '@edfe/domain/calendar'
import { centsText, toCents } from '@edfe/domain/money'
import { type DaySpan, DEADLINE_KINDS, type DeadlineKind, deadlineOf, isDated } from '@edfe/domain/tasks'
import { sql } from 'kysely'
import type { z } from 'zod'
import { dayOf, hasDeadline } from '../entries/list/deadline-condition.ts'
import { isOpenRequest } from '../entries/repository/state-conditions.ts'
import type { RequestScope } from '../entries/request-scope.ts'

type Row = z.output<typeof Deadline>

/** The entries of one entry date, or of one day of payment. */
interface Group {
  day: CalendarDay
  /** The day on which CBP liquidated them, where it is known. */
  liquidated_on: CalendarDay | null
  entries: number
  amount: string
  id: string
  entry_number: string
}

/** Reads the items due in a span of days, by day and kind, earliest first. */
export async function readDeadlines(scope: RequestScope, span: DaySpan): Promise<Row[]> {
  const rows: Row[] = []
  for (const kind of DEADLINE_KINDS) rows.push(...dueOfKind(kind, await readGroups(scope, kind, span)))
  return rows.sort((one, other) => one.day.localeCompare(other.day))
}

/** Entries with a deadline in the span, summed by the day from which it follows: at most one row for each day. */
async function readGroups(scope: RequestScope, kind: DeadlineKind, span: DaySpan): Promise<Group[]> {
  if (kind === 'request') return readRequests(scope, span)
  const { trx, org } = scope
  const day = dayOf(kind)
  const { rows } = await sql<Group>`
    select ${day}::text as day, e.liquidated_on::text as liquidated_on, count(*)::int as entries, sum(e.grand_total)::numeric(20, 2)::text as amount,
      min(e.id::text) as id, min(e.entry_number) as entry_number
    from entries e where e.org_id = ${org.id} and ${hasDeadline(kind, span)} group by ${day}, e.liquidated_on order by ${day}`.execute(
    trx,
  )
  return rows
}

/** What CBP asks for, by its last day. */
async function readRequests({ trx, org }: RequestScope, { from, to }: DaySpan): Promise<Group[]> {
  const { rows } = await sql<Group>`
    select n.due_on::text as day, null as liquidated_on, count(distinct e.id)::int as entries, '0.00' as amount,
      min(e.id::text) as id, min(e.entry_number) as entry_number
    from customs_notices n join entries e on e.org_id = n.org_id and e.id = n.entry_id
    where n.org_id = ${org.id} and ${isOpenRequest} and not e.archived
      and n.due_on between ${from}::date and ${to}::date
    group by n.due_on order by n.due_on`.execute(trx)
  return rows
}

/** Groups of several entry dates fall on one day: a Friday of liquidation takes seven of them. */
function dueOfKind(kind: DeadlineKind, groups: readonly Group[]): Row[] {
  const byDay = new Map<CalendarDay, Row>()
  for (const { day: date, liquidated_on, entries, amount, id, entry_number } of groups) {
    const day = isDated(kind) ? deadlineOf(kind, date, liquidated_on ?? undefined) : date
    const before = byDay.get(day)
    const total = (before?.entries ?? 0) + entries
    byDay.set(day, {
      day,
      kind,
      entries: total,
      amount: kind === 'payment' ? centsText(toCents(before?.amount ?? '0') + toCents(amount)) : null,
      entry: total === 1 ? { id, entry_number } : null,
    })
  }
  return [...byDay.values()]
}
