import type { LandedBy, LandedCost } from '@edfe/domain/books'
import { countText, money } from '../messages/money.ts'
import tableStyles from '../ui/table.module.css'
import { Table } from '../ui/table.tsx'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import { LANDED_HEADS, landedFigures, landedLabels, landedName } from './landed-words.ts'
import styles from './report-table.module.css'
import { Figure } from './report-table.tsx'

/** Landed cost as a table, the largest first. */
export function LandedTable({ costs, by }: { costs: readonly LandedCost[]; by: LandedBy }) {
  const entries = t({ id: 'common.entries', defaultMessage: 'Entries' })
  return (
    <Table isStacked className={styles.report}>
      <thead>
        <tr>
          <th scope="col">{LANDED_HEADS[by]}</th>
          {[entries, ...landedLabels()].map((label) => (
            <th key={label} scope="col" className={tableStyles.number}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {costs.map((cost) => (
          <tr key={cost.key}>
            <th
              className={`${textStyles.ink} ${textStyles.small} ${textStyles.wraps} ${textStyles.breaks}`}
              scope="row"
            >
              {landedName(cost, by)}
            </th>
            <Figure label={entries} text={countText(cost.entries)} />
            {landedFigures(cost).map(({ label, amount }) => (
              <Figure key={label} label={label} text={money(amount)} />
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
