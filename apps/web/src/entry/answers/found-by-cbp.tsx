import type { CustomsCondition } from '@edfe/contracts/customs/filing'
import layoutStyles from '../../ui/layout.module.css'
import panelStyles from '../../ui/panel.module.css'
import { t } from '../../words/t.ts'
import { lineOfPath } from '../sheet/finding-link.tsx'
import { ConditionLink, type LinkedEntry } from './condition-link.tsx'
import conditionStyles from './condition-list.module.css'

interface Props {
  entry: LinkedEntry
  /** The name of the list. */
  label: string
  conditions: readonly CustomsCondition[]
}

/** What CBP found in a filing: in plain words, in CBP's own, and the way to the field. */
export const FoundByCbp = ({ entry, label, conditions }: Props) => (
  <section className={panelStyles.body} aria-label={label}>
    <ol className={`${layoutStyles.rules} ${conditionStyles.conditions}`}>
      {conditions.map((condition, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no id, and may repeat for the same field
        <li key={`${condition.path} ${index}`}>
          <div>
            <h3>{condition.message}</h3>
            <small>
              {t(
                { id: 'condition-list.cbp-label', defaultMessage: 'CBP: {label}' },
                { label: `${condition.code} ${condition.cbp_label}`.trim() },
              )}
            </small>
          </div>
          <ConditionLink entry={entry} condition={condition}>
            {[lineOfPath(condition.path), condition.label].filter(Boolean).join(', ')}
          </ConditionLink>
        </li>
      ))}
    </ol>
  </section>
)
