import { toShown, toStored } from './format.ts'

type Json = string | number | boolean | null | undefined | Json[] | { [key: string]: Json }

function mapTexts(value: Json, field: string, change: (field: string, text: string) => string): Json {
  if (typeof value === 'string') return change(field, value)
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, field, change))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, key, change)]))
}

/** A section of the draft as its form shows it: dates MM/DD/YYYY, amounts grouped. */
export const toFormValues = <T>(stored: T): T => mapTexts(stored as Json, '', toShown) as T

/** A section as it is stored, from what its form holds; a group of radio buttons without a choice is ''. */
export const fromFormValues = <T>(shown: T): T => mapTexts(withoutNulls(shown as Json), '', toStored) as T

function withoutNulls(value: Json): Json {
  if (value === null) return ''
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutNulls(item)]))
}
