type Snapshot = Record<string, unknown> | null

/** A stored snapshot as its fields; anything but an object says nothing. */
export const snapshotOf = (value: unknown): Snapshot =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null

/** Fields that change with every save and say nothing. */
const SILENT = new Set(['updated_at', 'updated_by', 'created_at', 'created_by'])

/** 'CBP filer code' of 'cbp_filer_code'. */
export function fieldWords(field: string): string {
  const words = field
    .replaceAll('_', ' ')
    .replace(/\bid\b/g, 'ID')
    .replace(/\bcbp\b/g, 'CBP')
  const named = words.replace(/\bein\b/g, 'EIN').replace(/\bdba\b/g, 'DBA')
  return named.charAt(0).toUpperCase() + named.slice(1)
}

/** A value as a person reads it. */
export function valueWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (value === true) return 'on'
  if (value === false) return 'off'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

export interface FieldChange {
  field: string
  was: string
  is: string
}

/** Fields that differ between two snapshots, in the order of their names. */
export function changesBetween(before: Snapshot, after: Snapshot): FieldChange[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...fields]
    .filter((field) => !SILENT.has(field))
    .filter((field) => JSON.stringify(before?.[field] ?? null) !== JSON.stringify(after?.[field] ?? null))
    .sort()
    .map((field) => ({
      field: fieldWords(field),
      was: valueWords(before?.[field]),
      is: valueWords(after?.[field]),
    }))
}

/** What an event changed in one sentence, or undefined when its changes are listed (specification 1, section 8). */
export function summaryOf(before: Snapshot, after: Snapshot): string | undefined {
  if (!before && !after) return 'No changes recorded'
  if (!before) return 'Created new record'
  if (!after) return 'Deleted record'
  return changesBetween(before, after).length === 0 ? 'No significant changes' : undefined
}

const ENTITIES: Record<string, string> = {
  organization: 'Organization',
  membership: 'Membership',
  user: 'User',
  user_preferences: 'Preferences',
  org_preferences: 'Organization preferences',
  org_notifications: 'Organization notifications',
  user_notifications: 'Personal notifications',
}

export const entityWords = (entity: string): string => ENTITIES[entity] ?? fieldWords(entity)

const ACTIONS: Record<string, string> = {
  create: 'Created',
  update: 'Updated',
  delete: 'Deleted',
  remove: 'Removed',
  invite: 'Invited',
  enable: 'Enabled',
  disable: 'Disabled',
  role_change: 'Role changed',
}

export const actionWords = (action: string): string => ACTIONS[action] ?? fieldWords(action)
