import type { AuditEvent } from '../../api/security.ts'
import { actionWords, entityWords } from '../../words/audit-words.ts'

/** A cell: always quoted; a text that a spreadsheet would run as a formula is disarmed by an apostrophe. */
const cell = (text: string) => `"${text.replace(/^([=+\-@\t\r])/, "'$1").replaceAll('"', '""')}"`

/** The audit record as CSV: Date, User, Entity, Action, Changes as JSON (specification 1, section 7). */
export function auditCsv(events: readonly AuditEvent[]): string {
  const rows = events.map((event) => [
    event.created_at,
    event.actor?.name || event.actor?.email || 'Unknown',
    entityWords(event.entity),
    actionWords(event.action),
    JSON.stringify({ before: event.before_json, after: event.after_json }),
  ])
  return [['Date', 'User', 'Entity', 'Action', 'Changes'], ...rows]
    .map((row) => row.map(cell).join(','))
    .join('\r\n')
}

/** Hands a text to the browser as a file. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
