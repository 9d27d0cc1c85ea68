import { countText, money } from '../messages/money.ts'
import layoutStyles from '../ui/layout.module.css'
import panelStyles from '../ui/panel.module.css'
import { Panel } from '../ui/panel.tsx'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import type { FoundRefunds } from './found-refunds.ts'

/** The sums so far, and how far the search is. */
export function RefundSums({ found, isLooking }: { found: FoundRefunds; isLooking: boolean }) {
  const { sums, lookedAt, total } = found
  const rows = [
    [t({ id: 'refund-sums.refundable', defaultMessage: 'Can come back' }), sums.refundable],
    [t({ id: 'refund-sums.underpaid', defaultMessage: 'Paid too little' }), sums.underpaid],
    [t({ id: 'refund-sums.net', defaultMessage: 'Can come back, less what was paid too little' }), sums.net],
    [t({ id: 'refund-sums.lost', defaultMessage: 'Paid too much, and too late to claim' }), sums.lost],
  ] as const
  return (
    <Panel
      title={t({ id: 'refund-sums.estimate', defaultMessage: 'Estimate' })}
      aria-busy={isLooking || undefined}
    >
      <div className={`${panelStyles.body} ${layoutStyles.stack12}`}>
        <dl className={layoutStyles.stack12}>
          {rows.map(([name, amount]) => (
            <div key={name}>
              <dt className={`${textStyles.small} ${textStyles.muted}`}>{name}</dt>
              <dd className={`${textStyles.ink} ${textStyles.strong}`}>{money(amount)}</dd>
            </div>
          ))}
        </dl>
        {isLooking && total > 0 && (
          <progress
            max={total}
            value={lookedAt.entries}
            aria-label={t({ id: 'refund-sums.progress', defaultMessage: 'Entries checked' })}
          />
        )}
        <p role="status" className={textStyles.small}>
          {isLooking
            ? t(
                {
                  id: 'refund-sums.looked-at-so-far',
                  defaultMessage: '{looked} of {total, plural, one {# entry} other {# entries}} checked…',
                },
                { looked: countText(lookedAt.entries), total },
              )
            : t(
                {
                  id: 'refund-sums.looked-at',
                  defaultMessage:
                    '{entries, plural, one {# entry} other {# entries}} with {lines, plural, one {# line} other {# lines}} checked.',
                },
                lookedAt,
              )}
        </p>
      </div>
    </Panel>
  )
}
