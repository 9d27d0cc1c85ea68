import { centsText, toCents } from '@edfe/domain/money'
import type { LineCharges } from '@edfe/domain/valuation'
import { fieldMeta } from '../form/field-meta.ts'
import { showText } from '../values/format.ts'
import type { CellText } from './line-change.ts'
import { cellName } from './sheet-columns.ts'

/**
 * The cells that hold a line's share of freight and insurance: block 36B; and, where the value included them,
 * the value without them, with both in the worksheet of the value in addition to its present content.
 */
export function chargeCells(
  { id, freight, insurance, charges, value }: LineCharges,
  isInValue: boolean,
  held: (field: string) => string,
): CellText[] {
  const cell = (field: string, amount: string): CellText => ({
    id,
    field,
    text: showText(fieldMeta(cellName('0', field)).kind, amount),
  })
  const more = (field: string, amount: string): CellText[] =>
    toCents(amount) === 0n ? [] : [cell(field, centsText(toCents(held(field)) + toCents(amount)))]
  return [
    cell('charges', charges),
    ...(isInValue
      ? [
          cell('entered_value', value),
          ...more('valuation.international_freight', freight),
          ...more('valuation.international_insurance', insurance),
        ]
      : []),
  ]
}
