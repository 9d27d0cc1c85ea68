import { useId, useState } from 'react'
import { MOST_TASKS, type TaskScope, useTasks } from '../api/dashboard.ts'
import { useMe } from '../session/use-me.ts'
import buttonStyles from '../ui/button.module.css'
import choicesStyles from '../ui/choices.module.css'
import feedbackStyles from '../ui/feedback.module.css'
import layoutStyles from '../ui/layout.module.css'
import { LoadFailed } from '../ui/load-failed.tsx'
import panelStyles from '../ui/panel.module.css'
import { Panel } from '../ui/panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import { EntryTaskRow } from './entry-tasks.tsx'
import styles from './needs-you-now.module.css'
import { tasksByEntry } from './tasks-by-entry.ts'

const scopes = () =>
  [
    ['mine', t({ id: 'needs-you-now.mine', defaultMessage: 'Mine' })],
    ['all', t({ id: 'common.all', defaultMessage: 'All' })],
  ] as const

const NO_TASKS_LABELS: Record<TaskScope, string> = {
  get mine() {
    return t({
      id: 'needs-you-now.youre-all-caught-up-no',
      defaultMessage: 'You’re all caught up. No open tasks for you.',
    })
  },
  get all() {
    return t({ id: 'needs-you-now.no-open-tasks', defaultMessage: 'No open tasks.' })
  },
}

/** Rows before 'Show all'. */
const AT_FIRST = 5

/** Shows the tasks, one row for each entry with its next step and last day, the most urgent first. */
export function NeedsYouNow() {
  const id = useId()
  const [scope, setScope] = useState<TaskScope>('mine')
  const [isWhole, setWhole] = useState(false)
  const tasks = useTasks(scope)
  const me = useMe().data
  const open = tasksByEntry(tasks.data?.tasks ?? [])
  const shown = isWhole ? open : open.slice(0, AT_FIRST)
  return (
    <Panel aria-labelledby={id}>
      <div className={`${layoutStyles.row16} ${layoutStyles.ruleBelow}`}>
        <h2 id={id}>{t({ id: 'needs-you-now.needs-you-now', defaultMessage: 'Needs you now' })}</h2>
        <ScopeSwitch scope={scope} onChange={setScope} />
        {shown.length < open.length && (
          <button
            type="button"
            className={`${layoutStyles.toEnd} ${layoutStyles.touch} ${buttonStyles.link}`}
            onClick={() => setWhole(true)}
          >
            {t(
              { id: 'needs-you-now.show-all-entries', defaultMessage: 'Show all {count} entries' },
              { count: open.length },
            )}
          </button>
        )}
      </div>
      {tasks.isPending && (
        <div className={panelStyles.body}>
          <Skeleton
            rows={3}
            label={t({ id: 'needs-you-now.loading-tasks', defaultMessage: 'Loading tasks…' })}
          />
        </div>
      )}
      {tasks.isError && (
        <LoadFailed
          message={t({
            id: 'needs-you-now.the-tasks-could-not-be',
            defaultMessage: 'The tasks could not be loaded.',
          })}
          onRetry={() => void tasks.refetch()}
        />
      )}
      {tasks.isSuccess && open.length === 0 && (
        <p className={`${feedbackStyles.empty} ${textStyles.secondary}`}>{NO_TASKS_LABELS[scope]}</p>
      )}
      <ul
        className={`${layoutStyles.rules} ${styles.needs}`}
        aria-label={t({ id: 'needs-you-now.tasks', defaultMessage: 'Tasks' })}
      >
        {shown.map((tasksOfEntry) => (
          <EntryTaskRow
            key={tasksOfEntry.next.entry_id}
            {...tasksOfEntry}
            today={me?.today ?? ''}
            ownId={me?.user.id ?? ''}
          />
        ))}
      </ul>
      {isWhole && tasks.data?.tasks.length === MOST_TASKS && (
        <p className={`${panelStyles.body} ${textStyles.fine} ${textStyles.muted}`}>
          {t(
            {
              id: 'needs-you-now.these-are-the-most-urgent',
              defaultMessage: 'These are the {count} most urgent.',
            },
            { count: MOST_TASKS },
          )}
        </p>
      )}
    </Panel>
  )
}

/** Whose tasks: two radio buttons, both in sight. */
function ScopeSwitch({ scope, onChange }: { scope: TaskScope; onChange: (scope: TaskScope) => void }) {
  const name = useId()
  return (
    <fieldset className={`${choicesStyles.segments} ${styles.filter}`}>
      <legend className={textStyles.visuallyHidden}>
        {t({ id: 'needs-you-now.whose-tasks', defaultMessage: 'Whose tasks' })}
      </legend>
      {scopes().map(([option, label]) => (
        <label key={option}>
          <input
            type="radio"
            name={name}
            value={option}
            checked={option === scope}
            onChange={() => onChange(option)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
