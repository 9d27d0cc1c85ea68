import type { Entry } from '@edfe/contracts/entries/entry'
import { fieldLabel, modeOf } from '@edfe/domain/entry'
import { defineMessage, type MessageDescriptor } from '@edfe/domain/messages'
import type { IssueGroup, IssueKind } from '@edfe/domain/review'
import type { ShownFinding } from '@edfe/messages'
import { Link } from '@tanstack/react-router'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import layoutStyles from '../../../ui/layout.module.css'
import textStyles from '../../../ui/text.module.css'
import { t } from '../../../words/t.ts'
import { EntryField } from '../../form/entry-field.tsx'
import { lineRanges } from '../../lines-sheet/line-ranges.ts'
import { FindingLink } from '../../sheet/finding-link.tsx'
import styles from './issue-panel.module.css'
import { QuickFix } from './quick-fix.tsx'
import { isFixable } from './quick-fix-values.ts'

/** The look of a kind of finding, and its word. */
export const ISSUE_LOOKS: Record<
  IssueKind,
  { icon: IconName; colour: string | undefined; word: MessageDescriptor }
> = {
  wrong: {
    icon: 'error',
    colour: textStyles.error,
    word: defineMessage({ id: 'issue-item.wrong', defaultMessage: 'Wrong' }),
  },
  missing: {
    icon: 'draft',
    colour: textStyles.warning,
    word: defineMessage({ id: 'issue-item.missing', defaultMessage: 'Missing' }),
  },
  check: {
    icon: 'info',
    colour: textStyles.info,
    word: defineMessage({ id: 'issue-item.check', defaultMessage: 'Check' }),
  },
}

/** The number of lines of a large group that have a link each. */
const MAX_LINKS = 50

const lineIndex = (path: string): number => Number(/^line_items\.(\d+)\./.exec(path)?.[1] ?? -1)

interface Props {
  entry: Entry
  group: IssueGroup<ShownFinding>
  /** The form around it saves its field. */
  isInForm?: boolean
  onFixed: () => void
}

/** One finding, or the same on several lines: what it says, where, and one fix for all. */
export function IssueItem({ entry, group, isInForm, onFixed }: Props) {
  const { kind, issues } = group
  const [first] = issues
  const look = ISSUE_LOOKS[kind]
  const lines = issues.length > 1 ? issues.map(({ path }) => lineIndex(path)).filter((line) => line >= 0) : []
  const label = t(fieldLabel(first.path, modeOf(entry.draft_data)))
  const isOneMessage = issues.every(({ message }) => message === first.message)
  return (
    <li className={`${textStyles.small} ${layoutStyles.grid} ${layoutStyles.inset16} ${styles.issue}`}>
      <span className={look.colour}>
        <Icon name={look.icon} />
      </span>
      <div>
        <p className={`${textStyles.usual} ${textStyles.tight}`}>
          <span className={`${textStyles.fine} ${textStyles.strong} ${styles.kind} ${look.colour}`}>
            {t(look.word)}
          </span>
          {isOneMessage
            ? first.message
            : t(
                { id: 'issue-item.and-more', defaultMessage: '{message} And {count} more like it.' },
                { message: first.message, count: issues.length - 1 },
              )}
        </p>
        {first.detail && <small className={layoutStyles.spaceAbove4}>{first.detail}</small>}
        {first.entry_id && (
          <small className={layoutStyles.spaceAbove4}>
            <Link to="/entries/$entryId" params={{ entryId: first.entry_id }}>
              {t({ id: 'issue-item.earlier-entry', defaultMessage: 'Open that entry' })}
            </Link>
          </small>
        )}
        {lines.length > 0 && (
          <small className={layoutStyles.spaceAbove4}>
            {t(
              { id: 'issue-item.lines', defaultMessage: '{count} lines: {lines}.' },
              { count: lines.length, lines: lineRanges(lines) },
            )}
          </small>
        )}
        {isInForm && isFixable(first.path) && (
          <div className={`${layoutStyles.spaceAbove12} ${styles.control}`}>
            <EntryField name={first.path} label={label} />
          </div>
        )}
        {!isInForm && entry.may.edit && kind !== 'check' && isFixable(first.path) && (
          <QuickFix path={first.path} label={label} issues={issues} onFixed={onFixed} />
        )}
        {issues.length > 1 && (
          <details className={`${layoutStyles.spaceAbove8} ${styles.each}`}>
            <summary className={textStyles.link}>
              {t({ id: 'issue-item.show-each', defaultMessage: 'Show each' })}
            </summary>
            <ul>
              {issues.slice(0, MAX_LINKS).map((issue) => (
                <li key={issue.path}>
                  <FindingLink entry={entry} finding={issue} />
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <FindingLink
        entry={entry}
        finding={first}
        className={`${textStyles.nowrap} ${textStyles.right} ${styles.target}`}
      />
    </li>
  )
}
