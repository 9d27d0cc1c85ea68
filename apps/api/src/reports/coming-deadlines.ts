import type { CalendarDay } from '@edfe/domain/calendar'
import {
  type DaySpan,
  deadlineOf,
  isDated,
  NOTICED_KINDS,
  type NoticedEntryKind,
  type NoticedKind,
  noticedSpan,
  type Reminder,
  reminderOn,
} from '@edfe/domain/tasks'
import { type RawBuilder, sql } from 'kysely'
import { dayOf, hasDeadline } from '../entries/list/deadline-condition.ts'
import { isAuthorized, isOpenRequest, isPractised } from '../entries/repository/state-conditions.ts'
import type { RequestScope } from '../entries/request-scope.ts'

/** A deadline of an entry that comes, and who works on the entry. */
export interface ComingDeadline {
  kind: NoticedKind
  day: CalendarDay
  reminder: Reminder
  /** CBP debits it with a statement. */
  is_debit: boolean
  entry_id: string
  entry_number: string
  /** Decimal text. */
  grand_total: string
  /** Its assignee, else its owner. */
  user_id: string | null
}

/** True if entry `e` went to CBP: practice sets no deadline. */
const isLive = sql`(not ${isPractised}
  and exists (select from submissions s where s.org_id = e.org_id and s.entry_id = e.id))`

const COLUMNS = sql`e.id as entry_id, e.liquidated_on::text as liquidated_on, e.entry_number, e.grand_total::text as grand_total,
  coalesce(e.assigned_to, e.owner_user_id) as user_id,
  coalesce(e.draft_data #>> '{totals_declarations,payment_type}', '') not in ('', '1') as is_debit`

/** The deadlines of the organization that are notified today. Practice has none. */
export async function readComingDeadlines(scope: RequestScope): Promise<ComingDeadline[]> {
  const found: ComingDeadline[] = []
  for (const kind of NOTICED_KINDS) {
    const span = noticedSpan(kind, scope.today)
    found.push(...(kind === 'request' ? await readRequests(scope, span) : await readDue(scope, kind, span)))
  }
  return found
}

type Row = Omit<ComingDeadline, 'kind' | 'reminder'> & { liquidated_on: CalendarDay | null }

/** The deadline with the notification that it has today; none without one. */
function noticed(row: Omit<ComingDeadline, 'reminder'>, today: CalendarDay): ComingDeadline[] {
  const reminder = reminderOn({ kind: row.kind, day: row.day, isDebit: row.is_debit }, today)
  return reminder ? [{ ...row, reminder }] : []
}

async function readDue(
  { trx, org, practice, today }: RequestScope,
  kind: NoticedEntryKind,
  span: DaySpan,
): Promise<ComingDeadline[]> {
  // What is not filed yet goes to CBP only from an organization that files.
  const isUnfiled = kind === 'summary' || kind === 'security_filing'
  if (isUnfiled && practice) return []
  const from = dayOf(kind)
  const rows = await select<Row>(
    sql`
    select ${from}::text as day, ${COLUMNS} from entries e
    where e.org_id = ${org.id} and ${hasDeadline(kind, span)} ${isUnfiled ? sql`` : sql`and ${isLive}`}
      ${kind === 'payment' ? sql`and (${from} >= ${today}::date or not ${isAuthorized})` : sql``}
    order by ${from}, e.id`,
    trx,
  )
  return rows.flatMap(({ liquidated_on, ...row }) => {
    const day = isDated(kind) ? deadlineOf(kind, row.day, liquidated_on ?? undefined) : row.day
    return noticed({ ...row, kind, day }, today)
  })
}

async function readRequests(
  { trx, org, today }: RequestScope,
  { from, to }: DaySpan,
): Promise<ComingDeadline[]> {
  const rows = await select<Row>(
    sql`
    select distinct n.due_on::text as day, ${COLUMNS}
    from customs_notices n join entries e on e.org_id = n.org_id and e.id = n.entry_id
    where n.org_id = ${org.id} and ${isOpenRequest} and not e.archived
      and n.due_on between ${from}::date and ${to}::date and ${isLive}
    order by day, entry_id`,
    trx,
  )
  return rows.flatMap(({ liquidated_on: _, ...row }) => noticed({ ...row, kind: 'request' }, today))
}

const select = async <T>(query: RawBuilder<unknown>, trx: RequestScope['trx']): Promise<T[]> =>
  (await query.execute(trx)).rows as T[]
