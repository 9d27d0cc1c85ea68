import layoutStyles from '../../ui/layout.module.css'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import styles from './line-list.module.css'
import { linesText } from './line-text.ts'
import { amountText, useSums } from './sheet-totals.tsx'

/** The sums of the lines under their list on a phone, with how many lines they count. */
export function ListTotals({ order }: { order: readonly string[] }) {
  const sums = useSums(order)
  if (!sums) return null
  const counted = (count: number) =>
    count === order.length
      ? t({ id: 'list-totals.all', defaultMessage: 'all lines' })
      : t({ id: 'list-totals.of', defaultMessage: '{count} of {total}' }, { count, total: order.length })
  return (
    <div
      className={`${textStyles.small} ${textStyles.figures} ${layoutStyles.grid} ${styles.totals}`}
      role="group"
      aria-label={t({ id: 'list-totals.totals', defaultMessage: 'Totals' })}
    >
      <div>
        <strong>{linesText(order.length)}</strong>
        <small>{t({ id: 'list-totals.value-and-duty', defaultMessage: 'Value and duty' })}</small>
      </div>
      <div>
        <strong>{amountText(sums.entered_value.text)}</strong>
        <small>{counted(sums.entered_value.lines)}</small>
      </div>
      <div>
        <strong>{amountText(sums.duty_amount.text)}</strong>
        <small>{counted(sums.duty_amount.lines)}</small>
      </div>
    </div>
  )
}
