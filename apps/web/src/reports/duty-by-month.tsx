import { Link } from '@tanstack/react-router'
import { money } from '../messages/money.ts'
import { useMe } from '../session/use-me.ts'
import { LoadFailed } from '../ui/load-failed.tsx'
import textStyles from '../ui/text.module.css'
import { Bar } from './bar.tsx'
import styles from './duty-by-month.module.css'
import { monthRows, type ReportRow } from './report-rows.ts'
import { addMonths } from './report-search.ts'
import { useDutyReport } from './use-duty-report.ts'

const MONTHS = 12

/** Duty and fees of the last twelve months: a table whose rows are bars too. */
export function DutyByMonth() {
  const to = (useMe().data?.today ?? '').slice(0, 7)
  const ask = { by: 'month', from: to && addMonths(to, 1 - MONTHS), to } as const
  const report = useDutyReport(ask)
  if (report.isError) {
    return <LoadFailed message="Duty by month could not be loaded." onRetry={() => void report.refetch()} />
  }
  // The months are known before their figures: the chart has its height from the start.
  const rows = ask.from ? monthRows(report.data?.rows ?? [], ask) : []
  const most = Math.max(...rows.map(({ total }) => Number(total)))
  const sum = rows.reduce((all, { total }) => all + Number(total), 0)
  return (
    <div className={styles.chart}>
      {report.isPending && (
        <p className={textStyles.visuallyHidden} role="status">
          Loading duty by month…
        </p>
      )}
      <table aria-busy={report.isPending}>
        <caption>
          Duty and fees by month of entry{' '}
          <span>12 months: {report.isPending ? '…' : money(sum.toFixed(2))}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col">Share of the highest month</th>
            <th scope="col">Duty and fees</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <MonthRow
              key={row.key}
              row={row}
              share={most > 0 ? Number(row.total) / most : 0}
              isCurrent={row.key === to}
              isPending={report.isPending}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface MonthRowProps {
  row: ReportRow
  share: number
  isCurrent: boolean
  isPending: boolean
}

function MonthRow({ row, share, isCurrent, isPending }: MonthRowProps) {
  return (
    <tr>
      <th scope="row">
        {row.entries > 0 ? (
          <Link to="/entries" search={{ entered: row.key }}>
            {row.label}
          </Link>
        ) : (
          row.label
        )}
      </th>
      <td>
        <Bar share={share} isCurrent={isCurrent} />
      </td>
      <td>{isPending ? '…' : money(row.total)}</td>
    </tr>
  )
}
