import type { MessageDescriptor } from '../messages/index.ts'
import { withoutAgencyPlace } from './agency-path.ts'
import { entryTable, type FieldTable, feeTable, fieldOf, lineTable } from './field-table.ts'
import { namedByMode, pathsNamedByMode } from './mode-words.ts'

/** Lists that a finding may point at as a whole. */
const LIST_LABELS: readonly (readonly [string, string])[] = [
  ['totals_declarations.fee_summary', 'Other Fee Summary'],
  ['line_items', 'Line Items'],
]

/** A path as the id of a message names it, without its row: `line_items.htsus`. */
const named = (path: string): string => withoutAgencyPlace(path).replace(/\.\d+(?=\.)/g, '')

/**
 * The label of a draft path in an entry of this mode of transport; without a mode, that of the field table. Its id is
 * `field.` and the path without its row: `field.line_items.htsus`. A path of no field has its own name.
 */
export function fieldLabel(path: string, mode = ''): MessageDescriptor {
  const byMode = namedByMode(path, mode)
  if (byMode) return { id: `field.${path}.${byMode.way}`, defaultMessage: byMode.label }
  const field = fieldOf(path)
  if (field) return { id: `field.${named(path)}`, defaultMessage: field.label }
  const [list = named(path), label = path] = LIST_LABELS.find(([start]) => path.startsWith(start)) ?? []
  return { id: `field.${list}`, defaultMessage: label }
}

/** The hint of a draft path: `field.line_items.htsus.hint`; undefined for a field without one. */
export function fieldHint(path: string): MessageDescriptor | undefined {
  const hint = fieldOf(path)?.hint
  return hint ? { id: `field.${named(path)}.hint`, defaultMessage: hint } : undefined
}

/**
 * The label of one row of a list: `field.line_items.permit_info.row`; undefined if the field is not a list of
 * rows.
 */
export function rowLabel(path: string): MessageDescriptor | undefined {
  const row = fieldOf(path)?.row
  return row ? { id: `field.${named(path)}.row`, defaultMessage: row } : undefined
}

/** The label of one field of the rows of a list: `field.line_items.permit_info.number`. */
export function columnLabel(path: string, column: string): MessageDescriptor {
  const label = fieldOf(path)?.fields?.[column]?.label ?? column
  return { id: `field.${named(path)}.${column}`, defaultMessage: label }
}

const rowMessages = (path: string): MessageDescriptor[] => {
  const row = rowLabel(path)
  if (!row) return []
  const columns = Object.entries(fieldOf(path)?.fields ?? {}).filter(([, { label }]) => label)
  return [row, ...columns.map(([column]) => columnLabel(path, column))]
}

const pathsOf = (table: FieldTable, prefix = ''): string[] =>
  Object.values(table).map(({ path }) => `${prefix}${path}`)

/** Labels and hints of every field, also those that depend on the mode of transport. */
export function fieldMessages(): MessageDescriptor[] {
  const paths = [
    ...pathsOf(entryTable),
    ...pathsOf(lineTable, 'line_items.0.'),
    ...pathsOf(feeTable, 'totals_declarations.fee_summary.0.'),
  ]
  return [
    ...paths.flatMap((path) => [fieldLabel(path), fieldHint(path) ?? [], rowMessages(path)].flat()),
    ...pathsNamedByMode().map(({ path, mode }) => fieldLabel(path, mode)),
    ...LIST_LABELS.map(([path]) => fieldLabel(path)),
  ]
}
