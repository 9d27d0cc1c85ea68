import type { EstimatedCost, EstimatePage } from '@edfe/contracts/tariff/public-pages'
import { groupThousands, toCents } from '@edfe/domain/money'
import layoutStyles from '../../../ui/layout.module.css'
import textStyles from '../../../ui/text.module.css'
import { t } from '../../../words/t.ts'
import { costParts } from './landed-cost.ts'
import styles from './landed-cost-bars.module.css'

interface BarsProps {
  page: EstimatePage
  costs: readonly { name: string; estimate: EstimatedCost }[]
}

const WIDTH = 800
const HEIGHT = 24

/** The landed costs as bars from zero, to one scale. The table below them has every part. */
export function LandedCostBars({ page, costs }: BarsProps) {
  const sums = costs.map(({ estimate }) => Number(toCents(estimate.cost.landed_cost ?? '')))
  const most = Math.max(...sums)
  if (costs.some(({ estimate }) => estimate.cost.landed_cost === null) || most === 0) return null
  const words = costs.map(
    ({ name, estimate }) => `${name} ${groupThousands(estimate.cost.landed_cost ?? '')}`,
  )
  return (
    <div
      className={`${layoutStyles.stack12} ${styles.bars}`}
      role="img"
      aria-label={t(
        { id: 'landed-cost-bars.landed-cost-to-scale', defaultMessage: 'Landed cost to scale: {costs}.' },
        { costs: words.join(', ') },
      )}
    >
      {costs.map(({ name, estimate }) => (
        <div key={name}>
          <p
            className={`${layoutStyles.apart} ${textStyles.small} ${textStyles.strong} ${textStyles.figures} ${layoutStyles.spaceBelow4} ${styles.name}`}
          >
            <span>{name}</span>
            <strong>{groupThousands(estimate.cost.landed_cost ?? '')}</strong>
          </p>
          <Bar page={page} estimate={estimate} most={most} />
        </div>
      ))}
    </div>
  )
}

function Bar({ page, estimate, most }: { page: EstimatePage; estimate: EstimatedCost; most: number }) {
  let end = 0
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {costParts(page, estimate).map(({ key, amount }) => {
        const start = end
        end += (Number(toCents(amount ?? '')) / most) * WIDTH
        return (
          <rect
            key={key}
            className={styles[key]}
            x={start.toFixed(1)}
            width={Math.max(0, end - start).toFixed(1)}
            height={HEIGHT}
          />
        )
      })}
    </svg>
  )
}

/** The colour of a part of the bars, next to its name in the table. */
export const PartMark = ({ part }: { part: 'goods' | 'freight' | 'base' | 'additional' | 'fees' }) => (
  <svg className={styles.mark} viewBox="0 0 12 12" aria-hidden="true">
    <rect className={styles[part]} width="12" height="12" />
  </svg>
)
