import type { Message } from '@edfe/domain/messages'
import { INDIVIDUAL_PAYMENT, paymentType } from '@edfe/domain/reference'
import type { Finding } from '@edfe/domain/rules'
import { formatFinding } from '@edfe/messages'
import { type RawBuilder, sql } from 'kysely'
import { personName } from '../../entries/repository/entry-columns.ts'
import type { StoredEntry } from '../../entries/repository/load-entry.ts'
import type { MemberScope } from '../../entries/request-scope.ts'
import { english } from '../../messages/formatter.ts'
import { shownValues } from '../../messages/shown-values.ts'

/**
 * The papers that CBP asks for in addition to the form: each member is a file of its name. Messages are
 * sentences, people are names.
 */
export interface EntryPapers {
  /** Every notice of CBP with what it asks for, and how and with which documents it was answered. */
  'customs-notices': unknown[]
  payment: Record<string, unknown>
  /** Null while the records are not on hold. */
  'legal-hold': Record<string, unknown> | null
  review: { findings: unknown[]; acknowledgements: unknown[] }
  /** Undefined in the archive of an organization, which has the whole log. */
  'audit-log'?: unknown[]
}

/** Reads them in the transaction of the scope. */
export async function readEntryPapers(
  scope: MemberScope,
  entry: StoredEntry,
  { withAudit }: { withAudit: boolean },
): Promise<EntryPapers> {
  return {
    'customs-notices': await readNotices(scope, entry.id),
    payment: paymentOf(entry),
    'legal-hold': await readHold(scope, entry.id),
    review: {
      findings: await readFindings(scope, entry.id),
      acknowledgements: await rowsOf(
        scope,
        entry.id,
        sql`select ${personName('u')} as acknowledged_by, r.acknowledged_at
          from entry_acknowledgements r left join users u on u.id = r.user_id`,
        sql`r.acknowledged_at`,
      ),
    },
    ...(withAudit && { 'audit-log': await readAuditEvents(scope, entry.id) }),
  }
}

/** Rows `r` of an entry's table, in an order. */
async function rowsOf<Row>(
  { trx, org }: MemberScope,
  id: string,
  select: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
): Promise<Row[]> {
  const query = sql<Row>`${select} where r.org_id = ${org.id} and r.entry_id = ${id} order by ${order}`
  return (await query.execute(trx)).rows
}

interface NoticeRow {
  title: Message
  action_required: Message | null
  [column: string]: unknown
}

async function readNotices(scope: MemberScope, id: string): Promise<unknown[]> {
  const rows = await rowsOf<NoticeRow>(
    scope,
    id,
    sql`select r.code, r.title, r.release, r.reported_at, r.received_at, r.action_required, r.due_on, r.closed_at,
        ${personName('u')} as closed_by, r.answer,
        r.letter_form, r.letter_dated, r.part_number, r.outcome
      from customs_notices r left join users u on u.id = r.closed_by`,
    sql`r.seq`,
  )
  return rows.map(({ title, action_required, ...row }) => ({
    ...row,
    title: english.format(title),
    action_required: action_required && english.format(action_required),
  }))
}

/**
 * Returns the amount owed, its payment, and the payment day that a member recorded. Amounts are US dollars.
 */
function paymentOf(entry: StoredEntry): Record<string, unknown> {
  const { payment_type, statement_date, statement_month, statement_branch } =
    entry.draft.totals_declarations ?? {}
  return {
    total_duty: entry.total_duty,
    total_tax: entry.total_tax,
    total_other: entry.total_other,
    grand_total: entry.grand_total,
    bonded_adcvd: entry.bonded_adcvd,
    deferred_tax: entry.deferred_tax,
    payment_type: payment_type ?? '',
    payment: paymentType(payment_type || INDIVIDUAL_PAYMENT)?.name.defaultMessage ?? null,
    statement_date: statement_date || null,
    statement_month: statement_month || null,
    statement_branch: statement_branch || null,
    paid_on: entry.duty_paid_on,
    liquidated_on: entry.liquidated_on,
  }
}

async function readHold(scope: MemberScope, id: string): Promise<Record<string, unknown> | null> {
  const [hold] = await rowsOf<Record<string, unknown>>(
    scope,
    id,
    sql`select r.reason, r.since, ${personName('u')} as held_by
      from entry_legal_holds r left join users u on u.id = r.held_by`,
    sql`r.since`,
  )
  return hold ?? null
}

interface FindingRow {
  message: Message
  validation_results: Finding
  [column: string]: unknown
}

/** Reads the findings of the latest run of the rules. */
async function readFindings(scope: MemberScope, id: string): Promise<unknown[]> {
  const rows = await rowsOf<FindingRow>(
    scope,
    id,
    sql`select r.rule_code, r.severity, r.field_path, r.message, r.validation_rules, r.validation_results, r.created_at
      from (select * from validations where resolved_at is null) r`,
    sql`r.severity_level desc, r.field_path, r.id`,
  )
  return rows.map(({ message, validation_results, ...row }) => ({
    ...row,
    message: english.format(message),
    finding: formatFinding(english, validation_results),
  }))
}

/** The events of the audit log about the entry and its documents, oldest first, with the hashes of their chain. */
async function readAuditEvents({ trx, org }: MemberScope, id: string): Promise<unknown[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select e.seq, e.created_at, ${personName('u')} as actor, e.entity, e.entity_id, e.action, e.before_json,
      e.after_json, e.prev_hash, e.hash
    from audit_events e left join users u on u.id = e.actor_user_id
    where e.org_id = ${org.id} and ((e.entity = 'entry' and e.entity_id = ${id})
      or (e.entity = 'document' and ${id} in (e.after_json ->> 'entry_id', e.before_json ->> 'entry_id')))
    order by e.seq`.execute(trx)
  return rows.map(({ before_json, after_json, seq, ...event }) => ({
    seq: Number(seq),
    ...event,
    before: shownValues(english, before_json),
    after: shownValues(english, after_json),
  }))
}
