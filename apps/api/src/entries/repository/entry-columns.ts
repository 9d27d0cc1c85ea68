import { type RawBuilder, sql } from 'kysely'

/*
 * Columns of an entry `e` that several queries select under one name. Amounts are decimal text on both engines.
 */

export const IDENTITY = sql`e.id, e.entry_number, e.type, e.entry_type, e.port_code`

export const STATUS = sql`e.status, e.previous_status, e.status_changed_at, e.status_changed_by, e.status_reason,
  e.release_status, e.summary_state, e.deletion, e.validation_status`

export const TOTALS = sql`e.line_count, e.total_entered_value::text, e.total_duty::text, e.total_tax::text,
  e.total_other::text, e.grand_total::text, e.deferred_tax::text, e.bonded_adcvd::text,
  e.duty_paid_on::text, e.liquidated_on::text`

/** The first step is 'header', the others 'step-2' to 'step-6'. */
export const CURRENT_STEP = sql`e.progress ->> 'current_step' as current_step`

/** The name of the user that a query joins as `table`. */
export const personName = (table: string): RawBuilder<unknown> =>
  sql`trim(${sql.ref(`${table}.given_name`)} || ' ' || ${sql.ref(`${table}.family_name`)})`
