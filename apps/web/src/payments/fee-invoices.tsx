import { useMutation } from '@tanstack/react-query'
import { addressOf, call } from '../api/client.ts'
import { messageOf } from '../api/problem.ts'
import { INVOICE_LOOKS, invoiceLabel } from '../messages/fee-words.ts'
import { money } from '../messages/money.ts'
import { shortDay } from '../messages/short-day.ts'
import type { Fees } from '../session/use-fees.ts'
import { Button } from '../ui/button.tsx'
import feedbackStyles from '../ui/feedback.module.css'
import panelStyles from '../ui/panel.module.css'
import { Panel } from '../ui/panel.tsx'
import { Badge } from '../ui/status-badge.tsx'
import { Table, TableHead } from '../ui/table.tsx'
import textStyles from '../ui/text.module.css'
import { showToast } from '../ui/toast.tsx'
import { t } from '../words/t.ts'

type Invoice = Fees['invoices'][number]

/** The operator's invoices with their papers, and where an open one is paid. */
export function FeeInvoices({ fees, today }: { fees: Fees; today: string }) {
  const state = t({ id: 'fee-invoices.state', defaultMessage: 'State' })
  const due = t({ id: 'fee-invoices.due', defaultMessage: 'Due' })
  const papers = t({ id: 'fee-invoices.papers', defaultMessage: 'Papers' })
  const amount = t({ id: 'fee-invoices.amount', defaultMessage: 'Amount' })
  const open = fees.invoices.filter((invoice) => invoice.state !== 'paid')
  return (
    <Panel title={t({ id: 'fee-invoices.invoices', defaultMessage: 'Invoices' })}>
      {fees.invoices.length === 0 ? (
        <p className={`${feedbackStyles.empty} ${textStyles.secondary}`}>
          {t({
            id: 'fee-invoices.none',
            defaultMessage: 'The invoice of a month comes on the first day of the next one.',
          })}
        </p>
      ) : (
        <Table isStacked>
          <TableHead
            columns={[
              t({ id: 'fee-invoices.invoice', defaultMessage: 'Invoice' }),
              state,
              due,
              papers,
              amount,
            ]}
          />
          <tbody>
            {fees.invoices.map((invoice) => (
              <tr key={invoice.id}>
                <td>{invoice.number}</td>
                <td data-label={state}>
                  <Badge look={INVOICE_LOOKS[invoice.state]}>{invoiceLabel(invoice.state)}</Badge>
                </td>
                <td data-label={due}>{shortDay(invoice.due_on, today)}</td>
                <td data-label={papers}>
                  <Papers invoice={invoice} />
                  {fees.takes_cards && invoice.state !== 'paid' && <CardButton invoice={invoice} />}
                </td>
                <td data-label={amount}>{money(invoice.amount)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {open.length > 0 && <HowToPay fees={fees} />}
    </Panel>
  )
}

/** The invoice and the receipts of its payments as files. */
const Papers = ({ invoice }: { invoice: Invoice }) => (
  <>
    <a href={addressOf('getFeeInvoice', { params: { id: invoice.id } })} download>
      {t({ id: 'fee-invoices.pdf', defaultMessage: 'Invoice {number} (PDF)' }, { number: invoice.number })}
    </a>
    {invoice.payments.map(({ id, amount }) => (
      <small key={id} className={textStyles.block}>
        <a href={addressOf('getFeeReceipt', { params: { id } })} download>
          {t(
            { id: 'fee-invoices.receipt', defaultMessage: 'Receipt for {amount} (PDF)' },
            { amount: money(amount) },
          )}
        </a>
      </small>
    ))}
  </>
)

/** Leads to the page of the payment provider, which takes the card. */
function CardButton({ invoice }: { invoice: Invoice }) {
  const begin = useMutation({
    mutationFn: () => call('beginFeePayment', { params: { id: invoice.id } }),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) =>
      showToast({
        text: messageOf(
          error,
          t({ id: 'fee-invoices.card-failed', defaultMessage: 'The payment could not begin.' }),
        ),
      }),
  })
  return (
    <Button look="quiet" small busy={begin.isPending} onClick={() => begin.mutate()}>
      {t({ id: 'fee-invoices.card', defaultMessage: 'Pay {number} by card' }, { number: invoice.number })}
    </Button>
  )
}

function HowToPay({ fees }: { fees: Fees }) {
  if (fees.bank_account.length === 0) return null
  return (
    <div className={`${panelStyles.body} ${textStyles.small}`}>
      <p>
        {t({
          id: 'fee-invoices.transfer',
          defaultMessage:
            'Pay by bank transfer to this account and name the number of the invoice. The operator marks it as paid when the money has come.',
        })}
      </p>
      {fees.bank_account.map((line) => (
        <p key={line} className={textStyles.ink}>
          {line}
        </p>
      ))}
    </div>
  )
}
