import { parseDay } from '@edfe/domain/calendar'
import { FILED_KINDS } from '@edfe/domain/customs'
import {
  type CurrentStep,
  DRAFTS,
  REJECTED,
  type StatusColumns,
  type StepKey,
  TO_FILE,
  UNFILED,
} from '@edfe/domain/entry'
import type { Severity } from '@edfe/domain/rules'
import { byUrgency, type Task, type TaskEntry, tasksOf } from '@edfe/domain/tasks'
import { type RawBuilder, sql } from 'kysely'
import { whereState } from '../../db/where-state.ts'
import { statusReasons } from '../../messages/status-reasons.ts'
import { CURRENT_STEP, personName } from '../repository/entry-columns.ts'
import { isCorrected } from '../repository/state-conditions.ts'
import type { RequestScope } from '../request-scope.ts'
import { readPaymentTasks } from './read-payment-tasks.ts'
import { readRequestTasks } from './read-request-tasks.ts'
import { readSecurityFilingTasks } from './read-security-filing-tasks.ts'

/**
 * Entries that are looked at: those due first, and of the newest without a date and the newest rejected as many as the
 * dashboard shows tasks.
 */
const DUE = 100
const NEWEST = 50

/** The reason of a draft that an approver sent back. */
const SENT_BACK = statusReasons.sentBack({ said: '' }).id

interface Row extends StatusColumns {
  id: string
  entry_number: string
  entry_type: string
  entry_date: string | null
  released_on: string | null
  current_step: CurrentStep
  is_corrected: boolean
  condition_count: number
  changed_by: string | null
  sent_back_for: string | null
  assigned_to: string | null
}

interface OpenError {
  entry_id: string
  step: StepKey
  page: string | undefined
  path: string
  severity: Severity
}

/** Reads the tasks of the organisation's entries, the most urgent first. */
export async function readTasks(scope: RequestScope): Promise<Task[]> {
  const asked = await readRequestTasks(scope)
  const payments = await readPaymentTasks(scope)
  const security = await readSecurityFilingTasks(scope)
  return [...asked, ...payments, ...security, ...(await tasksOfRows(scope, await openEntries(scope)))].sort(
    byUrgency,
  )
}

/** Reads the tasks of one entry, the most urgent first. */
export async function readTasksOf(scope: RequestScope, id: string): Promise<Task[]> {
  const rows = await readRows(
    scope,
    sql`(select * from entries where org_id = ${scope.org.id} and id = ${id} and not archived
      and ${whereState(TO_FILE, 'entries')})`,
  )
  const asked = await readRequestTasks(scope, id)
  const payments = await readPaymentTasks(scope, id)
  const security = await readSecurityFilingTasks(scope, id)
  return [...asked, ...payments, ...security, ...(await tasksOfRows(scope, rows))].sort(byUrgency)
}

async function tasksOfRows(scope: RequestScope, rows: readonly Row[]): Promise<Task[]> {
  const errors = Map.groupBy(await openErrors(scope, rows), ({ entry_id }) => entry_id)
  return rows.flatMap((row) => tasksOf(entryOf(row), errors.get(row.id) ?? [], scope.today)).sort(byUrgency)
}

const entryOf = ({
  changed_by,
  sent_back_for,
  assigned_to,
  entry_date,
  released_on,
  ...row
}: Row): TaskEntry => ({
  ...row,
  entry_date: parseDay(entry_date ?? undefined),
  released_on: parseDay(released_on ?? undefined),
  status_changed_by: changed_by || undefined,
  sent_back_for: sent_back_for ?? undefined,
  assigned_to: assigned_to ?? undefined,
})

const openEntries = (scope: RequestScope): Promise<Row[]> =>
  readRows(
    scope,
    sql`(
      (select * from entries
        where org_id = ${scope.org.id} and ${whereState(UNFILED, 'entries')} and not archived
          and coalesce(released_on, entry_date) is not null
        order by coalesce(released_on, entry_date), id limit ${DUE})
      union all (select * from entries
        where org_id = ${scope.org.id} and ${whereState(DRAFTS, 'entries')} and not archived
          and coalesce(released_on, entry_date) is null
        order by created_at desc limit ${NEWEST})
      union all (select * from entries
        where org_id = ${scope.org.id} and not archived and ${whereState(REJECTED, 'entries')}
        order by created_at desc limit ${NEWEST})
    )`,
  )

async function readRows({ trx }: RequestScope, entries: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select e.id, e.entry_number, e.status, e.summary_state, e.deletion, e.entry_type, e.entry_date::text, e.released_on::text, ${CURRENT_STEP}, e.assigned_to,
      ${whereState(REJECTED)} and ${isCorrected} as is_corrected,
      case when ${whereState(REJECTED)} then coalesce((
        select jsonb_array_length(s.conditions) from submissions s
        where s.org_id = e.org_id and s.entry_id = e.id and s.kind = ${FILED_KINDS.summary.name}
        order by s.submitted_at desc limit 1
      ), 0) else 0 end::int as condition_count,
      ${personName('u')} as changed_by,
      case when ${whereState(DRAFTS)} and e.status_reason ->> 'id' = ${SENT_BACK}
        then e.status_reason -> 'params' ->> 'said' end as sent_back_for
    from ${entries} e left join users u on u.id = e.status_changed_by`.execute(trx)
  return rows
}

/** The errors of the latest validation run of each entry that is a draft. */
async function openErrors({ trx, org }: RequestScope, rows: readonly Row[]): Promise<OpenError[]> {
  const drafts = rows.filter(DRAFTS.has).map(({ id }) => id)
  if (drafts.length === 0) return []
  const found = await sql<OpenError>`
    select entry_id, validation_results ->> 'step' as step, validation_results ->> 'page' as page,
      field_path as path, severity
    from validations
    where org_id = ${org.id} and entry_id = any(${drafts}::uuid[]) and resolved_at is null and severity = 'error'
    order by created_at, id`.execute(trx)
  return found.rows
}
