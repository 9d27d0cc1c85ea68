import type { EntryRow } from '@edfe/contracts/entries/entry-list'
import { parseDay } from '@edfe/domain/calendar'
import { ANSWERED, DRAFTS, REJECTED, type SummaryState } from '@edfe/domain/entry'
import { type CustomsGatewayName, customsAt, isPractice } from '@edfe/domain/profile'
import { countryName } from '@edfe/domain/reference'
import { portOf } from '@edfe/domain/reference/lazy'
import { type KeptFilings, listedFilings } from '@edfe/domain/release'
import { entryDue } from '@edfe/domain/tasks'
import { sql } from 'kysely'
import type { z } from 'zod'
import { whereState } from '../../db/where-state.ts'
import { CURRENT_STEP } from '../repository/entry-columns.ts'
import { entryMay, stateOn } from '../repository/entry-view.ts'
import { isCorrected, isOpenRequest } from '../repository/state-conditions.ts'
import { CONTROL, type ControlColumns } from '../repository/summary-control.ts'
import { supersededBy } from '../repository/superseded-by.ts'
import type { RequestScope } from '../request-scope.ts'

export type EntryRowView = z.output<typeof EntryRow>

/** A row as stored in the database. Days and amounts are text. */
export interface StoredRow extends ControlColumns {
  id: string
  entry_number: string
  type: 'informal' | 'formal'
  entry_type: string
  port_code: string
  status: EntryRowView['status']
  summary_state: SummaryState
  status_changed_at: Date | null
  current_step: EntryRowView['current_step']
  broker_name: string | null
  archived: boolean
  created_at: Date
  updated_at: Date
  value_total: string
  grand_total: string
  release_status: string | null
  gateway: CustomsGatewayName | null
  line_count: number
  duty_paid_on: string | null
  goods: string
  supplier: string
  /** ISO code. */
  supplier_country: string
  bill_of_lading: string
  import_date: string | null
  entry_date: string | null
  payment_due_on: string | null
  release_method: string | null
  needs_security_filing: boolean
  released_on: string | null
  filings: KeptFilings | null
  open_errors: number
  answer_due_on: string | null
  is_corrected: boolean
  is_superseded: boolean
  corrects_summary: SummaryState | null
  is_post_summary: boolean
}

/** Of a party, the seller goes before the manufacturer, as in the summary of a shipment. */
const SUPPLIER_COUNTRY = sql`coalesce((
    select p.party_data ->> 'country' from entry_parties p
    where p.org_id = e.org_id and p.entry_id = e.id and p.party_type in ('seller', 'manufacturer') and p.name <> ''
    order by p.party_type = 'seller' desc limit 1), '')`

/** More errors than these are not counted. */
export const MOST_ERRORS = 1000

/** The errors of the latest validation run of a draft. */
const OPEN_ERRORS = sql`case when ${whereState(DRAFTS)} then (select count(*)::int from (
    select from validations v
    where v.org_id = e.org_id and v.entry_id = e.id and v.resolved_at is null and v.severity = 'error'
    limit ${sql.lit(MOST_ERRORS)}) open) else 0 end`

/** The first last day of what CBP asks for and nobody has marked as done. */
const ANSWER_DUE = sql`(select min(n.due_on)::text from customs_notices n
    where n.org_id = e.org_id and n.entry_id = e.id and ${isOpenRequest})`

/** The columns of a row, of `entries e`. */
export const ROW_COLUMNS = sql`e.id, e.entry_number, e.type, e.entry_type, e.port_code, e.status, e.status_changed_at,
  ${CURRENT_STEP}, e.broker_name, e.archived,
  e.created_at, e.updated_at, e.total_entered_value::text as value_total, e.grand_total::text,
  e.release_status, e.summary_state, e.deletion, e.line_count, e.duty_paid_on::text, e.goods, e.supplier, e.bill_of_lading, e.import_date::text,
  e.entry_date::text, e.payment_due_on::text, e.release_method, e.needs_security_filing, e.released_on::text, e.filings, ${SUPPLIER_COUNTRY} as supplier_country, ${OPEN_ERRORS} as open_errors,
  ${ANSWER_DUE} as answer_due_on,
  (select s.gateway from submissions s where s.org_id = e.org_id and s.entry_id = e.id
    order by s.submitted_at desc limit 1) as gateway,
  e.is_post_summary, ${whereState(ANSWERED)} and ${isCorrected} as is_corrected,
  ${whereState(ANSWERED)} and ${supersededBy} is not null as is_superseded,
  (select c.summary_state from entries c where c.org_id = e.org_id and c.id = e.corrects_entry_id) as corrects_summary,
  ${CONTROL}`

/** A row as it is sent. */
export function toRow(row: StoredRow, { actor, today }: RequestScope): EntryRowView {
  const {
    is_superseded,
    is_post_summary,
    corrects_summary,
    gateway,
    status_changed_at,
    entry_type,
    payment_due_on,
    release_method,
    needs_security_filing,
    released_on,
    filings,
    ...fields
  } = row
  // CBP was sent something about it: the records are kept.
  const may = entryMay(stateOn(row, today), actor.role)
  const { status, summary_state, deletion } = row
  const state = { status, summary_state, deletion, entry_type, released_on: dayOf(released_on) }
  const is_practice = gateway !== null && isPractice(gateway)
  const due = entryDue(
    {
      ...state,
      grand_total: row.grand_total,
      entry_date: dayOf(row.entry_date),
      payment_due: dayOf(payment_due_on),
      duty_paid_on: dayOf(row.duty_paid_on),
      is_practice,
      is_replaced: is_superseded || row.deletion === 'deleted' || (REJECTED.has(row) && row.is_corrected),
    },
    today,
  )
  return {
    ...fields,
    is_practice,
    customs: customsAt(gateway ?? 'directory'),
    filings: listedFilings({ ...state, release_method, needs_security_filing, filings }, today).map(
      ({ filing, tone, word, day }) => ({ filing, tone, word, day: day ?? null }),
    ),
    due: due ? { kind: due.kind, day: due.day ?? null } : null,
    supplier_country: countryName(row.supplier_country) ?? '',
    port_name: portOf(row.port_code)?.name ?? null,
    status_changed_at: status_changed_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    may: { ...may, delete: may.delete && gateway === null },
  }
}

const dayOf = (text: string | null) => parseDay(text ?? undefined)
