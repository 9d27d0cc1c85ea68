import { type Amount, TOTAL_FIELDS, type TotalField, type Totals } from '@edfe/domain/calculations'
import type { LineItem } from '@edfe/domain/entry'
import { sentence } from '../../../words/sentence.ts'
import { t } from '../../../words/t.ts'
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
    total_entered_value: t(
      {
        id: 'total-fields.block-39',
        defaultMessage: 'Block 39. Sum of {count, plural, one {# line} other {# lines}}',
      },
      { count: lines.length },
    ),
    total_duty: t(
      { id: 'total-fields.block-41', defaultMessage: 'Block 41. {lines}' },
      { lines: lineComponents(lines, 'duty_amount', sums.total_duty) },
    ),
    total_tax:
      sums.total_tax.amount === '0.00'
        ? t({ id: 'total-fields.block-42-none', defaultMessage: 'Block 42. No internal revenue tax' })
        : t(
            { id: 'total-fields.block-42', defaultMessage: 'Block 42. {lines}' },
            { lines: lineComponents(lines, 'ir_tax_amount', sums.total_tax) },
          ),
    total_other: t(
      { id: 'total-fields.block-43', defaultMessage: 'Block 43. {sum}' },
      { sum: feeComponents(sums.total_other) },
    ),
    grand_total: t({ id: 'total-fields.block-44-duty-tax', defaultMessage: 'Block 44. Duty + tax + other' }),
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
  if (!ofLines) return t({ id: 'total-fields.no-lines', defaultMessage: 'No lines' })
  const each =
    lines.length > MAX_TERMS
      ? t(
          { id: 'total-fields.of-lines', defaultMessage: '{amount} of {count} lines' },
          { amount: showAmount(ofLines.amount), count: lines.length },
        )
      : lines.map((line) => showAmount(line[field] || '0')).join(' + ')
  return [
    each,
    ...more.map((component) => `${sentence(component.label)} ${showAmount(component.amount)}`),
  ].join(' + ')
}

/** 'MPF 42.01 + HMF 15.16' */
function feeComponents({ components }: Amount): string {
  if (components.length === 0) return t({ id: 'total-fields.no-fees', defaultMessage: 'No fees' })
  return components
    .map(
      (component) => `${sentence(component.label).replace(/ \(\w+\)$/, '')} ${showAmount(component.amount)}`,
    )
    .join(' + ')
}
