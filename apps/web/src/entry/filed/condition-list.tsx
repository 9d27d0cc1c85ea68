import type { CustomsCondition } from '@edfe/contracts/customs/filing'
import type { Entry } from '@edfe/contracts/entries/entry'
import { Panel } from '../../ui/panel.tsx'
import textStyles from '../../ui/text.module.css'
import { lineOfPath } from '../sheet/finding-link.tsx'
import { ConditionLink } from './condition-link.tsx'
import styles from './condition-list.module.css'

interface Props {
  entry: Entry
  conditions: readonly CustomsCondition[]
}

const titleOf = (conditions: readonly CustomsCondition[]): string => {
  const toCorrect = conditions.filter((condition) => condition.severity === 'error').length
  const warnings = conditions.filter((condition) => condition.severity === 'warning').length
  if (toCorrect === 0 && warnings > 0)
    return warnings === 1 ? '1 warning to check' : `${warnings} warnings to check`
  if (toCorrect === 0) return conditions.length === 1 ? '1 notice' : `${conditions.length} notices`
  return toCorrect === 1 ? '1 condition to correct' : `${toCorrect} conditions to correct`
}

/** What customs said of the summary: code, plain words, CBP's own label, and the field with what was sent. */
export function ConditionList({ entry, conditions }: Props) {
  return (
    <Panel
      title={titleOf(conditions)}
      aside={<span className={textStyles.secondary}>Code, meaning, field</span>}
    >
      <ol className={styles.conditions}>
        {conditions.map((condition) => {
          const where = [
            condition.block && `Block ${condition.block}`,
            lineOfPath(condition.path),
            condition.label,
          ]
          return (
            <li key={`${condition.code} ${condition.path}`}>
              <span
                className={condition.severity === 'error' ? styles.code : `${styles.code} ${styles.caution}`}
              >
                {condition.code}
              </span>
              <div>
                <h3>{condition.message}</h3>
                <small>CBP: {condition.cbp_label}</small>
              </div>
              <div className={styles.target}>
                <ConditionLink entry={entry} condition={condition}>
                  {where.filter(Boolean).join(', ')}
                </ConditionLink>
                {condition.sent_value !== null && <span>Sent: {condition.sent_value}</span>}
              </div>
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}
