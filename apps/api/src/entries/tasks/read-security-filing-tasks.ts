import { parseDay } from '@edfe/domain/calendar'
import { securityFilingSpan, securityFilingTask, type Task } from '@edfe/domain/tasks'
import { sql } from 'kysely'
import { hasDeadline } from '../list/deadline-condition.ts'
import type { RequestScope } from '../request-scope.ts'

/** Security filings that are looked at: those due first. */
const LOOKED_AT = 100

interface Row {
  id: string
  entry_number: string
  due_on: string
  assigned_to: string | null
}

/** Reads the security filings of goods that come by ship which are due soon, or late. */
export async function readSecurityFilingTasks(
  { trx, org, today }: RequestScope,
  entryId?: string,
): Promise<Task[]> {
  const { rows } = await sql<Row>`
    select e.id, e.entry_number, e.security_filing_due_on::text as due_on, e.assigned_to from entries e
    where e.org_id = ${org.id} and ${hasDeadline('security_filing', securityFilingSpan(today))}
      ${entryId ? sql`and e.id = ${entryId}` : sql``}
    order by e.security_filing_due_on, e.id limit ${LOOKED_AT}`.execute(trx)
  return rows.map(({ due_on, assigned_to, ...entry }) =>
    securityFilingTask({ ...entry, due_on: parseDay(due_on)!, assigned_to: assigned_to ?? undefined }, today),
  )
}
