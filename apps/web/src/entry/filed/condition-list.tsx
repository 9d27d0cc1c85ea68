import type { CustomsCondition } from '@edfe/contracts/customs/filing'
import { Panel } from '../../ui/panel.tsx'
import textStyles from '../../ui/text.module.css'
import { lineOfPath } from '../sheet/finding-link.tsx'
import { ConditionLink, type LinkedEntry } from './condition-link.tsx'
import styles from './condition-list.module.css'

interface Props {
  entry: LinkedEntry
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

/** Information asks for nothing and may be the same for every line: it is shown once for each code. */
const groupsOf = (conditions: readonly CustomsCondition[]): CustomsCondition[][] => {
  const groups = new Map<string, CustomsCondition[]>()
  for (const condition of conditions) {
    const { code, path, severity } = condition
    const key = severity === 'info' ? code : `${code} ${path}`
    groups.set(key, [...(groups.get(key) ?? []), condition])
  }
  return [...groups.values()]
}

const CODE_STYLES = {
  error: styles.code,
  warning: `${styles.code} ${styles.caution}`,
  info: `${styles.code} ${styles.quiet}`,
}

/** What customs said of the summary: code, plain words, CBP's own label, and the field with what was sent. */
export function ConditionList({ entry, conditions }: Props) {
  const groups = groupsOf(conditions)
  return (
    <Panel
      title={titleOf(groups.flatMap(([first]) => first ?? []))}
      aside={<span className={textStyles.secondary}>Code, meaning, field</span>}
    >
      <ol className={styles.conditions}>
        {groups.map(([first, ...same]) => {
          if (!first) return null
          const where = [first.block && `Block ${first.block}`, lineOfPath(first.path), first.label]
          return (
            <li key={`${first.code} ${first.path}`}>
              <span className={CODE_STYLES[first.severity]}>{first.code}</span>
              <div>
                <h3>{first.message}</h3>
                <small>CBP: {first.cbp_label}</small>
              </div>
              <div className={styles.target}>
                <ConditionLink entry={entry} condition={first}>
                  {where.filter(Boolean).join(', ')}
                </ConditionLink>
                {same.length === 0 && first.sent_value !== null && <span>Sent: {first.sent_value}</span>}
                {same.length > 0 && (
                  <span>{same.length === 1 ? '1 more line' : `${same.length} more lines`}</span>
                )}
              </div>
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}
