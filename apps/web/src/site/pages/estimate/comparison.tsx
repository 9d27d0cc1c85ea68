import type { EstimatedCost, EstimatePage } from '@edfe/contracts/tariff/public-pages'
import { groupThousands } from '@edfe/domain/money'
import { dayText } from '../tariff/measures.tsx'
import styles from './comparison.module.css'
import { differenceOf, dutyParts, feesOf } from './estimate-text.ts'

interface ComparisonProps {
  page: EstimatePage
  first: EstimatedCost
  second: EstimatedCost
}

type Amount = string | null

/** Two origins or two days side by side, part by part. */
export function Comparison({ page, first, second }: ComparisonProps) {
  const names = [first, second].map((estimate) => nameOf(page, first, second, estimate))
  const parts = [first, second].map(({ cost }) => ({ ...dutyParts(cost), fees: feesOf(cost), ...cost }))
  const rowsOf = (read: (part: (typeof parts)[number]) => Amount): [Amount, Amount] => [
    parts[0] ? read(parts[0]) : null,
    parts[1] ? read(parts[1]) : null,
  ]
  const rows: [string, [Amount, Amount]][] = [
    ['Duty of chapters 1 to 97', rowsOf(({ base }) => base)],
    ['Duty of chapter 99', rowsOf(({ additional }) => additional)],
    ['MPF and HMF', rowsOf(({ fees }) => fees)],
    ['To pay to CBP', rowsOf(({ to_pay }) => to_pay)],
    ['Landed cost', rowsOf(({ landed_cost }) => landed_cost)],
  ]
  const money = (amount: Amount) => (amount === null ? 'Open' : groupThousands(amount))
  return (
    <section aria-labelledby="comparison">
      <h2 className={styles.title} id="comparison">
        {names.join(' against ')}
      </h2>
      <table className={styles.table} aria-labelledby="comparison">
        <thead>
          <tr>
            <th scope="col">US dollars</th>
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">Difference</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, [one, other]]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{money(one)}</td>
              <td>{money(other)}</td>
              <td>{groupThousands(differenceOf(one, other))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** By what the two differ: the country, the day, or both. */
function nameOf(page: EstimatePage, first: EstimatedCost, second: EstimatedCost, one: EstimatedCost): string {
  const country = page.countries.find(({ code }) => code === one.origin)?.name ?? one.origin
  if (first.on === second.on) return country
  return first.origin === second.origin ? dayText(one.on) : `${country}, ${dayText(one.on)}`
}
