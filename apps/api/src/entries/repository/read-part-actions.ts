import { type CalendarDay, parseDay } from '@edfe/domain/calendar'
import type { PartAction, PartActions } from '@edfe/domain/customs-letters'
import { sql } from 'kysely'
import type { RequestScope } from '../request-scope.ts'

interface Row {
  part_key: string
  entry_id: string
  entry_number: string
  dated: string
  outcome: PartAction['outcome'] | { kind: 'accepted' }
}

/** What CBP's newest Notice of Action on each part of the organization decided; a part that CBP accepted has no action. */
export async function readPartActions({ trx, org }: RequestScope): Promise<PartActions> {
  const { rows } = await sql<Row>`
    select distinct on (n.part_key) n.part_key, e.id as entry_id, e.entry_number, n.letter_dated::text as dated, n.outcome
    from customs_notices n join entries e on e.org_id = n.org_id and e.id = n.entry_id
    where n.org_id = ${org.id} and n.outcome is not null and n.part_key is not null and n.letter_form = '29'
    order by n.part_key, n.letter_dated desc, n.seq desc`.execute(trx)
  return new Map(
    rows.flatMap(({ part_key, dated, outcome, ...entry }) =>
      outcome.kind === 'accepted'
        ? []
        : [[part_key, { ...entry, dated: parseDay(dated) as CalendarDay, outcome }] as const],
    ),
  )
}
