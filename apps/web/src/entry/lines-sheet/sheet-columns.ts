import { formHts, type LineItem } from '@edfe/domain/entry'
import { fieldMeta } from '../form/field-meta.ts'
import { showText } from '../values/format.ts'

/** The fields of a line that are typed most, as columns of the sheet. The open line has every field. */
export type SheetField = Extract<
  keyof LineItem,
  | 'description'
  | 'htsus'
  | 'origin_country'
  | 'net_qty'
  | 'net_uom'
  | 'entered_value'
  | 'gross_weight_kg'
  | 'duty_amount'
>

export interface SheetColumn {
  field: SheetField
  title: string
  /** What an empty cell says that a rule asks for. */
  missing: string
  isNumber: boolean
}

const column = (field: SheetField, title: string, missing: string): SheetColumn => ({
  field,
  title,
  missing,
  isNumber: NUMBERS.has(fieldMeta(cellName('0', field)).kind),
})

const NUMBERS = new Set<string>(['money', 'quantity', 'weight'])

/** The name of a cell in the form. */
export const cellName = (id: string, field: string): string => `line_items.${id}.${field}`

export const SHEET_COLUMNS: readonly SheetColumn[] = [
  column('description', 'Description', 'Description'),
  column('htsus', 'HTS', 'Find HTS'),
  column('origin_country', 'Origin', 'Origin'),
  column('net_qty', 'Net qty', 'Quantity'),
  column('net_uom', 'Unit', 'Unit'),
  column('entered_value', 'Value $', 'Value'),
  column('gross_weight_kg', 'Gross kg', 'Weight'),
  column('duty_amount', 'Duty $', 'Duty'),
]

export const isSheetField = (field: string): field is SheetField =>
  SHEET_COLUMNS.some((column) => column.field === field)

/** A typed or pasted text as its field shows it: upper case, dots in the HTS number, thousands grouped. */
export function tidyCell(field: SheetField, typed: string): string {
  const { kind, upper } = fieldMeta(cellName('0', field))
  const text = typed.replace(/\s+/g, ' ').trim()
  if (field === 'htsus') return formHts(text)
  return showText(kind, upper ? text.toUpperCase() : text)
}
