import { Link } from '@tanstack/react-router'
import type { Dashboard } from '../api/dashboard.ts'
import { countText, money } from '../messages/money.ts'
import { DutyByMonth } from '../reports/duty-by-month.tsx'
import { usePractice } from '../session/use-practice.ts'
import { Panel } from '../ui/panel.tsx'
import textStyles from '../ui/text.module.css'
import styles from './money-panel.module.css'

const payments = (count: number): string => (count === 1 ? '1 entry' : `${countText(count)} entries`)

/** Duty and fees: what is due within two weeks, what was paid this month, and the last twelve months as bars. */
export function MoneyPanel({ figures }: { figures: Dashboard['money'] }) {
  const isPractice = usePractice()
  const due = isPractice ? 'Would be due in 14 days' : 'Due in 14 days'
  return (
    <Panel
      title="Money"
      aside={isPractice && <span className={textStyles.secondary}>Practice: nothing is owed.</span>}
    >
      <dl className={styles.cash}>
        <div>
          <dt>{due}</dt>
          <dd className={styles.value}>{money(figures.due_amount)}</dd>
          <dd className={styles.note}>
            <Link to="/reports/deadlines" search={{ kind: 'payment' }}>
              {payments(figures.due_count)}
            </Link>
            , not marked as paid
          </dd>
        </div>
        <div>
          <dt>Paid this month</dt>
          <dd className={styles.value}>{money(figures.paid_amount)}</dd>
          <dd className={styles.note}>{payments(figures.paid_count)}, as recorded here</dd>
        </div>
      </dl>
      <DutyByMonth />
    </Panel>
  )
}
