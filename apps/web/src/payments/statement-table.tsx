import { Link } from '@tanstack/react-router'
import { money } from '../messages/money.ts'
import { shortDay } from '../messages/short-day.ts'
import { statementName } from '../messages/statement-name.ts'
import { Badge } from '../ui/status-badge.tsx'
import tableStyles from '../ui/table.module.css'
import { Table } from '../ui/table.tsx'
import { t } from '../words/t.ts'
import { linesText, STATE_WORDS } from './statement-words.ts'
import type { StatementSummary } from './use-payments.ts'

interface Props {
  statements: readonly StatementSummary[]
  /** The organization's day, `YYYY-MM-DD`. */
  today: string
}

const looks = { preliminary: 'draft', authorized: 'accepted', final: 'accepted', paid: 'released' } as const

/** The statements of CBP, the newest first, each with its state. */
export function StatementTable({ statements, today }: Props) {
  const printed = t({ id: 'statement-table.printed', defaultMessage: 'Printed' })
  const lists = t({ id: 'statement-table.lists', defaultMessage: 'Lists' })
  return (
    <Table isStacked>
      <thead>
        <tr>
          <th scope="col">{t({ id: 'statement-table.statement', defaultMessage: 'Statement' })}</th>
          <th scope="col">{t({ id: 'statement-table.state', defaultMessage: 'State' })}</th>
          <th scope="col">{printed}</th>
          <th scope="col">{lists}</th>
          <th scope="col" className={tableStyles.number}>
            {t({ id: 'statement-table.amount', defaultMessage: 'Amount' })}
          </th>
        </tr>
      </thead>
      <tbody>
        {statements.map((statement) => (
          <tr key={statement.id}>
            <td>
              <Link
                className={tableStyles.rowLink}
                to="/payments/$statementId"
                params={{ statementId: statement.id }}
              >
                {statementName(statement)}
              </Link>
            </td>
            <td>
              <Badge look={looks[statement.state]}>{STATE_WORDS[statement.state]}</Badge>
            </td>
            <td data-label={printed}>{shortDay(statement.print_date, today)}</td>
            <td data-label={lists}>{linesText(statement)}</td>
            <td className={tableStyles.number}>{money(statement.amount)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
