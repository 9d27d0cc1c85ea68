import { AUDIT_CSV_COLUMNS, type AuditEvent } from '@edfe/contracts/audit'

/** The audit log as CSV: every cell quoted, 'Unknown' where there is no user, changes as JSON of before and after. */
export function auditCsv(events: AuditEvent[]): string {
  const rows = events.map((event) => [
    event.created_at,
    event.actor_name ?? 'Unknown',
    event.entity,
    event.action,
    JSON.stringify({ before: event.before_json ?? null, after: event.after_json ?? null }),
  ])
  return [AUDIT_CSV_COLUMNS, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')
}

/** A spreadsheet runs a cell that begins like a formula: an apostrophe keeps it text. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
