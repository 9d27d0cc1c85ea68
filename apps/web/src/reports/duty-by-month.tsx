// biome-ignore-all lint/a11y/noRedundantRoles: a browser may not take a table that is laid out as a grid for a table.
import { Link } from '@tanstack/react-router'
import { entriesText, money } from '../messages/money.ts'
import { LoadFailed } from '../ui/load-failed.tsx'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import { T } from '../words/text.tsx'
import styles from './duty-by-month.module.css'
import { type BarScale, barScale, shortMonth } from './month-bars.ts'
import { type ReportRow, sumOf } from './report-rows.ts'
import { useDutyByMonth } from './use-duty-report.ts'

/**
 * Duty and fees of the last twelve months: one table whose rows are bars too. In a wide window the rows are columns, so
 * that each figure is under its bar; in a narrow one they are lines.
 */
export function DutyByMonth() {
  const { rows, thisMonth, isPending, isError, retry } = useDutyByMonth()
  if (isError)
    return (
      <LoadFailed
        message={t({
          id: 'duty-by-month.duty-by-month-could-not',
          defaultMessage: 'Duty by month could not be loaded.',
        })}
        onRetry={retry}
      />
    )
  const scale = barScale(rows.map(({ total }) => total))
  const entries = rows.reduce((sum, row) => sum + row.entries, 0)
  return (
    <div className={styles.chart}>
      {isPending && (
        <p className={textStyles.visuallyHidden} role="status">
          {t({ id: 'duty-by-month.loading-duty-by-month', defaultMessage: 'Loading duty by month…' })}
        </p>
      )}
      <table role="table" aria-busy={isPending}>
        <caption>
          <T
            id="duty-by-month.duty-and-fees-by-month"
            defaultMessage="Duty and fees by month of entry <span>{unitLabel}. 12 months: {isPending, select, yes {…} other {{rows} on {entries}}}</span>"
            values={{
              unitLabel: scale.unitLabel,
              isPending: isPending ? 'yes' : 'no',
              rows: money(sumOf(rows)),
              entries: entriesText(entries),
              span: (content) => <span>{content}</span>,
            }}
          />
        </caption>
        <thead className={textStyles.visuallyHidden} role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {t({ id: 'duty-by-month.month', defaultMessage: 'Month' })}
            </th>
            <th role="columnheader" scope="col">
              {t({
                id: 'duty-by-month.share-of-the-highest-month',
                defaultMessage: 'Share of the highest month',
              })}
            </th>
            <th role="columnheader" scope="col">
              {t({ id: 'duty-by-month.duty-and-fees', defaultMessage: 'Duty and fees' })}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, at) => (
            <MonthRow
              key={row.key}
              row={row}
              label={shortMonth(row.key, at === 0)}
              scale={scale}
              isCurrent={row.key === thisMonth}
              isPending={isPending}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface MonthRowProps {
  row: ReportRow
  /** The month as it is shown; its name with the year is read out. */
  label: string
  scale: BarScale
  isCurrent: boolean
  isPending: boolean
}

function MonthRow({ row, label, scale, isCurrent, isPending }: MonthRowProps) {
  const length = scale.lengthOf(row.total)
  return (
    <tr role="row" className={isCurrent ? styles.now : undefined}>
      <th role="rowheader" scope="row">
        {row.entries > 0 ? (
          <Link to="/entries" search={{ entered: row.key }} aria-label={row.label}>
            {label}
          </Link>
        ) : (
          <>
            <span aria-hidden="true">{label}</span>
            <span className={textStyles.visuallyHidden}>{row.label}</span>
          </>
        )}
      </th>
      <td role="cell" className={styles.bar}>
        {/* Its lengths are attributes, since the page allows no inline style: one standing, one lying bar. */}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <rect className={styles.upright} x="40" y={100 - length} width="60" height={length} />
          <rect className={styles.lying} x="0" y="0" width={length} height="100" />
        </svg>
      </td>
      <td role="cell" className={styles.amount}>
        {isPending ? (
          '…'
        ) : (
          <>
            <span aria-hidden="true">{scale.figureOf(row.total)}</span>
            <span className={textStyles.visuallyHidden}>{money(row.total)}</span>
          </>
        )}
      </td>
    </tr>
  )
}
