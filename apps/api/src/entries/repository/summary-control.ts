import { statementDay } from '@edfe/domain/calculations'
import type { CalendarDay } from '@edfe/domain/calendar'
import {
  CONTROL_NOTICES,
  type DeletionState,
  ON_FILE,
  type SummaryControl,
  summaryControl,
} from '@edfe/domain/entry'
import { sql } from 'kysely'
import { whereState } from '../../db/where-state.ts'
import type { RequestScope } from '../request-scope.ts'
import { type DraftPath, draftText } from './draft-path.ts'

/** The facts that decide who controls the summary of an entry, apart from its deletion. */
export interface ControlFacts {
  control_notice: string | null
  was_sent_back: boolean
  awaits_documents: boolean
  payment_type: string | null
  statement_date: string | null
}

export interface ControlColumns extends ControlFacts {
  deletion: DeletionState | null
}

const notices = sql.join(CONTROL_NOTICES.map((code) => sql.lit(code)))

/** CBP's last notice about entry `e` that decides who controls its summary. */
const lastNotice = sql`(
  select n.code from customs_notices n
  where n.org_id = e.org_id and n.entry_id = e.id and n.code in (${notices})
  order by n.seq desc limit 1)`

/**
 * True if CBP has acted on the summary of entry `e`, which then remains on file after a failed replacement.
 */
export const hasCbpActed = sql<boolean>`${lastNotice} is not null`

/** True if CBP sent back a version before entry `e`. */
export const wasSentBack = sql<boolean>`(
  select n.id from customs_notices n
  join entries o on o.org_id = n.org_id and o.id = n.entry_id
  where n.org_id = e.org_id and n.code = '4'
    and o.entry_number = e.entry_number and o.summary_version < e.summary_version
  limit 1) is not null`

/**
 * Selects from the draft of entry `e` while its summary is on file; large drafts of others are not read for
 * it.
 */
const onFile = (path: DraftPath) =>
  sql`case when ${whereState(ON_FILE)} then ${draftText('e.draft_data', path)} end`

/** The columns of `ControlFacts`, of `entries e`. */
export const CONTROL = sql`${lastNotice} as control_notice,
  e.summary_version > 1 and ${wasSentBack} as was_sent_back,
  (select n.id from customs_notices n
    where n.org_id = e.org_id and n.entry_id = e.id and n.code in ('1', '2', '3') and n.closed_at is null
    limit 1) is not null as awaits_documents,
  ${onFile('totals_declarations.payment_type')} as payment_type,
  ${onFile('totals_declarations.statement_date')} as statement_date`

/** A draft has no summary on file. */
export const NOT_ON_FILE: ControlFacts = {
  control_notice: null,
  was_sent_back: false,
  awaits_documents: false,
  payment_type: null,
  statement_date: null,
}

/**
 * Reads the facts that decide about the summary of a filed entry. The query is separate from that of the
 * entry: PostgreSQL would plan its subqueries for every save of a draft.
 */
export async function readControl({ trx, org }: RequestScope, entryId: string): Promise<ControlFacts> {
  const { rows } = await sql<ControlFacts>`
    select ${CONTROL} from entries e where e.org_id = ${org.id} and e.id = ${entryId}`.execute(trx)
  return rows[0] ?? NOT_ON_FILE
}

/** Returns the party in control of an entry's summary on a day. */
export const controlOf = (row: ControlColumns, today: CalendarDay): SummaryControl =>
  summaryControl(
    {
      ...row,
      statement_day: statementDay({
        payment_type: row.payment_type ?? '',
        statement_date: row.statement_date ?? '',
      }),
    },
    today,
  )
