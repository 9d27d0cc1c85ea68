import { formatEntryNumber } from '@edfe/domain/entry'
import { Link } from '@tanstack/react-router'
import { addressOf } from '../api/client.ts'
import { chargeLabel } from '../messages/fee-words.ts'
import { money } from '../messages/money.ts'
import { shortDay } from '../messages/short-day.ts'
import { type Fees, useFees } from '../session/use-fees.ts'
import { useMe } from '../session/use-me.ts'
import { buttonClass } from '../ui/button.tsx'
import feedbackStyles from '../ui/feedback.module.css'
import { Icon } from '../ui/icon.tsx'
import layoutStyles from '../ui/layout.module.css'
import { LinkButton } from '../ui/link-button.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Panel } from '../ui/panel.tsx'
import { PageSkeleton } from '../ui/skeleton.tsx'
import { Table, TableHead } from '../ui/table.tsx'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import { FeeInvoices } from './fee-invoices.tsx'

/** Shows the operator's own fee: its price, the invoices and how they are paid, and each charge. */
export function FeesPage() {
  const { data, isError, refetch } = useFees()
  const today = useMe().data?.today
  const title = t({ id: 'fees-page.title', defaultMessage: 'Filing fees' })
  if (isError)
    return (
      <>
        <PageHead title={title} />
        <Panel>
          <LoadFailed
            message={t({ id: 'fees-page.failed', defaultMessage: 'The fees could not be loaded.' })}
            onRetry={() => void refetch()}
          />
        </Panel>
      </>
    )
  if (!data || !today) return <PageSkeleton title={title} />
  return (
    <>
      <PageHead
        title={title}
        sub={priceText(data, today)}
        actions={
          <>
            <LinkButton to="/payments" look="quiet">
              {t({ id: 'fees-page.payments', defaultMessage: 'Payments to CBP' })}
            </LinkButton>
            {data.lines.length > 0 && (
              <a className={buttonClass('quiet')} href={addressOf('exportFees', {})} download>
                <Icon name="download" />
                {t({ id: 'fees-page.csv', defaultMessage: 'Statement (CSV)' })}
              </a>
            )}
          </>
        }
      />
      {data.is_charged && (
        <div className={layoutStyles.stack}>
          <FeeInvoices fees={data} today={today} />
          <Charges lines={data.lines} today={today} />
        </div>
      )}
    </>
  )
}

/** The price of today and the one that comes, in sentences. */
function priceText({ price, next }: Fees, today: string): string {
  const current = price
    ? t(
        {
          id: 'fees-page.price',
          defaultMessage:
            'This service charges {price} for each entry whose summary CBP accepts, apart from what CBP collects. Practice and tests are free.',
        },
        { price: money(price) },
      )
    : t({ id: 'fees-page.no-price', defaultMessage: 'This service charges no fee for a filing.' })
  if (!next) return current
  return t(
    { id: 'fees-page.next', defaultMessage: '{current} From {day} it is {price}.' },
    { current, day: shortDay(next.from, today), price: money(next.amount) },
  )
}

function Charges({ lines, today }: { lines: Fees['lines']; today: string }) {
  const day = t({ id: 'fees-page.day', defaultMessage: 'Day' })
  const reason = t({ id: 'fees-page.for', defaultMessage: 'For' })
  const amount = t({ id: 'fees-page.amount', defaultMessage: 'Amount' })
  const invoice = t({ id: 'fees-page.invoice', defaultMessage: 'Invoice' })
  return (
    <Panel title={t({ id: 'fees-page.charges', defaultMessage: 'Charges' })}>
      {lines.length === 0 ? (
        <p className={`${feedbackStyles.empty} ${textStyles.secondary}`}>
          {t({ id: 'fees-page.no-charges', defaultMessage: 'Nothing was charged yet.' })}
        </p>
      ) : (
        <Table isStacked>
          <TableHead
            columns={[t({ id: 'fees-page.entry', defaultMessage: 'Entry' }), day, reason, invoice, amount]}
          />
          <tbody>
            {lines.map((line) => (
              <tr key={line.id}>
                <td>
                  {line.entry_id ? (
                    <Link to="/entries/$entryId" params={{ entryId: line.entry_id }}>
                      {formatEntryNumber(line.entry_number)}
                    </Link>
                  ) : (
                    formatEntryNumber(line.entry_number)
                  )}
                </td>
                <td data-label={day}>{shortDay(line.charged_on, today)}</td>
                <td data-label={reason}>{chargeLabel(line.kind)}</td>
                <td data-label={invoice}>
                  {line.invoice ?? t({ id: 'fees-page.next-invoice', defaultMessage: 'The next one' })}
                </td>
                <td data-label={amount}>{money(line.amount)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Panel>
  )
}
