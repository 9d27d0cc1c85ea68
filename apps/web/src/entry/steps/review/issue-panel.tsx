import type { Severity } from '@edfe/domain/rules'
import type { ShownFinding } from '@edfe/messages'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import fieldStyles from '../../../ui/field.module.css'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { Panel } from '../../../ui/panel.tsx'
import textStyles from '../../../ui/text.module.css'
import { FindingLink } from '../../sheet/finding-link.tsx'
import issuePanelStyles from './issue-panel.module.css'

interface Props {
  entryId: string
  issues: readonly ShownFinding[]
  action: ReactNode
}

interface Group {
  severity: Severity
  head: string
  tone: string | undefined
  icon: IconName
  colour: string | undefined
  one: string
}

const GROUPS: Group[] = [
  {
    severity: 'error',
    head: 'Error. Blocks submission',
    tone: issuePanelStyles.error,
    icon: 'error',
    colour: textStyles.error,
    one: 'error',
  },
  {
    severity: 'warning',
    head: 'Warning. You may submit',
    tone: issuePanelStyles.warning,
    icon: 'warning',
    colour: textStyles.warning,
    one: 'warning',
  },
  {
    severity: 'info',
    head: 'Note',
    tone: issuePanelStyles.note,
    icon: 'info',
    colour: textStyles.info,
    one: 'note',
  },
]

const count = (number: number, one: string): string =>
  `${number === 0 ? 'No' : number} ${number === 1 ? one : `${one}s`}`

/** A draft that is hardly begun misses everything: the first few say so, and the rest is asked for. */
const AT_FIRST = 12
/** An entry of 999 unfinished lines has thousands of issues: a page takes this many more of a kind at a time. */
const MAX_LISTED = 50

/** Everything the checks found, worst first, each with the way to its field. */
export function IssuePanel({ entryId, issues, action }: Props) {
  const groups = GROUPS.map((group) => ({
    ...group,
    found: issues.filter((issue) => issue.severity === group.severity),
  }))
  const said = groups.filter((group) => group.severity === 'error' || group.found.length > 0)
  const summary = said.map((group, index) =>
    index === 0 ? count(group.found.length, group.one) : count(group.found.length, group.one).toLowerCase(),
  )
  return (
    <Panel
      title="Checks"
      aside={
        <span className={` ${textStyles.secondary} ${issuePanelStyles.checksSum}`}>
          {summary.join(', ')}
          {action}
        </span>
      }
    >
      {issues.length === 0 && (
        <p className={`${issuePanelStyles.allPassed} ${fieldStyles.note} ${fieldStyles.success}`}>
          <Icon name="check" />
          Every check is passed.
        </p>
      )}
      {groups
        .filter((group) => group.found.length > 0)
        .map((group) => (
          <IssueGroup key={group.severity} entryId={entryId} group={group} found={group.found} />
        ))}
    </Panel>
  )
}

function IssueGroup({
  entryId,
  group,
  found,
}: {
  entryId: string
  group: Group
  found: readonly ShownFinding[]
}) {
  const [shown, setShown] = useState(AT_FIRST)
  const left = found.length - shown
  return (
    <section aria-label={group.head}>
      <p className={`${issuePanelStyles.severity} ${group.tone}`}>{group.head}</p>
      <ul className={issuePanelStyles.issues}>
        {found.slice(0, shown).map((issue) => (
          <li key={`${issue.rule_id} ${issue.path} ${issue.message}`}>
            <span className={group.colour}>
              <Icon name={group.icon} />
            </span>
            <div>
              <p>{issue.message}</p>
              {issue.detail && <small>{issue.detail}</small>}
            </div>
            <FindingLink entryId={entryId} finding={issue} className={issuePanelStyles.target} />
          </li>
        ))}
      </ul>
      {left > 0 && (
        <p className={issuePanelStyles.moreIssues}>
          <Button look="quiet" small onClick={() => setShown(shown + MAX_LISTED)}>
            Show {Math.min(left, MAX_LISTED)} more of {count(found.length, group.one)}
          </Button>
        </p>
      )}
    </section>
  )
}
