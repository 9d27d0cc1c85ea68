import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { MOST_TASKS, type Task, type TaskScope, useTasks } from '../api/dashboard.ts'
import { entryLink } from '../entry/entry-link.ts'
import { money } from '../messages/money.ts'
import { distanceLabel, shortDay } from '../messages/short-day.ts'
import { useMe } from '../session/use-me.ts'
import choicesStyles from '../ui/choices.module.css'
import feedbackStyles from '../ui/feedback.module.css'
import { Icon, type IconName } from '../ui/icon.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import panelStyles from '../ui/panel.module.css'
import { Panel } from '../ui/panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import textStyles from '../ui/text.module.css'
import { assigneeLabel } from './assignee-label.ts'
import styles from './needs-you-now.module.css'
import { tasksByEntry } from './tasks-by-entry.ts'

const LOOKS: Record<Task['kind'], { icon: IconName; tone: string | undefined }> = {
  respond: { icon: 'hold', tone: textStyles.warning },
  correct: { icon: 'rejected', tone: textStyles.error },
  pay: { icon: 'submitted', tone: textStyles.info },
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
  mine: 'You’re all caught up. No open tasks for you.',
  all: 'No open tasks.',
}

/** Rows before 'Show all'. */
const AT_FIRST = 7

/** What waits to be done, one row for each entry with its next step and last day, the most urgent first. */
export function NeedsYouNow() {
  const [scope, setScope] = useState<TaskScope>('mine')
  const [isWhole, setWhole] = useState(false)
  const tasks = useTasks(scope)
  const me = useMe().data
  const open = tasksByEntry(tasks.data?.tasks ?? [])
  const shown = isWhole ? open : open.slice(0, AT_FIRST)
  return (
    <Panel title="Needs you now" aside={<ScopeSwitch scope={scope} onChange={setScope} />}>
      {tasks.isPending && (
        <div className={panelStyles.body}>
          <Skeleton rows={3} label="Loading tasks…" />
        </div>
      )}
      {tasks.isError && (
        <LoadFailed message="The tasks could not be loaded." onRetry={() => void tasks.refetch()} />
      )}
      {tasks.isSuccess && open.length === 0 && (
        <p className={`${feedbackStyles.empty} ${textStyles.secondary}`}>{NO_TASKS_LABELS[scope]}</p>
      )}
      <ul className={styles.needs} aria-label="Tasks">
        {shown.map(({ next, later }) => (
          <EntryTasks
            key={next.entry_id}
            next={next}
            later={later}
            today={me?.today ?? ''}
            ownId={me?.user.id ?? ''}
          />
        ))}
      </ul>
      {shown.length < open.length && (
        <p className={panelStyles.body}>
          <button type="button" className={styles.all} onClick={() => setWhole(true)}>
            Show all {open.length} entries
          </button>
        </p>
      )}
      {isWhole && tasks.data?.tasks.length === MOST_TASKS && (
        <p className={`${panelStyles.body} ${textStyles.fine} ${textStyles.muted}`}>
          These are the {MOST_TASKS} most urgent.
        </p>
      )}
    </Panel>
  )
}

interface RowProps {
  next: Task
  later: readonly Task[]
  /** The organization's day, `YYYY-MM-DD`. */
  today: string
  ownId: string
}

function EntryTasks({ next, later, today, ownId }: RowProps) {
  const { icon, tone } = LOOKS[next.kind]
  const what = [next.goods, next.supplier && `from ${next.supplier}`].filter(Boolean).join(', ')
  const isSoon = Boolean(next.due_on) && ['Today', 'Tomorrow'].includes(distanceLabel(next.due_on!, today))
  const isPast = Boolean(next.due_on) && next.due_on! < today
  return (
    <li>
      <span className={tone}>
        <Icon name={icon} />
      </span>
      <div>
        <Link {...entryLink(next.entry_id, next.page)}>{next.title}</Link>
        {what && <span>: {what}</span>}
        <p>
          {next.detail} {assigneeLabel(next.assigned_to, ownId)}
        </p>
        {later.map((task) => (
          <p key={`${task.kind} ${task.title}`}>
            Then: <Link {...entryLink(task.entry_id, task.page)}>{task.title}</Link>
          </p>
        ))}
      </div>
      <div className={isSoon || isPast ? `${styles.day} ${styles.soon}` : styles.day}>
        {next.due_on && (
          <>
            <b>{shortDay(next.due_on, today)}</b>
            <small>
              {isPast
                ? `Overdue, ${distanceLabel(next.due_on, today).toLowerCase()}`
                : distanceLabel(next.due_on, today)}
            </small>
          </>
        )}
      </div>
      <div className={styles.sum}>{Number(next.amount) > 0 && <b>{money(next.amount)}</b>}</div>
    </li>
  )
}

/** Whose tasks: two radio buttons, both in sight. */
function ScopeSwitch({ scope, onChange }: { scope: TaskScope; onChange: (scope: TaskScope) => void }) {
  const name = useId()
  return (
    <fieldset className={`${choicesStyles.segments} ${styles.filter}`}>
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
