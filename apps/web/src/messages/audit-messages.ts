import { fieldLabel } from '@edfe/contracts/field-label'
import { t } from '../words/t.ts'
import { pathLabel } from './audit-fields.ts'
import type { Dates } from './dates.ts'

type Snapshot = Record<string, unknown> | null

/** A stored snapshot as its fields; anything but an object says nothing. */
export const snapshotOf = (value: unknown): Snapshot =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null

/** Fields that say nothing: they change with every save, or name the record that is named already. */
const SILENT = new Set(['id', 'line_number', 'updated_at', 'updated_by', 'created_at', 'created_by'])
/** Switches of the settings are on or off; anything else that is true is a yes. */
const SWITCH = /^(email_|inapp_|kb_|show_)/
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const DAY = /^\d{4}-\d{2}-\d{2}$/
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** A value as a person reads it: days and instants in the reader's own way. */
export function valueText(value: unknown, dates?: Dates, field = ''): string {
  if (isNothing(value)) return t({ id: 'audit-messages.nothing', defaultMessage: 'nothing' })
  if (typeof value === 'boolean') {
    return t(
      {
        id: 'audit-messages.truth',
        defaultMessage: '{value, select, on {on} off {off} yes {yes} other {no}}',
      },
      { value: SWITCH.test(field) ? (value ? 'on' : 'off') : value ? 'yes' : 'no' },
    )
  }
  if (Array.isArray(value)) return value.map((item) => valueText(item, dates)).join(', ')
  if (typeof value === 'object') {
    return Object.entries(value as object)
      .map(([name, inner]) => `${fieldLabel(name)} ${valueText(inner, dates, name)}`)
      .join(', ')
  }
  const text = String(value)
  if (dates && DAY.test(text)) return dates.calendarDay(text)
  return dates && INSTANT.test(text) ? dates.dayAndTime(text) : text
}

/** One field that changed, its values as a person reads them; a value that is left out was or is empty. */
export interface FieldChange {
  field: string
  was?: string
  is?: string
}

interface Leaf {
  path: readonly string[]
  value: unknown
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The name of a record in a list: its line number or fee, else its position. */
const keyOf = (record: Record<string, unknown>, index: number): string =>
  String(record.line_number ?? (record.fee_type || index + 1))

/** Every value of a snapshot with its path, in the snapshot's order; records of a list go by what names them. */
function flattenFields(value: unknown, path: readonly string[] = []): Leaf[] {
  if (Array.isArray(value) && value.some(isRecord)) {
    return value.flatMap((item, index) =>
      flattenFields(item, [...path, isRecord(item) ? keyOf(item, index) : String(index + 1)]),
    )
  }
  if (!isRecord(value)) return [{ path, value }]
  return Object.entries(value)
    .filter(([name]) => !SILENT.has(name))
    .flatMap(([name, inner]) => flattenFields(inner, [...path, name]))
}

/** Identifiers of rows are for programs: a change from one to another says nothing to a reader. */
const isOnlyId = (was: unknown, is: unknown): boolean =>
  [was, is].some((value) => typeof value === 'string' && UUID.test(value)) &&
  [was, is].every((value) => isNothing(value) || (typeof value === 'string' && UUID.test(value)))

/** Fields that differ between two snapshots, at any depth, in the order of the snapshots. */
export function changesBetween(before: Snapshot, after: Snapshot, dates?: Dates): FieldChange[] {
  const olds = new Map(flattenFields(before ?? {}).map((leaf) => [leaf.path.join('\n'), leaf]))
  const news = new Map(flattenFields(after ?? {}).map((leaf) => [leaf.path.join('\n'), leaf]))
  return [...new Set([...olds.keys(), ...news.keys()])].flatMap((key) => {
    const was = olds.get(key)?.value
    const is = news.get(key)?.value
    if (isNothing(was) && isNothing(is)) return []
    if (JSON.stringify(was) === JSON.stringify(is) || isOnlyId(was, is)) return []
    const path = (news.get(key) ?? olds.get(key))?.path ?? []
    const name = path.at(-1)
    return [
      {
        field: pathLabel(path),
        ...(!isNothing(was) && { was: valueText(was, dates, name) }),
        ...(!isNothing(is) && { is: valueText(is, dates, name) }),
      },
    ]
  })
}

/**
 * Returns the change of an event in one sentence, or undefined if its changes are listed (specification 1,
 * section 8). A switch of organizations creates nothing.
 */
export function summaryOf(before: Snapshot, after: Snapshot, action?: string): string | undefined {
  if (!before && !after)
    return t({ id: 'audit-messages.no-changes-recorded', defaultMessage: 'No changes recorded' })
  if (!before && action === 'switch') return undefined
  if (!before) return t({ id: 'audit-messages.created-new-record', defaultMessage: 'Created new record' })
  if (!after) return t({ id: 'audit-messages.deleted-record', defaultMessage: 'Deleted record' })
  return changesBetween(before, after).length === 0
    ? t({ id: 'audit-messages.no-significant-changes', defaultMessage: 'No significant changes' })
    : undefined
}

/** Returns the subject of the event, by the name that its snapshots carry: an email, an entry number. */
export function subjectOf(before: Snapshot, after: Snapshot): string | undefined {
  const named = { ...before, ...after }
  const subject = named.email ?? named.entry_number ?? named.prefix ?? named.part_number ?? named.name
  return typeof subject === 'string' && subject !== '' ? subject : undefined
}

const ENTITIES: Record<string, string> = {
  get organization() {
    return t({ id: 'common.organization', defaultMessage: 'Organization' })
  },
  get membership() {
    return t({ id: 'audit-messages.membership', defaultMessage: 'Membership' })
  },
  get user() {
    return t({ id: 'common.user', defaultMessage: 'User' })
  },
  get user_preferences() {
    return t({ id: 'audit-messages.preferences', defaultMessage: 'Preferences' })
  },
  get org_preferences() {
    return t({ id: 'audit-messages.organization-preferences', defaultMessage: 'Organization preferences' })
  },
  get org_notifications() {
    return t({
      id: 'audit-messages.organization-notifications',
      defaultMessage: 'Organization notifications',
    })
  },
  get user_notifications() {
    return t({ id: 'audit-messages.personal-notifications', defaultMessage: 'Personal notifications' })
  },
  get entry() {
    return t({ id: 'common.entry', defaultMessage: 'Entry' })
  },
  get confirmed_carrier() {
    return t({ id: 'audit-messages.vessel-carrier', defaultMessage: 'Vessel carrier' })
  },
  get document() {
    return t({ id: 'audit-messages.document', defaultMessage: 'Document' })
  },
  get part() {
    return t({ id: 'audit-messages.part', defaultMessage: 'Part' })
  },
  get template() {
    return t({ id: 'audit-messages.template', defaultMessage: 'Template' })
  },
  get access() {
    return t({ id: 'audit-messages.access', defaultMessage: 'Access' })
  },
  get rehearsal() {
    return t({ id: 'audit-messages.rehearsal', defaultMessage: 'Rehearsal' })
  },
  get webhook() {
    return t({ id: 'audit-messages.webhook', defaultMessage: 'Address for events' })
  },
  get sign_in_domain() {
    return t({ id: 'audit-messages.sign-in-domain', defaultMessage: 'Email domain' })
  },
  get calendar_feed() {
    return t({ id: 'audit-messages.calendar-feed', defaultMessage: 'Calendar address' })
  },
  get api_key() {
    return t({ id: 'audit-messages.api-key', defaultMessage: 'Key' })
  },
}

export const entityLabel = (entity: string): string => ENTITIES[entity] ?? fieldLabel(entity)

const ACTIONS: Record<string, string> = {
  get create() {
    return t({ id: 'audit-messages.created', defaultMessage: 'Created' })
  },
  get update() {
    return t({ id: 'audit-messages.updated', defaultMessage: 'Updated' })
  },
  get delete() {
    return t({ id: 'common.deleted', defaultMessage: 'Deleted' })
  },
  get remove() {
    return t({ id: 'common.removed', defaultMessage: 'Removed' })
  },
  get invite() {
    return t({ id: 'common.invited', defaultMessage: 'Invited' })
  },
  get enable() {
    return t({ id: 'audit-messages.enabled', defaultMessage: 'Enabled' })
  },
  get disable() {
    return t({ id: 'common.disabled', defaultMessage: 'Disabled' })
  },
  get revoke() {
    return t({ id: 'audit-messages.revoked', defaultMessage: 'Revoked' })
  },
  get role_change() {
    return t({ id: 'audit-messages.role-changed', defaultMessage: 'Role changed' })
  },
  get sign_in() {
    return t({ id: 'audit-messages.signed-in', defaultMessage: 'Signed in' })
  },
  get sign_in_failed() {
    return t({
      id: 'audit-messages.sign-in-failed-wrong-password',
      defaultMessage: 'Sign-in failed: wrong password',
    })
  },
  get sign_in_blocked() {
    return t({
      id: 'audit-messages.sign-in-blocked-too-many',
      defaultMessage: 'Sign-in blocked: too many wrong passwords',
    })
  },
  get second_factor_failed() {
    return t({ id: 'audit-messages.sign-in-failed-wrong-code', defaultMessage: 'Sign-in failed: wrong code' })
  },
  get sign_out() {
    return t({ id: 'audit-messages.signed-out', defaultMessage: 'Signed out' })
  },
  get sessions_end() {
    return t({ id: 'audit-messages.signed-out-elsewhere', defaultMessage: 'Signed out elsewhere' })
  },
  get password_reset() {
    return t({ id: 'audit-messages.password-reset-by-email', defaultMessage: 'Password reset by email' })
  },
  get account_disabled() {
    return t({
      id: 'audit-messages.account-disabled-by-the-operator',
      defaultMessage: 'Account disabled by the operator',
    })
  },
  get account_enabled() {
    return t({
      id: 'audit-messages.account-enabled-by-the-operator',
      defaultMessage: 'Account enabled by the operator',
    })
  },
  get sessions_ended_by_operator() {
    return t({
      id: 'audit-messages.signed-out-by-the-operator',
      defaultMessage: 'Signed out by the operator',
    })
  },
  get refuse() {
    return t({ id: 'audit-messages.refused', defaultMessage: 'Refused' })
  },
  get virus_found() {
    return t({
      id: 'audit-messages.virus-found-content-removed',
      defaultMessage: 'Virus found: content removed',
    })
  },
  get passkey_add() {
    return t({ id: 'audit-messages.passkey-added', defaultMessage: 'Passkey added' })
  },
  get passkey_rename() {
    return t({ id: 'audit-messages.passkey-renamed', defaultMessage: 'Passkey renamed' })
  },
  get passkey_remove() {
    return t({ id: 'audit-messages.passkey-removed', defaultMessage: 'Passkey removed' })
  },
  get provider_connected() {
    return t({
      id: 'audit-messages.provider-connected',
      defaultMessage: 'Connected with single sign-on',
    })
  },
  get provider_disconnected() {
    return t({
      id: 'audit-messages.provider-disconnected',
      defaultMessage: 'Connection with single sign-on ended',
    })
  },
  get suspend() {
    return t({ id: 'audit-messages.suspended', defaultMessage: 'Suspended: its record is missing' })
  },
  get sign_in_refused() {
    return t({
      id: 'audit-messages.sign-in-refused',
      defaultMessage: 'Sign-in refused: single sign-on is required',
    })
  },
  get prove() {
    return t({ id: 'audit-messages.proven', defaultMessage: 'Proven' })
  },
  get second_factor_on() {
    return t({ id: 'audit-messages.second-factor-turned-on', defaultMessage: 'Second factor turned on' })
  },
  get second_factor_off() {
    return t({ id: 'audit-messages.second-factor-turned-off', defaultMessage: 'Second factor turned off' })
  },
  get recovery_codes_renew() {
    return t({ id: 'audit-messages.recovery-codes-renewed', defaultMessage: 'Recovery codes renewed' })
  },
  get password_change() {
    return t({ id: 'audit-messages.password-changed', defaultMessage: 'Password changed' })
  },
  get comment() {
    return t({ id: 'audit-messages.commented', defaultMessage: 'Commented' })
  },
  get view() {
    return t({ id: 'audit-messages.viewed', defaultMessage: 'Viewed' })
  },
  get download() {
    return t({ id: 'audit-messages.downloaded', defaultMessage: 'Downloaded' })
  },
  get ask_number() {
    return t({
      id: 'audit-messages.confirmation-of-a-number-requested',
      defaultMessage: 'Confirmation of a number requested',
    })
  },
  get confirm_number() {
    return t({
      id: 'audit-messages.number-confirmed-by-the-operator',
      defaultMessage: 'Number confirmed by the operator',
    })
  },
  get refuse_number() {
    return t({
      id: 'audit-messages.number-refused-by-the-operator',
      defaultMessage: 'Number refused by the operator',
    })
  },
  get set_line() {
    return t({
      id: 'audit-messages.line-set-by-the-operator',
      defaultMessage: 'Line to CBP set by the operator',
    })
  },
  get switch() {
    return t({
      id: 'audit-messages.switched-to-this-organization',
      defaultMessage: 'Switched to this organization',
    })
  },
  get leave() {
    return t({ id: 'audit-messages.left', defaultMessage: 'Left' })
  },
  get import() {
    return t({ id: 'audit-messages.imported', defaultMessage: 'Imported' })
  },
  get send_again() {
    return t({
      id: 'audit-messages.filing-sent-again-by-the-operator',
      defaultMessage: 'Refused filing sent again by the operator',
    })
  },
  get match_message() {
    return t({
      id: 'audit-messages.message-matched-by-the-operator',
      defaultMessage: 'CBP message matched by the operator',
    })
  },
  get check() {
    return t({ id: 'audit-messages.checked-with-the-tariff', defaultMessage: 'Checked with the tariff' })
  },
}

export const actionLabel = (action: string): string => ACTIONS[action] ?? fieldLabel(action)
