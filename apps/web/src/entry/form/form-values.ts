import type { FieldDefinition, FieldDefinitions, FieldKind } from '@edfe/domain/entry'
import { showText, storeText } from '../values/format.ts'

type Change = (kind: FieldKind | undefined, text: string) => string

/** The value of a field with its texts changed by kind; the rows of a list come as an array or, in a form, by id. */
function changed(value: unknown, field: FieldDefinition | undefined, change: Change): unknown {
  if (typeof value === 'string') return change(field?.kind, value)
  const each = (item: unknown) =>
    field?.kind === 'list' && typeof item === 'object' && item !== null
      ? changedFields(item, field.fields ?? {}, change)
      : changed(item, field, change)
  if (Array.isArray(value)) return value.map(each)
  if (value === null || typeof value !== 'object') return value
  if (field?.kind === 'list')
    return Object.fromEntries(Object.entries(value).map(([id, row]) => [id, each(row)]))
  return changedFields(value, field?.fields ?? {}, change)
}

const changedFields = (section: object, fields: FieldDefinitions, change: Change): object =>
  Object.fromEntries(
    Object.entries(section).map(([name, value]) => [name, changed(value, fields[name], change)]),
  )

/** A section of the draft as its form shows it: days as MM/DD/YYYY, amounts grouped. */
export const toFormValues = <T extends object>(fields: FieldDefinitions, stored: T): T =>
  changedFields(stored, fields, showText) as T

/** A section as it is stored, from what its form holds; a group of radio buttons without a choice is ''. */
export const fromFormValues = <T extends object | undefined>(fields: FieldDefinitions, shown: T): T =>
  (shown && changedFields(withoutNulls(shown) as object, fields, storeText)) as T

function withoutNulls(value: unknown): unknown {
  if (value === null) return ''
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value as object).map(([key, item]) => [key, withoutNulls(item)]))
}

/** A section without its blank fields, so that what is proposed shows through. */
export const dropBlank = <T extends object>(section: T): Partial<T> =>
  Object.fromEntries(Object.entries(section).filter(([, value]) => value !== '')) as Partial<T>
