import { type CalendarDay, parseDay } from '@edfe/domain/calendar'
import { REJECTED } from '@edfe/domain/entry'
import { summaryDue } from '@edfe/domain/tasks'
import { sql } from 'kysely'
import { whereState } from '../../db/where-state.ts'
import { isCorrected } from '../repository/state-conditions.ts'
import type { RequestScope } from '../request-scope.ts'

/** Rejected entries that are looked at: the newest, as many as the tasks show. */
const NEWEST = 50

/** The earliest last day to file a rejected entry again that nobody corrects yet; undefined without one. */
export async function readCorrectionDay({ trx, org, today }: RequestScope): Promise<CalendarDay | undefined> {
  const { rows } = await sql<{ entry_type: string; entry_date: string | null; released_on: string | null }>`
    select e.entry_type, e.entry_date::text, e.released_on::text
    from (
      select * from entries where org_id = ${org.id} and not archived and ${whereState(REJECTED, 'entries')}
      order by created_at desc limit ${NEWEST}
    ) e where not ${isCorrected}`.execute(trx)
  return rows
    .flatMap(({ entry_type, entry_date, released_on }) => {
      const due = summaryDue(
        {
          entry_type,
          entry_date: parseDay(entry_date ?? undefined),
          released_on: parseDay(released_on ?? undefined),
        },
        today,
      )
      return due ? [due.day] : []
    })
    .sort()[0]
}
