import { fieldLabel } from '@edfe/contracts/field-label'
import { fieldOf } from '@edfe/domain/entry'

/** What a list of records is called, so that one of them reads 'Line 2, HTSUS number'. */
const RECORDS: Record<string, string> = { line_items: 'Line', fee_summary: 'Fee' }

/** Names of a snapshot that its field alone would not give. */
const NAMED: Record<string, string> = {
  kb_shortcuts: 'Keyboard shortcuts',
  show_tips: 'Tips',
  inapp_enabled: 'In the application',
  email_tasks: 'Email about tasks',
  email_mentions: 'Email about mentions',
  email_entry_status: 'Email about entry status',
  email_deadlines: 'Email about deadlines',
  email_incidents: 'Email about incidents',
  email_releases: 'Email about releases',
  email_compliance: 'Email about compliance',
  given_name: 'First name',
  family_name: 'Last name',
  postal: 'ZIP or postal code',
  duty_paid_on: 'Paid on',
  rules_profile: 'Rules',
  check_digit_factor: 'Check digit factor',
  requires_second_factor: 'Members need a second factor',
  asks_for_proof: 'Ask again before signing and submitting',
}

const ofDraft = (path: string): string | undefined => fieldOf(path)?.label

/** The words of a path in a snapshot: the label that its screen gives it, with the record that it belongs to. */
export function pathLabel(path: readonly string[]): string {
  const at = path.findIndex((part) => part in RECORDS)
  if (at >= 0 && path.length > at + 1) {
    const record = `${RECORDS[path[at] ?? '']} ${path[at + 1]}`
    const inside = path.slice(at + 2)
    const label = ofDraft([...path.slice(0, at + 1), '0', ...inside].join('.'))
    return inside.length === 0 ? record : `${record}, ${label ?? plainLabel(inside)}`
  }
  const [section = '', ...inside] = path
  const label = ofDraft(path.join('.'))
  if (label === undefined) return plainLabel(path)
  // Importer and consignee have the same labels: the block tells them apart.
  return inside.length > 1 ? `${fieldLabel(inside[0] ?? section)}, ${label.toLowerCase()}` : label
}

const plainLabel = (path: readonly string[]): string =>
  path
    .map((part, index) => (index === 0 ? (NAMED[part] ?? fieldLabel(part)) : fieldLabel(part).toLowerCase()))
    .join(', ')
