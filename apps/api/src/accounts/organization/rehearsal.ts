import { type CalendarDay, parseDay } from '@edfe/domain/calendar'
import { judgeRehearsal, type Rehearsal, type RehearsedFiling } from '@edfe/domain/rehearsal'
import { sql } from 'kysely'
import type { Trx } from '../../db/engine.ts'

interface PracticeFiling {
  kind: 'summary' | 'release'
  day: string
  port: string
  is_refused: boolean
  codes: string[]
}

/** How CBP's qualification would stand by what the organization filed to the simulator; days are those of its time zone. */
export async function readRehearsal(trx: Trx, timeZone: string): Promise<Rehearsal> {
  const filings = await sql<PracticeFiling>`
    select s.kind, (s.submitted_at at time zone ${timeZone})::date::text as day, e.port_code as port,
      s.disposition <> 'accepted' as is_refused,
      case when s.disposition <> 'accepted' then array(
        select distinct c.value ->> 'code' from jsonb_array_elements(s.conditions) c
        where c.value ->> 'severity' = 'error') else '{}' end as codes
    from submissions s join entries e on e.org_id = s.org_id and e.id = s.entry_id
    where s.gateway = 'simulator' and s.kind in ('summary', 'release') and s.state = 'answered'
      and coalesce(s.action, 'A') <> 'D'`.execute(trx)
  const statements = await trx
    .selectFrom('statements')
    .select('status')
    .distinct()
    .where('cadence', '=', 'daily')
    .where('booking', '=', 'booked')
    .execute()
  const of = (wanted: PracticeFiling['kind']) =>
    filings.rows.filter(({ kind }) => kind === wanted).map(rehearsed)
  return judgeRehearsal({
    summaries: of('summary'),
    releases: of('release'),
    statements: {
      preliminary: statements.some(({ status }) => status === 'preliminary'),
      final: statements.some(({ status }) => status === 'final'),
    },
  })
}

const rehearsed = ({ day, port, is_refused, codes }: PracticeFiling): RehearsedFiling => ({
  day: parseDay(day) as CalendarDay,
  port,
  isRefused: is_refused,
  codes,
})
