import { parseDay } from '@edfe/domain/calendar'
import { lineWord } from '../messages/line-word.ts'
import { money } from '../messages/money.ts'
import { shortDay } from '../messages/short-day.ts'
import { useFees } from '../session/use-fees.ts'
import { useMe } from '../session/use-me.ts'
import { useCustomsSide } from '../session/use-practice.ts'
import feedbackStyles from '../ui/feedback.module.css'
import layoutStyles from '../ui/layout.module.css'
import ledgerStyles from '../ui/ledger.module.css'
import { LinkButton } from '../ui/link-button.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { PageHead } from '../ui/page-head.tsx'
import panelStyles from '../ui/panel.module.css'
import { Panel } from '../ui/panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import { AchPanel } from './ach-panel.tsx'
import { BooksPanel } from './books-panel.tsx'
import { KeptStatements } from './kept-statements.tsx'
import { OwedTable } from './owed-table.tsx'
import { StatementTable } from './statement-table.tsx'
import { type Owed, useOwed, useStatements } from './use-payments.ts'

/** Shows what is owed to CBP by day, statement and entry, the cash that it needs, the statements of CBP, and files of it. */
export function PaymentsPage() {
  const side = useCustomsSide()
  const today = parseDay(useMe().data?.today)
  const owed = useOwed()
  const list = useStatements()
  const fees = useFees()
  return (
    <>
      <PageHead
        title={t({ id: 'payments-page.payments', defaultMessage: 'Payments' })}
        sub={
          side !== 'CBP'
            ? t(
                {
                  id: 'payments-page.practice',
                  defaultMessage:
                    '{line}: nothing is owed to CBP. These are the days and amounts of a real entry.',
                },
                { line: lineWord(side) },
              )
            : t({
                id: 'payments-page.what-counts',
                defaultMessage:
                  'An entry on a statement counts with the amount that CBP states, any other with what was filed.',
              })
        }
        actions={
          fees.data?.is_charged && (
            <LinkButton to="/payments/fees" look="quiet">
              {t({ id: 'payments-page.fees', defaultMessage: 'Filing fees of this service' })}
            </LinkButton>
          )
        }
      />
      <div className={layoutStyles.stack}>
        {owed.isSuccess && today && <CashNeeds owed={owed.data} today={today} />}
        <Panel title={t({ id: 'payments-page.what-you-owe', defaultMessage: 'What you owe' })}>
          {owed.isError && (
            <LoadFailed
              message={t({
                id: 'payments-page.owed-failed',
                defaultMessage: 'What you owe could not be loaded.',
              })}
              onRetry={() => void owed.refetch()}
            />
          )}
          {owed.isPending && <Loading />}
          {owed.isSuccess && owed.data.days.length === 0 && (
            <p className={`${feedbackStyles.empty} ${textStyles.secondary}`}>
              {t({ id: 'payments-page.nothing-owed', defaultMessage: 'Nothing is owed.' })}
            </p>
          )}
          {owed.isSuccess && owed.data.days.length > 0 && today && (
            <OwedTable days={owed.data.days} today={today} />
          )}
        </Panel>
        <Panel title={t({ id: 'payments-page.statements', defaultMessage: 'Statements' })}>
          {list.isError && (
            <LoadFailed
              message={t({
                id: 'payments-page.statements-failed',
                defaultMessage: 'The statements could not be loaded.',
              })}
              onRetry={() => void list.refetch()}
            />
          )}
          {list.isPending && <Loading />}
          {list.isSuccess && list.data.statements.length === 0 && (
            <p className={`${feedbackStyles.empty} ${textStyles.secondary}`}>
              {t({
                id: 'payments-page.no-statements',
                defaultMessage:
                  'CBP has sent no statement yet. It sends one on the statement date of an entry that is paid by statement.',
              })}
            </p>
          )}
          {list.isSuccess && list.data.statements.length > 0 && today && (
            <StatementTable statements={list.data.statements} today={today} />
          )}
        </Panel>
        {today && <BooksPanel today={today} />}
        <AchPanel />
        {list.isSuccess && <KeptStatements kept={list.data.kept} />}
      </div>
    </>
  )
}

const Loading = () => (
  <div className={panelStyles.body}>
    <Skeleton rows={4} label={t({ id: 'payments-page.loading', defaultMessage: 'Loading the payments…' })} />
  </div>
)

function CashNeeds({ owed, today }: { owed: Owed; today: string }) {
  return (
    <Panel title={t({ id: 'payments-page.cash-needed', defaultMessage: 'Cash needed' })}>
      <div className={panelStyles.body}>
        <table className={ledgerStyles.ledger}>
          <tbody>
            {owed.needs.map(({ days, until, amount }) => (
              <tr key={days}>
                <th scope="row">
                  {t(
                    {
                      id: 'payments-page.next-days',
                      defaultMessage: 'In the next {days} days, until {day}',
                    },
                    { days, day: shortDay(until, today) },
                  )}
                </th>
                <td>{money(amount)}</td>
              </tr>
            ))}
            <tr className={ledgerStyles.total}>
              <th scope="row">{t({ id: 'payments-page.all-owed', defaultMessage: 'All that is owed' })}</th>
              <td>{money(owed.total)}</td>
            </tr>
          </tbody>
        </table>
      </div>
    </Panel>
  )
}
