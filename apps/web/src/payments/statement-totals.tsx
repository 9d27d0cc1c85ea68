import { money } from '../messages/money.ts'
import ledgerStyles from '../ui/ledger.module.css'
import panelStyles from '../ui/panel.module.css'
import { Panel } from '../ui/panel.tsx'
import { t } from '../words/t.ts'
import type { Statement } from './use-statement.ts'

/** The totals of a statement by class of money, as CBP states them: what is due, and of a final one what was paid. */
export function StatementTotals({ statement: { totals, stated_total, messages } }: { statement: Statement }) {
  const isFinal = messages.some(({ status }) => status === 'final')
  return (
    <Panel
      title={
        isFinal
          ? t({ id: 'statement-totals.paid', defaultMessage: 'Paid by class' })
          : t({ id: 'statement-totals.due', defaultMessage: 'Due by class' })
      }
    >
      <div className={panelStyles.body}>
        <table className={ledgerStyles.ledger}>
          <tbody>
            {totals.map((row) => (
              <tr key={row.class}>
                <th scope="row">{row.name}</th>
                <td>{money(row.paid ?? row.due)}</td>
              </tr>
            ))}
            <tr className={ledgerStyles.total}>
              <th scope="row">{t({ id: 'statement-totals.total', defaultMessage: 'Total' })}</th>
              <td>{money(stated_total)}</td>
            </tr>
          </tbody>
        </table>
      </div>
    </Panel>
  )
}
