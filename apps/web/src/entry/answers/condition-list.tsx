import type { CustomsCondition } from '@edfe/contracts/customs/filing'
import { defineMessage } from '@edfe/domain/messages'
import { conditionAnchor } from '@edfe/domain/reference'
import type { ReactNode } from 'react'
import layoutStyles from '../../ui/layout.module.css'
import { Panel } from '../../ui/panel.tsx'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { T } from '../../words/text.tsx'
import { lineOfPath } from '../sheet/finding-link.tsx'
import { ConditionLink, type LinkedEntry } from './condition-link.tsx'
import styles from './condition-list.module.css'

/** The guide to condition codes. */
const CODES = '/documentation/conditions'

interface Props {
  entry: LinkedEntry
  conditions: readonly CustomsCondition[]
  /** Returns the organization's value on file for the field of a condition. */
  onFile?: (condition: CustomsCondition) => string | undefined
  /** Beneath the conditions. */
  foot?: ReactNode
}

const titleOf = (conditions: readonly CustomsCondition[]): string => {
  if (conditions.some(({ severity }) => severity === 'error'))
    return t({ id: 'condition-list.title-errors', defaultMessage: 'What to correct' })
  return conditions.some(({ severity }) => severity === 'warning')
    ? t({ id: 'condition-list.title-warnings', defaultMessage: 'What to check' })
    : t({ id: 'condition-list.title-notices', defaultMessage: 'Notices of CBP' })
}

const COUNTS = {
  error: defineMessage({
    id: 'condition-list.errors',
    defaultMessage: '{count, plural, one {# condition} other {# conditions}}',
  }),
  warning: defineMessage({
    id: 'condition-list.warnings',
    defaultMessage: '{count, plural, one {# warning} other {# warnings}}',
  }),
  info: defineMessage({
    id: 'condition-list.notices',
    defaultMessage: '{count, plural, one {# notice} other {# notices}}',
  }),
}

/** '2 conditions, 1 notice' */
const countsText = (conditions: readonly CustomsCondition[]): string =>
  (['error', 'warning', 'info'] as const)
    .flatMap((severity) => {
      const count = conditions.filter((condition) => condition.severity === severity).length
      return count === 0 ? [] : t(COUNTS[severity], { count })
    })
    .join(', ')

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
  error: `${textStyles.problem} ${textStyles.small} ${styles.code}`,
  warning: `${textStyles.warning} ${textStyles.strong} ${textStyles.small} ${styles.code}`,
  info: `${textStyles.muted} ${textStyles.strong} ${textStyles.small} ${styles.code}`,
}

/**
 * Shows customs' conditions on the summary: plain words, code and label, and the field with the values sent
 * and on file.
 */
export function ConditionList({ entry, conditions, onFile, foot }: Props) {
  const groups = groupsOf(conditions)
  const firsts = groups.flatMap(([first]) => first ?? [])
  return (
    <Panel
      title={titleOf(firsts)}
      aside={
        <span className={textStyles.secondary}>
          <T
            id="condition-list.counts"
            defaultMessage="{counts}. <a>What codes mean</a>"
            values={{ counts: countsText(firsts), a: (text) => <a href={CODES}>{text}</a> }}
          />
        </span>
      }
    >
      <ol className={`${layoutStyles.rules} ${styles.conditions} ${styles.ofCbp}`}>
        {groups.map(([first, ...same]) => {
          if (!first) return null
          const where = [
            first.block &&
              t({ id: 'condition-list.block', defaultMessage: 'Block {block}' }, { block: first.block }),
            lineOfPath(first.path),
            first.label,
          ]
          const known = onFile?.(first)
          return (
            <li key={`${first.code} ${first.path}`}>
              <div>
                <h3>{first.message}</h3>
                <small>
                  <span className={CODE_STYLES[first.severity]}>{first.code}</span>{' '}
                  <span>
                    {t(
                      { id: 'condition-list.cbp-label', defaultMessage: 'CBP: {label}' },
                      { label: first.cbp_label },
                    )}
                  </span>{' '}
                  <a href={`${CODES}#${conditionAnchor(first.code)}`}>
                    {t(
                      { id: 'condition-list.code-guide', defaultMessage: 'What {code} means' },
                      { code: first.code },
                    )}
                  </a>
                </small>
              </div>
              <div className={styles.target}>
                <ConditionLink entry={entry} condition={first}>
                  {where.filter(Boolean).join(', ')}
                </ConditionLink>
                {same.length === 0 && first.sent_value !== null && (
                  <dl className={`${layoutStyles.spaceAbove6} ${styles.values}`}>
                    <div>
                      <dt>{t({ id: 'condition-list.you-sent', defaultMessage: 'You sent' })}</dt>
                      <dd className={`${textStyles.figures} ${textStyles.breaks}`}>
                        {first.severity === 'error' ? <del>{first.sent_value}</del> : first.sent_value}
                      </dd>
                    </div>
                    {known && (
                      <div>
                        <dt>{t({ id: 'condition-list.on-file', defaultMessage: 'On file' })}</dt>
                        <dd className={`${textStyles.figures} ${textStyles.breaks}`}>{known}</dd>
                      </div>
                    )}
                  </dl>
                )}
                {same.length > 0 && (
                  <span>
                    {t(
                      {
                        id: 'condition-list.more-lines',
                        defaultMessage: '{count, plural, one {# more line} other {# more lines}}',
                      },
                      { count: same.length },
                    )}
                  </span>
                )}
              </div>
            </li>
          )
        })}
      </ol>
      {foot && (
        <div
          className={`${textStyles.secondary} ${layoutStyles.actionsApart} ${layoutStyles.ruleAbove} ${layoutStyles.inset16} ${styles.foot}`}
        >
          {foot}
        </div>
      )}
    </Panel>
  )
}
