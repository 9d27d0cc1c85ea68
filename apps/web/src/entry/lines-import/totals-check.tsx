import type { ReadSheet } from '@edfe/domain/lines-import'
import { groupThousands } from '@edfe/domain/money'
import { Icon } from '../../ui/icon.tsx'
import tableStyles from '../../ui/table.module.css'
import { Table } from '../../ui/table.tsx'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import styles from './import.module.css'
import { columnName } from './import-messages.ts'

/** Shows the sums of the rows with those that the sheet states. */
export function TotalsCheck({ read }: { read: ReadSheet }) {
  if (!read.totals)
    return (
      <p className={textStyles.secondary}>
        {t(
          {
            id: 'totals-check.rows-are-read-compare-the',
            defaultMessage:
              '{cut, select, yes {The total of the sheet is not read.} other {The sheet has no row that sums all of it.}} {count, plural, one {# row is} other {# rows are}} read: compare the number with your invoice.',
          },
          { cut: read.cut > 0 ? 'yes' : 'no', count: read.rows.length },
        )}
      </p>
    )
  const { row, checks } = read.totals
  return (
    <Table className={styles.checks}>
      <thead>
        <tr>
          <th scope="col">{t({ id: 'totals-check.totals', defaultMessage: 'Totals' })}</th>
          <th scope="col" className={tableStyles.number}>
            {t({ id: 'totals-check.read', defaultMessage: 'Read' })}
          </th>
          <th scope="col" className={tableStyles.number}>
            {t({ id: 'totals-check.row-of-the-sheet', defaultMessage: 'Row {row} of the sheet' }, { row })}
          </th>
          <th scope="col">{t({ id: 'totals-check.difference', defaultMessage: 'Difference' })}</th>
        </tr>
      </thead>
      <tbody>
        {checks.map(({ field, read: sum, stated, difference }) => (
          <tr key={field}>
            <th scope="row">{columnName(field)}</th>
            <td className={tableStyles.number}>{groupThousands(sum)}</td>
            <td className={tableStyles.number}>{groupThousands(stated)}</td>
            <td className={difference === '0' ? textStyles.success : textStyles.problem}>
              <Icon name={difference === '0' ? 'check' : 'error'} />{' '}
              {difference === '0'
                ? t({ id: 'totals-check.agrees', defaultMessage: 'Agrees' })
                : groupThousands(difference)}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
