import { formHts, type LineItem } from '@edfe/domain/entry'
import { defineMessage, type MessageDescriptor } from '@edfe/domain/messages'
import { fieldMeta } from '../form/field-meta.ts'
import { showText } from '../values/format.ts'

interface Column<Field extends string> {
  field: Field
  title: MessageDescriptor
  /** The words of an empty cell that a rule requires. */
  missing: MessageDescriptor
  isNumber: boolean
}

const column = <Field extends keyof LineItem>(
  field: Field,
  title: MessageDescriptor,
  missing: MessageDescriptor,
): Column<Field> => ({
  field,
  title,
  missing,
  isNumber: NUMBERS.has(fieldMeta(cellName('0', field)).kind),
})

const NUMBERS = new Set<string>(['money', 'quantity', 'weight'])

/** The name of a cell in the form. */
export const cellName = <const Field extends string>(id: string, field: Field) =>
  `line_items.${id}.${field}` as const

/** The fields of a line that are typed most, as columns of the sheet. The open line has every field. */
export const SHEET_COLUMNS = [
  column(
    'description',
    defineMessage({ id: 'sheet-columns.goods', defaultMessage: 'Description' }),
    defineMessage({ id: 'sheet-columns.goods-missing', defaultMessage: 'Description' }),
  ),
  column(
    'htsus',
    defineMessage({ id: 'sheet-columns.hts', defaultMessage: 'HTS' }),
    defineMessage({ id: 'sheet-columns.find-hts', defaultMessage: 'Find HTS' }),
  ),
  column(
    'origin_country',
    defineMessage({ id: 'sheet-columns.origin', defaultMessage: 'Origin' }),
    defineMessage({ id: 'sheet-columns.origin-missing', defaultMessage: 'Origin' }),
  ),
  column(
    'net_qty',
    defineMessage({ id: 'sheet-columns.net-qty', defaultMessage: 'Net qty' }),
    defineMessage({ id: 'sheet-columns.quantity', defaultMessage: 'Quantity' }),
  ),
  column(
    'net_uom',
    defineMessage({ id: 'sheet-columns.unit', defaultMessage: 'Unit' }),
    defineMessage({ id: 'sheet-columns.unit-missing', defaultMessage: 'Unit' }),
  ),
  column(
    'entered_value',
    defineMessage({ id: 'sheet-columns.value', defaultMessage: 'Value $' }),
    defineMessage({ id: 'sheet-columns.value-missing', defaultMessage: 'Value' }),
  ),
  column(
    'gross_weight_kg',
    defineMessage({ id: 'sheet-columns.gross-kg', defaultMessage: 'Gross kg' }),
    defineMessage({ id: 'sheet-columns.weight', defaultMessage: 'Weight' }),
  ),
  column(
    'duty_amount',
    defineMessage({ id: 'sheet-columns.duty', defaultMessage: 'Duty $' }),
    defineMessage({ id: 'sheet-columns.duty-missing', defaultMessage: 'Duty' }),
  ),
  column(
    'purchase_order',
    defineMessage({ id: 'sheet-columns.order', defaultMessage: 'PO' }),
    defineMessage({ id: 'sheet-columns.order-missing', defaultMessage: 'Purchase order' }),
  ),
] as const

export type SheetColumn = (typeof SHEET_COLUMNS)[number]
export type SheetField = SheetColumn['field']

export const isSheetField = (field: string): field is SheetField =>
  SHEET_COLUMNS.some((column) => column.field === field)

/** True if a line has goods: from then on its cells say what they miss, before anything is saved. */
export const isBegun = (textOf: (field: SheetField) => string): boolean =>
  (['description', 'htsus', 'net_qty', 'entered_value'] as const).some((field) => textOf(field) !== '')

/** A typed or pasted text as its field shows it: upper case, dots in the HTS number, thousands grouped. */
export function tidyCell(field: SheetField, typed: string): string {
  const { kind, upper } = fieldMeta(cellName('0', field))
  const text = typed.replace(/\s+/g, ' ').trim()
  if (field === 'htsus') return formHts(text)
  return showText(kind, upper ? text.toUpperCase() : text)
}
