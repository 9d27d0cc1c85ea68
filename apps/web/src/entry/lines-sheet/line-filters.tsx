import { Icon, type IconName } from '../../ui/icon.tsx'
import textStyles from '../../ui/text.module.css'
import viewStyles from '../../ui/view-nav.module.css'
import { t } from '../../words/t.ts'
import { T } from '../../words/text.tsx'
import styles from './line-filters.module.css'
import { LINE_GROUPS, type LineGroup } from './line-groups.ts'
import type { LineFilter } from './use-line-filter.ts'

const LOOKS: Record<LineGroup, { label: string; icon: IconName; tone: string | undefined }> = {
  errors: {
    get label() {
      return t({ id: 'line-filters.errors', defaultMessage: 'Errors' })
    },
    icon: 'error',
    tone: textStyles.error,
  },
  missing: {
    get label() {
      return t({ id: 'line-filters.missing', defaultMessage: 'Missing' })
    },
    icon: 'draft',
    tone: textStyles.warning,
  },
  asked: {
    get label() {
      return t({ id: 'line-filters.questions', defaultMessage: 'Questions' })
    },
    icon: 'help',
    tone: textStyles.info,
  },
  checks: {
    get label() {
      return t({ id: 'line-filters.to-check', defaultMessage: 'To check' })
    },
    icon: 'warning',
    tone: textStyles.warning,
  },
  typed: {
    get label() {
      return t({ id: 'line-filters.typed-over', defaultMessage: 'Typed over' })
    },
    icon: 'edit',
    tone: textStyles.info,
  },
}

/** Which lines the sheet shows: all, or those that want something, each with its count; a group without lines is left out. */
export function LineFilters({ count, filter }: { count: number; filter: LineFilter }) {
  const { group: chosen, choose, groups } = filter
  return (
    <div
      role="group"
      aria-label={t({ id: 'line-filters.lines-to-show', defaultMessage: 'Lines to show' })}
      className={`${viewStyles.views} ${styles.filters}`}
    >
      <ul>
        <li>
          <button type="button" aria-pressed={chosen === undefined} onClick={() => choose(undefined)}>
            <T id="line-filters.all" defaultMessage="All {count}" values={{ count: <span>{count}</span> }} />
          </button>
        </li>
        {LINE_GROUPS.filter((group) => group === chosen || groups[group].size > 0).map((group) => {
          const { label, icon, tone } = LOOKS[group]
          return (
            <li key={group}>
              <button type="button" aria-pressed={group === chosen} onClick={() => choose(group)}>
                <span className={groups[group].size > 0 ? tone : undefined}>
                  <Icon name={icon} />
                </span>{' '}
                {label} <span>{groups[group].size}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
