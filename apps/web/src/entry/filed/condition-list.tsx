import type { CustomsCondition } from '@edfe/contracts/customs/filing'
import { conditionAnchor } from '@edfe/domain/reference'
import type { ReactNode } from 'react'
import { Panel } from '../../ui/panel.tsx'
import textStyles from '../../ui/text.module.css'
import { lineOfPath } from '../sheet/finding-link.tsx'
import { ConditionLink, type LinkedEntry } from './condition-link.tsx'
import styles from './condition-list.module.css'

/** The guide to condition codes. */
const CODES = '/documentation/conditions'

interface Props {
  entry: LinkedEntry
  conditions: readonly CustomsCondition[]
  /** What the organization has on file for the field of a condition. */
  onFile?: (condition: CustomsCondition) => string | undefined
  /** Beneath the conditions. */
  foot?: ReactNode
}

const titleOf = (conditions: readonly CustomsCondition[]): string => {
  if (conditions.some(({ severity }) => severity === 'error')) return 'What to correct'
  return conditions.some(({ severity }) => severity === 'warning') ? 'What to check' : 'Notices of CBP'
}

const countOf = (conditions: readonly CustomsCondition[]): string => {
  const count = (severity: CustomsCondition['severity'], one: string, many: string) => {
    const number = conditions.filter((condition) => condition.severity === severity).length
    return number === 0 ? [] : [number === 1 ? one : `${number} ${many}`]
  }
  return [
    ...count('error', '1 condition', 'conditions'),
    ...count('warning', '1 warning', 'warnings'),
    ...count('info', '1 notice', 'notices'),
  ].join(', ')
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

/** What customs said of the summary: plain words, its code and label, and the field with what was sent and what is on file. */
export function ConditionList({ entry, conditions, onFile, foot }: Props) {
  const groups = groupsOf(conditions)
  const firsts = groups.flatMap(([first]) => first ?? [])
  return (
    <Panel
      title={titleOf(firsts)}
      aside={
        <span className={textStyles.secondary}>
          {countOf(firsts)}. <a href={CODES}>What codes mean</a>
        </span>
      }
    >
      <ol className={`${styles.conditions} ${styles.ofCbp}`}>
        {groups.map(([first, ...same]) => {
          if (!first) return null
          const where = [first.block && `Block ${first.block}`, lineOfPath(first.path), first.label]
          const known = onFile?.(first)
          return (
            <li key={`${first.code} ${first.path}`}>
              <div>
                <h3>{first.message}</h3>
                <small>
                  <span className={CODE_STYLES[first.severity]}>{first.code}</span>{' '}
                  <span>CBP: {first.cbp_label}</span>{' '}
                  <a href={`${CODES}#${conditionAnchor(first.code)}`}>What {first.code} means</a>
                </small>
              </div>
              <div className={styles.target}>
                <ConditionLink entry={entry} condition={first}>
                  {where.filter(Boolean).join(', ')}
                </ConditionLink>
                {same.length === 0 && first.sent_value !== null && (
                  <dl className={styles.values}>
                    <div>
                      <dt>You sent</dt>
                      <dd>{first.severity === 'error' ? <del>{first.sent_value}</del> : first.sent_value}</dd>
                    </div>
                    {known && (
                      <div>
                        <dt>On file</dt>
                        <dd>{known}</dd>
                      </div>
                    )}
                  </dl>
                )}
                {same.length > 0 && (
                  <span>{same.length === 1 ? '1 more line' : `${same.length} more lines`}</span>
                )}
              </div>
            </li>
          )
        })}
      </ol>
      {foot && <div className={styles.foot}>{foot}</div>}
    </Panel>
  )
}
