import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { MOST_TASKS, type Task, type TaskScope, useTasks } from '../api/dashboard.ts'
import { entryLink } from '../entry/entry-link.ts'
import { dueLabel } from '../messages/due-label.ts'
import { useMe } from '../session/use-me.ts'
import choicesStyles from '../ui/choices.module.css'
import styles from '../ui/feedback.module.css'
import { Icon, type IconName } from '../ui/icon.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import panelStyles from '../ui/panel.module.css'
import { Panel } from '../ui/panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import textStyles from '../ui/text.module.css'
import { assigneeLabel } from './assignee-label.ts'
import feedStyles from './feed.module.css'
import tasksPanelStyles from './tasks-panel.module.css'

const LOOKS: Record<Task['kind'], { icon: IconName; tone: string | undefined }> = {
  respond: { icon: 'hold', tone: textStyles.warning },
  correct: { icon: 'rejected', tone: textStyles.error },
  fix: { icon: 'error', tone: textStyles.error },
  approve: { icon: 'validated', tone: textStyles.info },
  finish: { icon: 'draft', tone: textStyles.muted },
  summary_due: { icon: 'warning', tone: textStyles.warning },
}

const SCOPES: readonly (readonly [TaskScope, string])[] = [
  ['mine', 'Mine'],
  ['all', 'All'],
]

const NO_TASKS_LABELS: Record<TaskScope, string> = {
  mine: 'No open tasks for you.',
  all: 'No open tasks.',
}

/** What waits to be done, most urgent first: for this person, or for everybody. */
export function TasksPanel() {
  const [scope, setScope] = useState<TaskScope>('mine')
  const tasks = useTasks(scope)
  const me = useMe().data
  const open = tasks.data?.tasks ?? []
  return (
    <Panel title="Tasks" aside={<ScopeSwitch scope={scope} onChange={setScope} />}>
      {tasks.isPending && (
        <div className={panelStyles.body}>
          <Skeleton rows={3} label="Loading tasks…" />
        </div>
      )}
      {tasks.isError && (
        <LoadFailed message="The tasks could not be loaded." onRetry={() => void tasks.refetch()} />
      )}
      {tasks.isSuccess && open.length === 0 && (
        <p className={`${styles.empty} ${textStyles.secondary} `}>{NO_TASKS_LABELS[scope]}</p>
      )}
      <ul className={feedStyles.feed} aria-label="Tasks">
        {open.map((task) => (
          <TaskRow
            key={`${task.kind}-${task.entry_id}-${task.title}-${task.due_on}`}
            task={task}
            today={me?.today ?? ''}
            ownId={me?.user.id ?? ''}
          />
        ))}
      </ul>
      {open.length === MOST_TASKS && (
        <p className={`${panelStyles.body} ${textStyles.fine} ${textStyles.muted}`}>
          These are the {MOST_TASKS} most urgent.
        </p>
      )}
    </Panel>
  )
}

function TaskRow({ task, today, ownId }: { task: Task; today: string; ownId: string }) {
  const { icon, tone } = LOOKS[task.kind]
  const assignee = assigneeLabel(task.assigned_to, ownId)
  return (
    <li>
      <span className={tone}>
        <Icon name={icon} />
      </span>
      <Link {...entryLink(task.entry_id, task.page)}>{task.title}</Link>
      <span className={feedStyles.when}>{task.due_on && dueLabel(task.due_on, today)}</span>
      {(task.detail || assignee) && (
        <p className={feedStyles.detail}>
          {task.detail} {assignee}
        </p>
      )}
    </li>
  )
}

/** Whose tasks: two radio buttons, both in sight. */
function ScopeSwitch({ scope, onChange }: { scope: TaskScope; onChange: (scope: TaskScope) => void }) {
  const name = useId()
  return (
    <fieldset className={`${choicesStyles.segments} ${tasksPanelStyles.filter}`}>
      <legend className={textStyles.visuallyHidden}>Whose tasks</legend>
      {SCOPES.map(([option, label]) => (
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
