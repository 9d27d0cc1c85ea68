import type { Operations } from '@edfe/contracts/operator/operator'
import { formatDay, parseDay } from '@edfe/domain/calendar'
import { invoiceLabel } from '../messages/fee-words.ts'
import { money } from '../messages/money.ts'
import { Button } from '../ui/button.tsx'
import tableStyles from '../ui/table.module.css'
import { t } from '../words/t.ts'
import type { Wanted } from './act-dialog.tsx'
import { actTexts } from './act-texts.ts'
import { ListPanel } from './list-panel.tsx'

type OperatorFees = NonNullable<Operations['fees']>

/** Invoices for the operator's fee that are not paid, and up to what the operator is liable to each organization. */
export function FeesPanel({ fees, onAct }: { fees: OperatorFees; onAct: (wanted: Wanted) => void }) {
  const organization = t({ id: 'common.organization', defaultMessage: 'Organization' })
  const due = t({ id: 'fees-panel.due', defaultMessage: 'Due' })
  const unpaid = t({ id: 'fees-panel.open', defaultMessage: 'Open' })
  const cap = t({ id: 'fees-panel.cap', defaultMessage: 'Paid in 12 months: the liability cap of the terms' })
  const charged = t({ id: 'fees-panel.charged', defaultMessage: 'Charged in 12 months' })
  return (
    <>
      <ListPanel
        title={t({ id: 'fees-panel.unpaid', defaultMessage: 'Unpaid invoices' })}
        rows={fees.unpaid}
        empty={t({ id: 'fees-panel.all-paid', defaultMessage: 'Every invoice is paid.' })}
        columns={[organization, due, unpaid]}
        hasActions
      >
        {({ id, organization: name, number, due_on, state, open }) => (
          <tr key={id}>
            <td className={tableStyles.twoLines}>
              {name}
              <small>{number}</small>
            </td>
            <td data-label={due} className={tableStyles.twoLines}>
              {dayText(due_on)}
              <small>{invoiceLabel(state)}</small>
            </td>
            <td data-label={unpaid}>{money(open)}</td>
            <td className={tableStyles.actions}>
              <Button
                look="quiet"
                small
                aria-label={t(
                  {
                    id: 'fees-panel.record',
                    defaultMessage: 'Mark as paid: invoice {number} of {organization}',
                  },
                  { number, organization: name },
                )}
                onClick={() =>
                  onAct({
                    order: { act: 'record_fee_payment', id },
                    about: t(
                      {
                        id: 'fees-panel.about',
                        defaultMessage: '{amount} of {organization} for invoice {number}.',
                      },
                      { amount: money(open), organization: name, number },
                    ),
                  })
                }
              >
                {actTexts('record_fee_payment').label}
              </Button>
            </td>
          </tr>
        )}
      </ListPanel>
      <ListPanel
        title={t({ id: 'fees-panel.liability', defaultMessage: 'Fees and liability' })}
        rows={fees.organizations}
        empty={t({ id: 'fees-panel.nothing', defaultMessage: 'No organization was charged yet.' })}
        columns={[organization, charged, cap]}
      >
        {({ id, name, charged: amount, liability_cap }) => (
          <tr key={id}>
            <td>{name}</td>
            <td data-label={charged}>{money(amount)}</td>
            <td data-label={cap}>{money(liability_cap)}</td>
          </tr>
        )}
      </ListPanel>
    </>
  )
}

function dayText(day: string): string {
  const parsed = parseDay(day)
  return parsed ? formatDay(parsed) : day
}
