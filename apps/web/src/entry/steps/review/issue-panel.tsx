import type { Entry } from '@edfe/contracts/entries/entry'
import type { DraftPath } from '@edfe/domain/entry'
import { groupIssues, type IssueGroup, type IssueKind, type StepIssues } from '@edfe/domain/review'
import type { ShownFinding } from '@edfe/messages'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import fieldStyles from '../../../ui/field.module.css'
import { Icon } from '../../../ui/icon.tsx'
import layoutStyles from '../../../ui/layout.module.css'
import { Panel } from '../../../ui/panel.tsx'
import textStyles from '../../../ui/text.module.css'
import { t } from '../../../words/t.ts'
import { useEntryContext } from '../../editing/entry-context.ts'
import type { EntryEditor } from '../../editing/entry-editor.ts'
import { entryLink } from '../../entry-link.ts'
import { stepNumber, stepOf } from '../../pages/step-path.ts'
import { LOOK_UP_RULE } from '../../tariff/use-looked-up.ts'
import { BlankFields } from './blank-fields.tsx'
import { BlankForm } from './blank-form.tsx'
import { ISSUE_LOOKS, IssueItem } from './issue-item.tsx'
import styles from './issue-panel.module.css'
import { isFixable } from './quick-fix-values.ts'
import { isTypedBeside } from './use-fix-form.ts'

interface Props {
  entry: Entry
  issues: readonly ShownFinding[]
  action: ReactNode
  /** After a finding was mended in place. */
  onFixed: () => void
}

const KIND_WORDS: Record<IssueKind, (count: number) => string> = {
  wrong: (count) => t({ id: 'issue-panel.wrong', defaultMessage: '{count} wrong' }, { count }),
  missing: (count) => t({ id: 'issue-panel.missing', defaultMessage: '{count} missing' }, { count }),
  check: (count) => t({ id: 'issue-panel.to-check', defaultMessage: '{count} to check' }, { count }),
}
const KINDS = Object.keys(KIND_WORDS) as IssueKind[]

const countWords = (counts: StepIssues<ShownFinding>['counts']): string =>
  KINDS.filter((kind) => counts[kind] > 0)
    .map((kind) => KIND_WORDS[kind](counts[kind]))
    .join(', ')

/** Everything the checks found by step: what is wrong, what is missing, what is to be checked, each with its fix. */
export function IssuePanel({ entry, issues, action, onFixed }: Props) {
  const steps = groupIssues(issues, entry.draft_data)
  const counts = { wrong: 0, missing: 0, check: 0 }
  for (const step of steps) for (const kind of KINDS) counts[kind] += step.counts[kind]
  const toFix = counts.wrong + counts.missing
  const { editor } = useEntryContext()
  const inForm = fieldsOfForm(
    steps.flatMap(({ groups }) => groups),
    entry.may.edit,
  )
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => typedSteps(steps, inForm, editor))
  const isFolded = ({ step, groups }: StepIssues<ShownFinding>) =>
    !opened.has(step) && groups.filter(isBlank).length > MOST_BLANKS
  const shown = steps.filter((found) => !isFolded(found)).flatMap(({ groups }) => groups)
  const list = steps.map((found) => (
    <StepGroup
      key={found.step}
      entry={entry}
      found={found}
      inForm={inForm}
      isFolded={isFolded(found)}
      onOpen={() => setOpened(new Set([...opened, found.step]))}
      onFixed={onFixed}
    />
  ))
  const title =
    toFix === 0
      ? t({ id: 'issue-panel.checks', defaultMessage: 'Checks' })
      : t(
          {
            id: 'issue-panel.to-fix',
            defaultMessage: '{count, plural, one {# thing} other {# things}} to fix before you can file',
          },
          { count: toFix },
        )
  return (
    <Panel
      title={title}
      aside={
        <span className={`${textStyles.secondary} ${layoutStyles.wrap} ${layoutStyles.middle} ${styles.sum}`}>
          {KINDS.filter((kind) => counts[kind] > 0).map((kind) => (
            <span key={kind} className={`${layoutStyles.iconLine} ${ISSUE_LOOKS[kind].colour}`}>
              <Icon name={ISSUE_LOOKS[kind].icon} />
              {KIND_WORDS[kind](counts[kind])}
            </span>
          ))}
          {action}
        </span>
      }
    >
      {issues.length === 0 && (
        <p className={`${styles.allPassed} ${fieldStyles.note} ${fieldStyles.success}`}>
          <Icon name="check" />
          {t({ id: 'issue-panel.every-check-passed', defaultMessage: 'Every check is passed.' })}
        </p>
      )}
      {inForm.length > 0 ? (
        <BlankForm
          paths={inForm}
          hasFields={shown.some((group) => isOfForm(group, inForm))}
          onFixed={onFixed}
        >
          {list}
        </BlankForm>
      ) : (
        list
      )}
    </Panel>
  )
}

/**
 * A step that lacks more fields than these names them in one row; a person who asks for it fills them in
 * here.
 */
const MOST_BLANKS = 4
/** Of other findings, the first few are shown, and the rest is asked for. */
const AT_FIRST = 12
const MORE = 50

interface StepGroupProps {
  entry: Entry
  found: StepIssues<ShownFinding>
  /** The blank fields that the form of the panel saves. */
  inForm: readonly DraftPath[]
  /** Its blank fields are named in one row. */
  isFolded: boolean
  onOpen: () => void
  onFixed: () => void
}

function StepGroup({ entry, found, inForm, isFolded, onOpen, onFixed }: StepGroupProps) {
  const [shown, setShown] = useState(AT_FIRST)
  const step = stepOf(found.step)
  const number = stepNumber(found.step)
  const blanks = found.groups.filter(isBlank)
  const ofForm = isFolded ? [] : found.groups.filter((group) => isOfForm(group, inForm))
  const groups = found.groups.filter((group) => (isFolded ? !isBlank(group) : !isOfForm(group, inForm)))
  const left = groups.length - shown
  return (
    <section
      className={styles.step}
      aria-label={t(
        { id: 'issue-panel.step', defaultMessage: 'Step {number}, {title}' },
        { number, title: t(step.title) },
      )}
    >
      <header>
        <h3 className={textStyles.small}>
          {t(
            { id: 'issue-panel.step', defaultMessage: 'Step {number}, {title}' },
            { number, title: t(step.title) },
          )}
        </h3>
        <span className={textStyles.muted}>{countWords(found.counts)}</span>
        <Link {...entryLink(entry.id, step.path)}>
          {t({ id: 'issue-panel.open-step', defaultMessage: 'Open step {number}' }, { number })}
        </Link>
      </header>
      {(isFolded || groups.length > 0) && (
        <ul className={layoutStyles.rules}>
          {isFolded && <BlankFields entry={entry} blanks={blanks} onOpen={onOpen} />}
          {groups.slice(0, shown).map((group) => (
            <IssueItem
              key={`${group.kind} ${group.issues[0].rule_id} ${group.issues[0].path}`}
              entry={entry}
              group={group}
              onFixed={onFixed}
            />
          ))}
        </ul>
      )}
      {ofForm.length > 0 && (
        <ul className={layoutStyles.rules}>
          {ofForm.map((group) => (
            <IssueItem
              key={`${group.issues[0].rule_id} ${group.issues[0].path}`}
              entry={entry}
              group={group}
              isInForm
              onFixed={onFixed}
            />
          ))}
        </ul>
      )}
      {left > 0 && (
        <p className={`${layoutStyles.ruleAbove} ${layoutStyles.inset16}`}>
          <Button look="quiet" small onClick={() => setShown(shown + MORE)}>
            {t(
              { id: 'issue-panel.show-more-of', defaultMessage: 'Show {left} more of {count}' },
              { left: Math.min(left, MORE), count: groups.length },
            )}
          </Button>
        </p>
      )}
    </section>
  )
}

/** A note of what was looked up is no blank among others: its own press gives it. */
const isBlank = ({ kind, issues }: IssueGroup<ShownFinding>): boolean =>
  kind === 'missing' && issues[0].rule_id !== LOOK_UP_RULE

const isOfForm = (group: IssueGroup<ShownFinding>, inForm: readonly DraftPath[]): boolean =>
  isBlank(group) && group.issues.length === 1 && inForm.includes(group.issues[0].path as DraftPath)

/** The steps beside whose findings something was typed before the page was drawn anew. */
const typedSteps = (
  steps: readonly StepIssues<ShownFinding>[],
  inForm: readonly DraftPath[],
  editor: EntryEditor,
): ReadonlySet<string> =>
  new Set(
    steps
      .filter(({ groups }) =>
        isTypedBeside(
          editor,
          groups.filter((group) => isOfForm(group, inForm)).map(({ issues }) => issues[0].path),
        ),
      )
      .map(({ step }) => step),
  )

/** The blank fields that one form saves: two or more that can be filled in here, each with one finding. */
function fieldsOfForm(groups: readonly IssueGroup<ShownFinding>[], mayEdit: boolean): DraftPath[] {
  if (!mayEdit) return []
  const paths = groups
    .filter((group) => isBlank(group) && group.issues.length === 1)
    .map(({ issues: [{ path }] }) => path)
    .filter(isFixable)
  const once = paths.filter((path) => paths.indexOf(path) === paths.lastIndexOf(path))
  return once.length > 1 ? once : []
}
