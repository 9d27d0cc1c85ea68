import { bondUse } from '@edfe/domain/calculations'
import { Link } from '@tanstack/react-router'
import type { Dashboard } from '../api/dashboard.ts'
import { entriesText, money, wholeDollars } from '../messages/money.ts'
import { barScale } from '../reports/month-bars.ts'
import { centsOf, sumOf } from '../reports/report-rows.ts'
import { useDutyByMonth } from '../reports/use-duty-report.ts'
import { usePractice } from '../session/use-practice.ts'
import layoutStyles from '../ui/layout.module.css'
import { Panel } from '../ui/panel.tsx'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import { T } from '../words/text.tsx'
import styles from './dashboard.module.css'

const FIGURE = `${textStyles.strong} ${textStyles.figures}`

/** Duty and fees in a line: due within two weeks, paid this month, the use of the bond; a curve of twelve months leads to the reports. */
export function MoneyLine({
  dashboard: { money: figures, continuous_bond_amount: bond },
}: {
  dashboard: Dashboard
}) {
  const isPractice = usePractice()
  return (
    <Panel aria-label={t({ id: 'money-panel.money', defaultMessage: 'Money' })} className={styles.money}>
      <span
        title={t(
          { id: 'money-line.not-marked-as-paid', defaultMessage: '{entries}, not marked as paid' },
          { entries: entriesText(figures.due_count) },
        )}
      >
        <T
          id="money-line.due"
          defaultMessage="{isPractice, select, yes {Would be due in 14 days} other {Due in 14 days}} <a>{amount}</a>"
          values={{
            isPractice: isPractice ? 'yes' : 'no',
            amount: money(figures.due_amount),
            a: (content) => (
              <Link
                className={`${textStyles.large} ${textStyles.title} ${textStyles.figures}`}
                to="/reports/deadlines"
                search={{ kind: 'payment' }}
              >
                {content}
              </Link>
            ),
          }}
        />
      </span>
      <span
        title={t(
          { id: 'money-panel.as-recorded-here', defaultMessage: '{day}, as recorded here' },
          { day: entriesText(figures.paid_count) },
        )}
      >
        <T
          id="money-line.paid"
          defaultMessage="Paid this month <b>{amount}</b>"
          values={{ amount: money(figures.paid_amount), b: (content) => <b className={FIGURE}>{content}</b> }}
        />
      </span>
      <Year bond={bond} />
    </Panel>
  )
}

/** What twelve months cost: the share of the continuous bond that they use, and the curve. */
function Year({ bond }: { bond: Dashboard['continuous_bond_amount'] }) {
  const { rows, isPending, isError } = useDutyByMonth()
  const isKnown = !isPending && !isError
  const percent = isKnown && bond ? bondUse(centsOf(sumOf(rows)), centsOf(bond)) : undefined
  const isOver = percent !== undefined && percent > 100
  return (
    <>
      {bond && (
        <span
          title={t(
            {
              id: 'money-panel.10-of-12-months-duty',
              defaultMessage:
                '10% of 12 months’ duty, taxes and fees, of a {amount} bond{isOver, select, yes {. CBP may ask for a larger bond.} other {}}',
            },
            { amount: wholeDollars(bond), isOver: isOver ? 'yes' : 'no' },
          )}
        >
          <T
            id="money-line.bond-use"
            defaultMessage="Bond use <b>{percent}</b>"
            values={{
              percent: percent === undefined ? '–' : `${percent}%`,
              b: (content) => <b className={isOver ? `${FIGURE} ${textStyles.error}` : FIGURE}>{content}</b>,
            }}
          />
        </span>
      )}
      <Link
        to="/reports"
        className={layoutStyles.toEnd}
        aria-label={t({ id: 'money-line.reports', defaultMessage: 'Duty and fees by month, in Reports' })}
      >
        <Sparkline amounts={isKnown ? rows.map(({ total }) => total) : []} />
      </Link>
    </>
  )
}

const WIDTH = 72
const HEIGHT = 24

/** The curve of amounts from the oldest to the newest. */
function Sparkline({ amounts }: { amounts: readonly string[] }) {
  const { lengthOf } = barScale(amounts)
  const points = amounts.map((amount, at) => {
    const x = (WIDTH * at) / Math.max(1, amounts.length - 1)
    return `${x.toFixed(1)},${(HEIGHT * (1 - lengthOf(amount) / 100)).toFixed(1)}`
  })
  return (
    <svg className={styles.sparkline} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <polyline points={points.join(' ')} />
    </svg>
  )
}
