import { formatUsd } from '@edfe/domain/money'
import tableStyles from '../../ui/table.module.css'
import { Table } from '../../ui/table.tsx'
import styles from './line-duty.module.css'
import type { LineDuty } from './tariff-queries.ts'

/** The tariff rows of a line in the order in which CBP takes them, with why each applies. */
export function DutyRows({ duty: { rows, duty } }: { duty: LineDuty }) {
  return (
    <Table className={styles.rows}>
      <thead>
        <tr>
          <th scope="col">Tariff row</th>
          <th scope="col">Rate</th>
          <th scope="col" className={tableStyles.number}>
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ hts, program, rate_text: rate, amount, why, source }) => (
          <tr key={`${hts} ${program}`}>
            <th scope="row">
              {hts}
              <small>
                {[program, why].filter(Boolean).join('. ')}
                <br />
                {source}
              </small>
            </th>
            <td>{rate}</td>
            <td className={tableStyles.number}>{amount === null ? 'Not known' : formatUsd(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            Duty
          </th>
          <td className={tableStyles.number}>
            <b>{duty === null ? 'Not known' : formatUsd(duty)}</b>
          </td>
        </tr>
      </tfoot>
    </Table>
  )
}
