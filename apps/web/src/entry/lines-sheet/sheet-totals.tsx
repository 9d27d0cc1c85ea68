import { valuedLines } from '@edfe/domain/entry'
import { formatUsd, scaled, scaledText, sumCents } from '@edfe/domain/money'
import { useEffect, useState } from 'react'
import layoutStyles from '../../ui/layout.module.css'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { useEntryFormContext } from '../form/form-context.ts'
import { onValues } from '../form/on-values.ts'
import { showQuantity } from '../values/format.ts'
import styles from './sheet.module.css'

const SETTLE_MS = 150

interface Sum {
  text: string
  /** The number of lines with a number in this field. */
  lines: number
}

type ShownLine = Record<string, string | undefined>

/** The fields that are summed, with their decimal places. */
const SUMMED = { entered_value: 2, gross_weight_kg: 3, duty_amount: 2, charges: 2, manifest_qty: 3 }
type Summed = keyof typeof SUMMED
type Sums = Record<Summed, Sum>

function sumOf(lines: readonly ShownLine[], field: Summed): Sum {
  const places = SUMMED[field]
  const counted = field === 'entered_value' ? valuedLines(lines) : lines
  const numbers = counted.flatMap((line) => (line[field] ? (scaled(line[field], places) ?? []) : []))
  const text = scaledText(sumCents(numbers), places)
  return { text: places === 3 ? text.replace(/\.?0+$/, '') || '0' : text, lines: numbers.length }
}

const sumsOf = (lines: readonly ShownLine[]): Sums =>
  Object.fromEntries((Object.keys(SUMMED) as Summed[]).map((field) => [field, sumOf(lines, field)])) as Sums

/** The sums of the lines; they settle a moment after typing, so that a key never waits for them. */
export function useSums(order: readonly string[]): Sums | undefined {
  const { form } = useEntryFormContext()
  const [sums, setSums] = useState<Sums>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const compute = () => {
      const values = (form.getValues('line_items') ?? {}) as Record<string, ShownLine>
      setSums(sumsOf(order.map((id) => values[id] ?? {})))
    }
    compute()
    const stop = onValues(form, () => {
      clearTimeout(timer)
      timer = setTimeout(compute, SETTLE_MS)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [form, order])
  return sums
}

/** '136,780.00': the column names the currency. */
export const amountText = (dollars: string): string => formatUsd(dollars).replace('$', '')

/** The sums under their columns, with how many lines they count. */
export function SheetTotals({ order, rowIndex }: { order: readonly string[]; rowIndex: number }) {
  const sums = useSums(order)
  if (!sums) return null
  const lines = order.length
  const sum = (column: number, { text, lines: counted }: Sum) => (
    <div role="gridcell" aria-colindex={column} className={`${styles.cell} ${styles.number} ${styles.sum}`}>
      <strong>{text}</strong>
      <small>
        {counted === lines
          ? t({ id: 'list-totals.all', defaultMessage: 'all lines' })
          : t({ id: 'sheet-totals.of', defaultMessage: '{counted} of {lines}' }, { counted, lines })}
      </small>
    </div>
  )
  return (
    <div role="row" aria-rowindex={rowIndex} className={`${styles.row} ${styles.totals}`}>
      <div
        role="rowheader"
        aria-colindex={1}
        className={`${textStyles.strong} ${layoutStyles.row8} ${styles.head}`}
      >
        {t({ id: 'sheet-totals.total', defaultMessage: 'Total' })}
      </div>
      <div role="gridcell" aria-colindex={2} className={`${styles.rest} ${styles.sum}`}>
        <strong>
          {t(
            { id: 'sheet-totals.text', defaultMessage: '{lines, plural, one {1 line} other {# lines}}' },
            { lines },
          )}
        </strong>
        <small>
          {t(
            {
              id: 'sheet-totals.charges-manifest-quantity',
              defaultMessage: 'Charges {charges}, manifest quantity {quantity}',
            },
            { charges: formatUsd(sums.charges.text), quantity: showQuantity(sums.manifest_qty.text) },
          )}
        </small>
      </div>
      {sum(7, { ...sums.entered_value, text: amountText(sums.entered_value.text) })}
      {sum(8, { ...sums.gross_weight_kg, text: showQuantity(sums.gross_weight_kg.text) })}
      {sum(9, { ...sums.duty_amount, text: amountText(sums.duty_amount.text) })}
    </div>
  )
}
