import { bondUse } from '@edfe/domain/calculations'
import { Link } from '@tanstack/react-router'
import type { Dashboard } from '../api/dashboard.ts'
import { entriesText, money, wholeDollars } from '../messages/money.ts'
import { DutyByMonth } from '../reports/duty-by-month.tsx'
import { centsOf, sumOf } from '../reports/report-rows.ts'
import { useDutyByMonth } from '../reports/use-duty-report.ts'
import { usePractice } from '../session/use-practice.ts'
import layoutStyles from '../ui/layout.module.css'
import { Panel } from '../ui/panel.tsx'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import { T } from '../words/text.tsx'
import styles from './figures.module.css'

const VALUE = `${textStyles.figure} ${textStyles.figures} ${layoutStyles.spaceAbove6} ${styles.value}`
const NOTE = `${textStyles.note} ${layoutStyles.spaceAbove4} ${styles.note}`

/** Duty and fees: what is due within two weeks, what was paid this month, the use of the bond, and twelve months as bars. */
export function MoneyPanel({ dashboard }: { dashboard: Dashboard }) {
  const { money: figures, continuous_bond_amount: bondAmount } = dashboard
  const isPractice = usePractice()
  return (
    <Panel
      title={t({ id: 'money-panel.money', defaultMessage: 'Money' })}
      aside={
        isPractice ? (
          <span className={textStyles.secondary}>
            {t({ id: 'money-panel.practice-nothing-is-owed', defaultMessage: 'Practice: nothing is owed.' })}
          </span>
        ) : (
          <Link to="/reports">{t({ id: 'money-panel.reports', defaultMessage: 'Reports' })}</Link>
        )
      }
    >
      <dl
        className={
          bondAmount
            ? `${layoutStyles.columnRules} ${styles.figures} ${styles.three}`
            : `${layoutStyles.columnRules} ${styles.figures}`
        }
      >
        <div>
          <dt className={`${textStyles.small} ${textStyles.strong}`}>
            {isPractice
              ? t({ id: 'money-panel.would-be-due-in-14', defaultMessage: 'Would be due in 14 days' })
              : t({ id: 'money-panel.due-in-14-days', defaultMessage: 'Due in 14 days' })}
          </dt>
          <dd className={VALUE}>{money(figures.due_amount)}</dd>
          <dd className={NOTE}>
            <T
              id="money-panel.not-marked-as-paid"
              defaultMessage="{day}, not marked as paid"
              values={{
                day: (
                  <Link to="/reports/deadlines" search={{ kind: 'payment' }}>
                    {entriesText(figures.due_count)}
                  </Link>
                ),
              }}
            />
          </dd>
        </div>
        <div>
          <dt className={`${textStyles.small} ${textStyles.strong}`}>
            {t({ id: 'money-panel.paid-this-month', defaultMessage: 'Paid this month' })}
          </dt>
          <dd className={VALUE}>{money(figures.paid_amount)}</dd>
          <dd className={NOTE}>
            {t(
              { id: 'money-panel.as-recorded-here', defaultMessage: '{day}, as recorded here' },
              { day: entriesText(figures.paid_count) },
            )}
          </dd>
        </div>
        {bondAmount && <BondUse amount={bondAmount} />}
      </dl>
      <DutyByMonth />
    </Panel>
  )
}

/** Shows the share of the continuous bond that twelve months of duty, taxes and fees use. */
function BondUse({ amount }: { amount: string }) {
  const { rows, isPending, isError } = useDutyByMonth()
  const percent = isPending || isError ? undefined : bondUse(centsOf(sumOf(rows)), centsOf(amount))
  const isOver = percent !== undefined && percent > 100
  return (
    <div>
      <dt className={`${textStyles.small} ${textStyles.strong}`}>
        {t({ id: 'money-panel.bond-use', defaultMessage: 'Bond use' })}
      </dt>
      <dd className={VALUE}>{percent === undefined ? '–' : `${percent}%`}</dd>
      <dd className={isOver ? `${NOTE} ${textStyles.error}` : NOTE}>
        {t(
          {
            id: 'money-panel.10-of-12-months-duty',
            defaultMessage:
              '10% of 12 months’ duty, taxes and fees, of a {amount} bond{isOver, select, yes {. CBP may ask for a larger bond.} other {}}',
          },
          { amount: wholeDollars(amount), isOver: isOver ? 'yes' : 'no' },
        )}
      </dd>
    </div>
  )
}
