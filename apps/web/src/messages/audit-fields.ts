import { fieldLabel } from '@edfe/contracts/field-label'
import { fieldLabel as draftFieldLabel, fieldOf } from '@edfe/domain/entry'
import { inSentence } from '../words/in-sentence.ts'
import { t } from '../words/t.ts'

/** The name of one record in a list, as in 'Line 2, HTSUS number'. */
const RECORDS: Record<string, (number: string) => string> = {
  line_items: (number) => t({ id: 'audit-fields.line', defaultMessage: 'Line {number}' }, { number }),
  fee_summary: (number) => t({ id: 'audit-fields.fee', defaultMessage: 'Fee {number}' }, { number }),
}

/** Names of a snapshot that its field alone would not give. */
const NAMED: Record<string, string> = {
  get kb_shortcuts() {
    return t({ id: 'audit-fields.keyboard-shortcuts', defaultMessage: 'Keyboard shortcuts' })
  },
  get show_tips() {
    return t({ id: 'audit-fields.tips', defaultMessage: 'Tips' })
  },
  get inapp_enabled() {
    return t({ id: 'audit-fields.in-the-application', defaultMessage: 'In the application' })
  },
  get email_tasks() {
    return t({ id: 'audit-fields.email-about-tasks', defaultMessage: 'Email about tasks' })
  },
  get email_mentions() {
    return t({ id: 'audit-fields.email-about-mentions', defaultMessage: 'Email about mentions' })
  },
  get email_entry_status() {
    return t({ id: 'audit-fields.email-about-entry-status', defaultMessage: 'Email about entry status' })
  },
  get email_deadlines() {
    return t({ id: 'audit-fields.email-about-deadlines', defaultMessage: 'Email about deadlines' })
  },
  get email_incidents() {
    return t({ id: 'audit-fields.email-about-incidents', defaultMessage: 'Email about incidents' })
  },
  get email_releases() {
    return t({ id: 'audit-fields.email-about-releases', defaultMessage: 'Email about releases' })
  },
  get email_compliance() {
    return t({ id: 'audit-fields.email-about-compliance', defaultMessage: 'Email about compliance' })
  },
  get given_name() {
    return t({ id: 'audit-fields.first-name', defaultMessage: 'First name' })
  },
  get family_name() {
    return t({ id: 'audit-fields.last-name', defaultMessage: 'Last name' })
  },
  get postal() {
    return t({ id: 'audit-fields.zip-or-postal-code', defaultMessage: 'ZIP or postal code' })
  },
  get duty_paid_on() {
    return t({ id: 'audit-fields.paid-on', defaultMessage: 'Paid on' })
  },
  get liquidated_on() {
    return t({ id: 'audit-fields.liquidated-on', defaultMessage: 'Liquidated on' })
  },
  get rules_profile() {
    return t({ id: 'audit-fields.rules', defaultMessage: 'Rules' })
  },
  get check_digit_factor() {
    return t({ id: 'audit-fields.check-digit-factor', defaultMessage: 'Check digit factor' })
  },
  get requires_second_factor() {
    return t({
      id: 'audit-fields.members-need-a-second-factor',
      defaultMessage: 'Members need a second factor',
    })
  },
  get asks_for_proof() {
    return t({
      id: 'audit-fields.ask-again-before-signing-and',
      defaultMessage: 'Ask again before signing and submitting',
    })
  },
}

const ofDraft = (path: string): string | undefined => (fieldOf(path) ? t(draftFieldLabel(path)) : undefined)

/** The words of a path in a snapshot: the label that its screen gives it, with the record that it belongs to. */
export function pathLabel(path: readonly string[]): string {
  const at = path.findIndex((part) => part in RECORDS)
  if (at >= 0 && path.length > at + 1) {
    const record = RECORDS[path[at] ?? '']?.(path[at + 1] ?? '') ?? ''
    const inside = path.slice(at + 2)
    const label = ofDraft([...path.slice(0, at + 1), '0', ...inside].join('.'))
    return inside.length === 0 ? record : `${record}, ${label ?? plainLabel(inside)}`
  }
  const [section = '', ...inside] = path
  const label = ofDraft(path.join('.'))
  if (label === undefined) return plainLabel(path)
  // Importer and consignee have the same labels: the block tells them apart.
  return inside.length > 1 ? `${fieldLabel(inside[0] ?? section)}, ${inSentence(label)}` : label
}

const plainLabel = (path: readonly string[]): string =>
  path
    .map((part, index) => (index === 0 ? (NAMED[part] ?? fieldLabel(part)) : inSentence(fieldLabel(part))))
    .join(', ')
