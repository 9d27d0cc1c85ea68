import { maskPersonalNumber } from '@edfe/domain/parties'
import { type RawBuilder, sql } from 'kysely'
import { maskedRecords, openImages } from '../../customs/statements/stored-statements.ts'
import '../../db/template-tables.ts'
import { maskDraft } from '../../entries/repository/personal-numbers.ts'
import type { MemberScope } from '../../entries/request-scope.ts'
import { english } from '../../messages/formatter.ts'
import { shownValues } from '../../messages/shown-values.ts'

interface Page {
  offset: number
  limit: number
  /** The last row of the page before. */
  last: unknown
}

/** A file of the organization's archive: the rows of one table, in an order that does not change while they are read. */
export interface OrganizationFile {
  table: string
  read: (scope: MemberScope, page: Page) => Promise<unknown[]>
}

/** Rows `r` of a table of the organization. */
function file(table: string, select: RawBuilder<unknown>, order: RawBuilder<unknown>): OrganizationFile {
  return {
    table,
    read: async ({ trx, org }, { offset, limit }) => {
      const query = sql<Record<string, unknown>>`
        ${select} where r.org_id = ${org.id} order by ${order} limit ${limit} offset ${offset}`
      return (await query.execute(trx)).rows
    },
  }
}

const organizations: OrganizationFile = {
  table: 'organizations',
  read: async ({ trx, org }, { offset }) =>
    offset > 0
      ? []
      : trx
          .selectFrom('organizations')
          .select([
            'id',
            'name',
            'dba',
            'cbp_filer_code',
            'check_digit_factor',
            'timezone',
            'default_port',
            'rules_profile',
          ])
          .select(['retention_years', 'created_at', 'updated_at'])
          .where('id', '=', org.id)
          .execute(),
}

const auditLog: OrganizationFile = {
  table: 'audit_events',
  // After the last number, not by offset: the log grows long.
  read: async ({ trx, org }, { last, limit }) => {
    const after = (last as { seq: number } | undefined)?.seq ?? 0
    const { rows } = await sql<{ seq: string; before_json: unknown; after_json: unknown }>`
      select * from audit_events where org_id = ${org.id} and seq > ${after} order by seq limit ${limit}`.execute(
      trx,
    )
    return rows.map((row) => ({
      ...row,
      seq: Number(row.seq),
      before_json: shownValues(english, row.before_json),
      after_json: shownValues(english, row.after_json),
    }))
  },
}

/** The numbers that the operator confirmed; a personal one is masked. */
const confirmedNumbers: OrganizationFile = {
  table: 'filing_claims',
  read: async ({ trx, org, sealing }, { offset, limit }) => {
    const rows = await trx
      .selectFrom('filing_claims')
      .select(['kind', 'number', 'confirmed_at'])
      .where('org_id', '=', org.id)
      .orderBy('confirmed_at')
      .limit(limit)
      .offset(offset)
      .execute()
    return rows.map((row) => ({ ...row, number: maskPersonalNumber(sealing.decrypt(row.number)) }))
  },
}

/**
 * The requests to the operator and the decisions; the letters are the organization's own, and are not
 * repeated.
 */
const numberRequests: OrganizationFile = {
  table: 'filing_requests',
  read: async ({ trx, org, sealing }, { offset, limit }) => {
    const rows = await trx
      .selectFrom('filing_requests')
      .select(['kind', 'number', 'state', 'asked_at', 'letter_name', 'reason', 'decided_at'])
      .where('org_id', '=', org.id)
      .orderBy('asked_at')
      .orderBy('id')
      .limit(limit)
      .offset(offset)
      .execute()
    return rows.map((row) => ({ ...row, number: maskPersonalNumber(sealing.decrypt(row.number)) }))
  },
}

/** What CBP said of the importer number, whenever it was asked; a personal number is masked. */
const importerChecks: OrganizationFile = {
  table: 'importer_checks',
  read: async ({ trx, org, sealing }, { offset, limit }) => {
    const rows = await trx
      .selectFrom('importer_checks')
      .select(['number', 'asked_at', 'answered_at', 'answer'])
      .where('org_id', '=', org.id)
      .orderBy('asked_at')
      .orderBy('id')
      .limit(limit)
      .offset(offset)
      .execute()
    return rows.map((row) => ({ ...row, number: maskPersonalNumber(sealing.decrypt(row.number)) }))
  },
}

/** The statements of CBP as they came, those that do not count included. */
const statements: OrganizationFile = {
  table: 'statements',
  read: async ({ trx, org, sealing }, { offset, limit }) => {
    const rows = await trx
      .selectFrom('statements')
      .select(['cadence', 'booking', 'number', 'status', 'print_date', 'payment_type', 'due_on'])
      .select(['amount', 'lines', 'faults', 'authorized_on', 'received_at', 'images'])
      .where('org_id', '=', org.id)
      .orderBy('received_at')
      .orderBy('id')
      .limit(limit)
      .offset(offset)
      .execute()
    return rows.map(({ images, ...row }) => ({
      ...row,
      images: maskedRecords(openImages(sealing.decrypt(images))),
    }))
  },
}

/** Templates of entries; personal numbers are masked. */
const templates: OrganizationFile = {
  table: 'entry_templates',
  read: async ({ trx, org, sealing }, { offset, limit }) => {
    const rows = await trx
      .selectFrom('entry_templates')
      .select(['name', 'parts', 'draft', 'created_at', 'updated_at'])
      .where('org_id', '=', org.id)
      .orderBy('name_key')
      .limit(limit)
      .offset(offset)
      .execute()
    return rows.map((row) => ({ ...row, draft: maskDraft(sealing.decryptPersonalNumbers(row.draft)) }))
  },
}

/** The files next to the folder `entries`, by their name. */
export const ORGANIZATION_FILES: Readonly<Record<string, OrganizationFile>> = {
  organization: organizations,
  addresses: file('addresses', sql`select r.* from addresses r`, sql`r.id`),
  members: file(
    'memberships',
    sql`select r.role, r.status, r.invited_email, r.created_at, u.given_name, u.family_name, u.email
      from memberships r left join users u on u.id = r.user_id`,
    sql`r.created_at, r.id`,
  ),
  invitations: file(
    'invitations',
    sql`select r.email, r.created_at, r.expires_at, r.accepted_at, u.given_name as invited_by_given_name,
        u.family_name as invited_by_family_name
      from invitations r left join users u on u.id = r.invited_by`,
    sql`r.created_at, r.id`,
  ),
  'api-keys': file(
    'api_keys',
    sql`select r.name, r.hint, r.scopes, r.networks, r.created_at, r.expires_at, r.last_used_at, r.revoked_at
      from api_keys r`,
    sql`r.created_at, r.id`,
  ),
  webhooks: file(
    'webhooks',
    sql`select r.url, r.events, r.created_at from webhooks r`,
    sql`r.created_at, r.id`,
  ),
  'sign-in-domains': file(
    'sign_in_domains',
    sql`select r.domain, r.created_at, r.proven_at, r.requires_provider, r.admits_new from sign_in_domains r`,
    sql`r.created_at, r.id`,
  ),
  'calendar-addresses': file(
    'calendar_feeds',
    sql`select u.email, r.created_at, r.last_read_at from calendar_feeds r join users u on u.id = r.user_id`,
    sql`r.created_at, r.id`,
  ),
  preferences: file('org_preferences', sql`select r.* from org_preferences r`, sql`r.org_id`),
  notifications: file('org_notifications', sql`select r.* from org_notifications r`, sql`r.org_id`),
  'road-to-filing': file(
    'org_roads',
    sql`select r.plan, r.done, r.updated_at from org_roads r`,
    sql`r.org_id`,
  ),
  rehearsals: file(
    'rehearsal_runs',
    sql`select r.state, r.begun_on::text, r.day, r.drafts, r.filings, r.statements, r.started_at, r.ended_at from rehearsal_runs r`,
    sql`r.started_at, r.id`,
  ),
  'customs-line': file(
    'customs_lines',
    sql`select r.is_live, r.is_test, r.site_code, r.sender_id, r.office_code, r.password_set_at, r.password_expires_on::text,
      r.updated_at from customs_lines r`,
    sql`r.org_id`,
  ),
  'standing-bond': file('org_bonds', sql`select r.bond, r.updated_at from org_bonds r`, sql`r.org_id`),
  parts: file(
    'parts',
    sql`select r.part_number, r.goods, r.checked_edition, r.created_at, r.updated_at from parts r`,
    sql`r.part_key`,
  ),
  templates,
  'import-mappings': file(
    'import_mappings',
    sql`select r.headings, r.columns, r.used_at from import_mappings r`,
    sql`r.headings_hash`,
  ),
  'confirmed-carriers': file(
    'confirmed_carriers',
    sql`select r.prefix, r.confirmed_at, u.given_name, u.family_name
      from confirmed_carriers r left join users u on u.id = r.confirmed_by`,
    sql`r.prefix`,
  ),
  'number-ranges': file(
    'entry_number_ranges',
    sql`select r.filer_code, r.prefix, r.next_sequence, r.created_at from entry_number_ranges r`,
    sql`r.filer_code, r.prefix`,
  ),
  'confirmed-numbers': confirmedNumbers,
  'number-requests': numberRequests,
  'importer-checks': importerChecks,
  statements,
  'ace-reports': file(
    'ace_reports',
    sql`select r.id, r.name, r.headings, r.columns, r.unread, r.entries, r.created_at from ace_reports r`,
    sql`r.created_at, r.id`,
  ),
  'ace-report-entries': file(
    'ace_report_entries',
    sql`select r.report_id, r.place, r.entry from ace_report_entries r`,
    sql`r.report_id, r.place`,
  ),
  'fee-lines': file(
    'fee_lines',
    sql`select r.entry_number, r.kind, r.charged_on::text, r.amount::text, i.number as invoice
      from fee_lines r left join fee_invoices i on i.org_id = r.org_id and i.id = r.invoice_id`,
    sql`r.charged_on, r.id`,
  ),
  'fee-invoices': file(
    'fee_invoices',
    sql`select r.number, r.month, r.issued_on::text, r.due_on::text, r.amount::text, r.seller, r.buyer
      from fee_invoices r`,
    sql`r.number`,
  ),
  'fee-payments': file(
    'fee_payments',
    sql`select i.number as invoice, r.method, r.amount::text, r.received_on::text, r.reference
      from fee_payments r join fee_invoices i on i.org_id = r.org_id and i.id = r.invoice_id`,
    sql`r.received_on, r.id`,
  ),
  'legal-holds': file(
    'entry_legal_holds',
    sql`select e.entry_number, r.reason, r.since, u.given_name, u.family_name
      from entry_legal_holds r join entries e on e.org_id = r.org_id and e.id = r.entry_id
        left join users u on u.id = r.held_by`,
    sql`e.entry_number, r.entry_id`,
  ),
  'audit-log': auditLog,
  'audit-seals': file('audit_seals', sql`select r.* from audit_seals r`, sql`r.seq`),
}

/** Tables whose rows are in the folder of their entry, and in which file. */
export const IN_ENTRY_FOLDERS: Readonly<Record<string, string>> = {
  entries: 'entry.json',
  entry_json_snapshots: 'canonical-json/',
  entry_activities: 'history.json',
  entry_events: 'history.json',
  transmission_messages: 'messages/',
  customs_notices: 'customs-notices.json',
  validations: 'review.json',
  entry_acknowledgements: 'review.json',
  entry_documents: 'documents.json',
}

/** Tables that no archive has, and why. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  entry_lines: 'made from entry.json at each save',
  entry_line_codes: 'made from entry_lines',
  entry_words: 'made from entries, entry_lines, entry_parties and entry_shipments',
  entry_parties: 'made from entry.json at each save',
  entry_party_profiles: 'made from entry.json at each save',
  entry_shipments: 'made from entry.json at each save',
  entry_trade_remedies: 'made from entry.json at each save',
  entry_fee_summaries: 'made from entry.json at each save',
  entry_counts: 'counted from the entries',
  entry_clearance: 'counted from the entries',
  entry_presence: 'who has an entry open now',
  submissions: 'the queue of transmissions; what was sent and received is in messages/ and history.json',
  unfinished_splits: 'which drafts wait for an import to end; the drafts are entries of the archive',
  notifications: 'messages to single members about what the archive has; each person exports their own',
  mail_deferrals: 'mail that waits to be sent',
  deadline_notices: 'which deadlines members were notified of; the days follow from the entries',
  webhook_deliveries: 'events that were sent; what they say is in the entries',
  api_requests: 'answers that a program may ask for again within a day',
  audit_heads: 'the last number and hash of audit-log.json',
}
