import type { EstimatedCost, EstimatePage } from '@edfe/contracts/tariff/public-pages'
import { groupThousands } from '@edfe/domain/money'
import layoutStyles from '../../../ui/layout.module.css'
import textStyles from '../../../ui/text.module.css'
import { t } from '../../../words/t.ts'
import { dayText } from '../tariff/measures.tsx'
import styles from './comparison.module.css'
import { differenceOf } from './estimate-text.ts'
import { type CostPart, costParts, eachOf } from './landed-cost.ts'
import { LandedCostBars, PartMark } from './landed-cost-bars.tsx'

interface ComparisonProps {
  page: EstimatePage
  first: EstimatedCost
  second: EstimatedCost
}

type Amount = string | null
interface Row {
  label: string
  amounts: readonly [Amount, Amount]
  part?: CostPart['key']
  isSum?: boolean
}

/** Two origins or two days side by side: bars to scale, and every part in a table. */
export function Comparison({ page, first, second }: ComparisonProps) {
  const names = [first, second].map((estimate) => nameOf(page, first, second, estimate))
  const costs = [first, second].map((estimate, at) => ({ name: names[at] ?? '', estimate }))
  return (
    <section aria-labelledby="comparison">
      <h2 className={textStyles.large} id="comparison">
        {names.join(' against ')}
      </h2>
      <p className={`${layoutStyles.spaceAbove4} ${textStyles.secondary} ${textStyles.measure}`}>
        {verdict(names[1] ?? '', first.cost.landed_cost, second.cost.landed_cost)}
      </p>
      <div className={`${layoutStyles.spaceAbove12} ${layoutStyles.paper}`}>
        <LandedCostBars page={page} costs={costs} />
        <table
          className={`${textStyles.small} ${textStyles.figures} ${styles.table}`}
          aria-labelledby="comparison"
        >
          <thead>
            <tr>
              <th className={`${textStyles.note} ${textStyles.strong}`} scope="col">
                {t({ id: 'comparison.us-dollars', defaultMessage: 'US dollars' })}
              </th>
              {names.map((name) => (
                <th className={`${textStyles.note} ${textStyles.strong}`} key={name} scope="col">
                  {name}
                </th>
              ))}
              <th className={`${textStyles.note} ${textStyles.strong}`} scope="col">
                {t({ id: 'comparison.difference', defaultMessage: 'Difference' })}
              </th>
            </tr>
          </thead>
          <tbody>
            {rowsOf(page, first, second).map(({ label, amounts: [one, other], part, isSum }) => (
              <tr key={label} className={isSum ? styles.sum : undefined}>
                <th className={textStyles.regular} scope="row">
                  {part ? <PartMark part={part} /> : null}
                  {label}
                </th>
                <td>{moneyText(one)}</td>
                <td>{moneyText(other)}</td>
                <td>{groupThousands(differenceOf(one, other))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

const moneyText = (amount: Amount): string =>
  amount === null ? t({ id: 'common.open', defaultMessage: 'Open' }) : groupThousands(amount)

function rowsOf(page: EstimatePage, first: EstimatedCost, second: EstimatedCost): Row[] {
  const others = costParts(page, second)
  const each = [eachOf(page, first.cost.landed_cost), eachOf(page, second.cost.landed_cost)] as const
  return [
    ...costParts(page, first).map(({ key, label, amount }, at): Row => {
      return { label, amounts: [amount, others[at]?.amount ?? null], part: key }
    }),
    {
      label: t({ id: 'comparison.to-pay-to-cbp', defaultMessage: 'To pay to CBP' }),
      amounts: [first.cost.to_pay, second.cost.to_pay],
      isSum: true,
    },
    {
      label: t({ id: 'comparison.landed-cost', defaultMessage: 'Landed cost' }),
      amounts: [first.cost.landed_cost, second.cost.landed_cost],
      isSum: true,
    },
    ...(each[0] !== undefined && each[1] !== undefined
      ? [
          {
            label: t(
              { id: 'comparison.each', defaultMessage: 'Each {amount}' },
              { amount: page.goods?.units[0] ?? '' },
            ).trim(),
            amounts: [each[0], each[1]] as const,
          },
        ]
      : []),
  ]
}

/** 'Vietnam costs 4,687.50 less.' */
function verdict(name: string, one: Amount, other: Amount): string {
  const difference = differenceOf(one, other)
  if (difference === '')
    return t({ id: 'comparison.one-of-them-is-still', defaultMessage: 'One of them is still open.' })
  if (difference === 'same')
    return t({ id: 'comparison.both-cost-the-same', defaultMessage: 'Both cost the same.' })
  const amount = groupThousands(difference.slice(1))
  return t(
    {
      id: 'comparison.costs',
      defaultMessage:
        '{isLess, select, yes {{name} costs {amount} less.} other {{name} costs {amount} more.}}',
    },
    { name, amount, isLess: difference.startsWith('-') ? 'yes' : 'no' },
  )
}

/** By what the two differ: the country, the day, or both. */
function nameOf(page: EstimatePage, first: EstimatedCost, second: EstimatedCost, one: EstimatedCost): string {
  const country = page.countries.find(({ code }) => code === one.origin)?.name ?? one.origin
  if (first.on === second.on) return country
  return first.origin === second.origin ? dayText(one.on) : `${country}, ${dayText(one.on)}`
}
