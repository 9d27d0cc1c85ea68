import type { LineItem } from '@edfe/domain/entry'
import { PLACES, scaledText, sumTyped } from '@edfe/domain/money'
import { t } from '../../words/t.ts'
import { showQuantity } from '../values/format.ts'

const SUMMED = {
  'line_items.0.manifest_qty': 'manifest_qty',
  'line_items.0.gross_weight_kg': 'gross_weight_kg',
} as const

/**
 * Why a sum of the whole shipment goes into no line: the entry has none, or several, with what they come to together.
 * Undefined for a field that is no such sum, and for an entry of one line.
 */
export function sumOfLines(path: string, lines: readonly LineItem[]): string | undefined {
  const field = SUMMED[path as keyof typeof SUMMED]
  if (!field || lines.length === 1) return undefined
  if (lines.length === 0)
    return t({ id: 'sum-of-lines.the-entry-has-no-line', defaultMessage: 'the entry has no line yet' })
  const sum = scaledText(
    sumTyped(
      lines.map((line) => line[field]),
      PLACES.quantity,
    ),
    PLACES.quantity,
  )
  return t(
    { id: 'sum-of-lines.your-lines-come-to', defaultMessage: 'your {count} lines come to {sum}' },
    { count: lines.length, sum: showQuantity(sum.replace(/\.?0+$/, '')) },
  )
}
