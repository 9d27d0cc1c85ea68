import type { ReportDimension } from '@edfe/contracts/choices'
import { Link } from '@tanstack/react-router'
import { countText, money } from '../messages/money.ts'
import tableStyles from '../ui/table.module.css'
import { Table } from '../ui/table.tsx'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import { Bar } from './bar.tsx'
import { dimensionLabel, entriesOf } from './report-dimensions.ts'
import type { ReportRow } from './report-rows.ts'
import styles from './report-table.module.css'

interface Props {
  rows: readonly ReportRow[]
  by: ReportDimension
}

/** A report as a table; each row has its bar, and leads to its entries. */
export function ReportTable({ rows, by }: Props) {
  const most = Math.max(0, ...rows.map(({ total }) => Number(total)))
  return (
    <Table isStacked className={styles.report}>
      <thead>
        <tr>
          <th scope="col">{dimensionLabel(by)}</th>
          <th scope="col" aria-label={t({ id: 'report-table.bar', defaultMessage: 'Bar' })} />
          <th scope="col" className={tableStyles.number}>
            {t({ id: 'report-table.entries', defaultMessage: 'Entries' })}
          </th>
          <th scope="col" className={tableStyles.number}>
            {t({ id: 'report-table.entered-value', defaultMessage: 'Entered value' })}
          </th>
          <th scope="col" className={tableStyles.number}>
            {t({ id: 'report-table.duty', defaultMessage: 'Duty' })}
          </th>
          <th scope="col" className={tableStyles.number}>
            {t({ id: 'report-table.taxes-and-fees', defaultMessage: 'Taxes and fees' })}
          </th>
          <th scope="col" className={tableStyles.number}>
            {t({ id: 'report-table.rate', defaultMessage: 'Rate' })}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th
              className={`${textStyles.ink} ${textStyles.small} ${textStyles.wraps} ${textStyles.breaks}`}
              scope="row"
            >
              <RowLabel row={row} by={by} />
            </th>
            <td className={styles.bar}>
              <Bar share={most > 0 ? Number(row.total) / most : 0} />
            </td>
            <Figure
              label={t({ id: 'report-table.entries', defaultMessage: 'Entries' })}
              text={countText(row.entries)}
            />
            <Figure
              label={t({ id: 'report-table.entered-value', defaultMessage: 'Entered value' })}
              text={money(row.value)}
            />
            <Figure label={t({ id: 'report-table.duty', defaultMessage: 'Duty' })} text={money(row.duty)} />
            <Figure
              label={t({ id: 'report-table.taxes-and-fees', defaultMessage: 'Taxes and fees' })}
              text={row.fees === null ? '' : money(row.fees)}
            />
            <Figure
              label={t({ id: 'report-table.rate', defaultMessage: 'Rate' })}
              text={row.rate && `${row.rate}%`}
            />
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function RowLabel({ row, by }: { row: ReportRow; by: ReportDimension }) {
  const entries = entriesOf(row, by)
  if (!entries) return row.label
  return (
    <Link to="/entries" search={entries}>
      {row.label}
    </Link>
  )
}

/** A figure; where the table is stacked, its label goes before it. */
export function Figure({ label, text }: { label: string; text: string }) {
  return (
    <td className={tableStyles.number}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      {text || '–'}
    </td>
  )
}
