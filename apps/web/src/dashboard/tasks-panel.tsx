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
import { Panel } from '../ui/panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { assigneeLabel } from './assignee-label.ts'
import tasksPanelStyles from './tasks-panel.module.css'

const LOOKS: Record<Task['kind'], { icon: IconName; tone: string }> = {
  respond: { icon: 'hold', tone: 'tone-warning' },
  correct: { icon: 'rejected', tone: 'tone-error' },
  fix: { icon: 'error', tone: 'tone-error' },
  approve: { icon: 'validated', tone: 'tone-note' },
  finish: { icon: 'draft', tone: 'tone-muted' },
  summary_due: { icon: 'warning', tone: 'tone-warning' },
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
        <div className="panel-body">
          <Skeleton rows={3} label="Loading tasks…" />
        </div>
      )}
      {tasks.isError && (
        <LoadFailed message="The tasks could not be loaded." onRetry={() => void tasks.refetch()} />
      )}
      {tasks.isSuccess && open.length === 0 && (
        <p className={`${styles.empty} muted text-small`}>{NO_TASKS_LABELS[scope]}</p>
      )}
      <ul className="feed" aria-label="Tasks">
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
        <p className="panel-body small muted">These are the {MOST_TASKS} most urgent.</p>
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
      <span className="when">{task.due_on && dueLabel(task.due_on, today)}</span>
      {(task.detail || assignee) && (
        <p className="feed-detail">
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
      <legend className="visually-hidden">Whose tasks</legend>
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
