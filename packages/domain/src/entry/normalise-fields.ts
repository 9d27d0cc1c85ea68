import type { FieldDefinition, FieldDefinitions, FieldKind } from './field.ts'
import * as formats from './field-formats.ts'

const FORMAT_OF_KIND: Partial<Record<FieldKind, formats.Format>> = {
  text: formats.trim,
  note: formats.trim,
  code: formats.upper,
  choice: formats.trim,
  day: formats.day,
  'form-day': formats.formDay,
  money: formats.number,
  'whole-money': formats.truncated,
  weight: formats.number,
  quantity: formats.number,
  rate: formats.number,
  phone: formats.trim,
  email: formats.trim,
  zip: formats.zipPlusFour,
  codes: formats.upper,
}

/**
 * The format in which a field's text is saved: its own, else upper case if the field asks for it, else that
 * of its kind.
 */
const formatOf = ({ kind, format, upper }: FieldDefinition): formats.Format | undefined =>
  format ?? (upper ? formats.upper : FORMAT_OF_KIND[kind])

type Change = (value: unknown) => unknown

/** The normalization of a field's value before it is saved; undefined if it is saved unchanged. */
function changeOf(field: FieldDefinition): Change | undefined {
  const { kind, fields } = field
  if (kind === 'group')
    return (value) => (typeof value === 'object' && value !== null ? normaliseFields(fields!, value) : value)
  if (kind === 'list')
    return (value) => (Array.isArray(value) ? value.map((row) => normaliseFields(fields!, row)) : value)
  const format = formatOf(field)
  if (!format) return undefined
  if (kind === 'codes')
    return (value) =>
      Array.isArray(value) ? value.map((code) => format(String(code))).filter(Boolean) : value
  return (value) => (typeof value === 'string' ? format(value) : value)
}

type Changes = readonly (readonly [string, Change])[]
const changesOfTable = new WeakMap<FieldDefinitions, Changes>()

function changesOf(fields: FieldDefinitions): Changes {
  const known = changesOfTable.get(fields)
  if (known) return known
  const changes = Object.entries(fields).flatMap(([name, field]) => {
    const change = changeOf(field)
    return change ? [[name, change] as const] : []
  })
  changesOfTable.set(fields, changes)
  return changes
}

/** A section as it is saved, by the definitions of its fields; fields that are absent stay absent. */
export function normaliseFields<Section extends object>(fields: FieldDefinitions, section: Section): Section {
  const normal = { ...section }
  for (const [name, change] of changesOf(fields) as readonly [keyof Section, Change][]) {
    const value = normal[name]
    if (value !== undefined) normal[name] = change(value) as Section[keyof Section]
  }
  return normal
}
