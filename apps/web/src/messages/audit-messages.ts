import { fieldLabel } from '@edfe/contracts/field-label'
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
  if (isNothing(value)) return 'nothing'
  if (typeof value === 'boolean') {
    return SWITCH.test(field) ? (value ? 'on' : 'off') : value ? 'yes' : 'no'
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

/** What an event changed in one sentence, or undefined when its changes are listed (specification 1, section 8). */
export function summaryOf(before: Snapshot, after: Snapshot): string | undefined {
  if (!before && !after) return 'No changes recorded'
  if (!before) return 'Created new record'
  if (!after) return 'Deleted record'
  return changesBetween(before, after).length === 0 ? 'No significant changes' : undefined
}

/** What the event is about, by the name that its snapshots carry: an email, an entry number. */
export function subjectOf(before: Snapshot, after: Snapshot): string | undefined {
  const named = { ...before, ...after }
  const subject = named.email ?? named.entry_number ?? named.prefix ?? named.part_number ?? named.name
  return typeof subject === 'string' && subject !== '' ? subject : undefined
}

const ENTITIES: Record<string, string> = {
  organization: 'Organization',
  membership: 'Membership',
  user: 'User',
  user_preferences: 'Preferences',
  org_preferences: 'Organization preferences',
  org_notifications: 'Organization notifications',
  user_notifications: 'Personal notifications',
  entry: 'Entry',
  confirmed_carrier: 'Vessel carrier',
  document: 'Document',
  part: 'Part',
  template: 'Template',
  access: 'Access',
}

export const entityLabel = (entity: string): string => ENTITIES[entity] ?? fieldLabel(entity)

const ACTIONS: Record<string, string> = {
  create: 'Created',
  update: 'Updated',
  delete: 'Deleted',
  remove: 'Removed',
  invite: 'Invited',
  enable: 'Enabled',
  disable: 'Disabled',
  role_change: 'Role changed',
  sign_in: 'Signed in',
  sign_in_failed: 'Sign-in failed: wrong password',
  sign_in_blocked: 'Sign-in blocked: too many wrong passwords',
  second_factor_failed: 'Sign-in failed: wrong code',
  sign_out: 'Signed out',
  sessions_end: 'Signed out elsewhere',
  password_reset: 'Password reset by email',
  account_disabled: 'Account disabled by the operator',
  account_enabled: 'Account enabled by the operator',
  sessions_ended_by_operator: 'Signed out by the operator',
  refuse: 'Refused',
  virus_found: 'Virus found: content removed',
  passkey_add: 'Passkey added',
  passkey_rename: 'Passkey renamed',
  passkey_remove: 'Passkey removed',
  second_factor_on: 'Second factor turned on',
  second_factor_off: 'Second factor turned off',
  recovery_codes_renew: 'Recovery codes renewed',
  password_change: 'Password changed',
  comment: 'Commented',
  view: 'Viewed',
  download: 'Downloaded',
  ask_number: 'Confirmation of a number requested',
  confirm_number: 'Number confirmed by the operator',
  refuse_number: 'Number refused by the operator',
  switch: 'Switched to this organization',
  leave: 'Left',
  import: 'Imported',
  check: 'Checked with the tariff',
}

export const actionLabel = (action: string): string => ACTIONS[action] ?? fieldLabel(action)
