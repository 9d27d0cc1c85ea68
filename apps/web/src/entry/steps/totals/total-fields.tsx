import { type Amount, TOTAL_FIELDS, type TotalField, type Totals } from '@edfe/domain/calculations'
import type { LineItem } from '@edfe/domain/entry'
import { useEntryContext } from '../../editing/entry-context.ts'
import { showAmount } from '../../values/format.ts'
import { TotalRow } from './total-row.tsx'

interface Props {
  sums: Totals
  saved: Partial<Record<TotalField, string>>
}

/** Up to this many lines, a total names each of its components. */
const MAX_TERMS = 4

/** Blocks 39 and 41 to 44, each with how its sum came about. */
export function TotalFields({ sums, saved }: Props) {
  const { editor } = useEntryContext()
  const lines = editor.draft().line_items ?? []
  const words: Record<TotalField, string> = {
    total_entered_value: `Block 39. Sum of ${lines.length === 1 ? '1 line' : `${lines.length} lines`}`,
    total_duty: `Block 41. ${lineComponents(lines, 'duty_amount', sums.total_duty)}`,
    total_tax: `Block 42. ${sums.total_tax.amount === '0.00' ? 'No internal revenue tax' : lineComponents(lines, 'ir_tax_amount', sums.total_tax)}`,
    total_other: `Block 43. ${feeComponents(sums.total_other)}`,
    grand_total: 'Block 44. Duty + tax + other',
  }
  return (
    <div>
      {TOTAL_FIELDS.map((field) => (
        <TotalRow
          key={field}
          field={field}
          hint={words[field]}
          sum={sums[field].amount}
          saved={saved[field]}
        />
      ))}
    </div>
  )
}

/** '324.48 + 107.99 + 40.56', with AD/CVD after the lines; the count instead of many components. */
function lineComponents(lines: LineItem[], field: 'duty_amount' | 'ir_tax_amount', amount: Amount): string {
  const [ofLines, ...more] = amount.components
  if (!ofLines) return 'No lines'
  const each =
    lines.length > MAX_TERMS
      ? `${showAmount(ofLines.amount)} of ${lines.length} lines`
      : lines.map((line) => showAmount(line[field] || '0')).join(' + ')
  return [each, ...more.map((component) => `${component.label} ${showAmount(component.amount)}`)].join(' + ')
}

/** 'MPF 42.01 + HMF 15.16' */
function feeComponents({ components }: Amount): string {
  if (components.length === 0) return 'No fees'
  return components
    .map((component) => `${component.label.replace(/ \(\w+\)$/, '')} ${showAmount(component.amount)}`)
    .join(' + ')
}
