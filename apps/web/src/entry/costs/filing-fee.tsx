import { money } from '../../messages/money.ts'
import { useFilingFee } from '../../session/use-fees.ts'
import ledgerStyles from '../../ui/ledger.module.css'
import panelStyles from '../../ui/panel.module.css'
import { t } from '../../words/t.ts'

/** The operator's fee beneath the total of CBP and apart from it; nothing in practice, and where no fee is charged. */
export function FilingFee() {
  const price = useFilingFee()
  if (!price) return null
  return (
    <div className={panelStyles.body}>
      <table className={ledgerStyles.ledger}>
        <tbody>
          <tr>
            <th scope="row">
              {t({ id: 'filing-fee.fee', defaultMessage: 'Fee of this service, not part of the total' })}
              <small>
                {t({
                  id: 'filing-fee.when',
                  defaultMessage: 'Charged once, when CBP accepts the summary, by monthly invoice',
                })}
              </small>
            </th>
            <td>{money(price)}</td>
          </tr>
        </tbody>
      </table>
    </div>
  )
}
