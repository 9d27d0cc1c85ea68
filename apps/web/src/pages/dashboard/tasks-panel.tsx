import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Dashboard } from '../../api/dashboard.ts'
import { useMe } from '../../api/me.ts'
import { Icon, type IconName } from '../../components/icon.tsx'
import { LoadFailed } from '../../components/load-failed.tsx'
import { Panel } from '../../components/panel.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { dueText } from './due-text.ts'
import { entryAddress } from './step-address.ts'

type Task = Dashboard['tasks'][number]

const LOOKS: Record<Task['kind'], { icon: IconName; tone: string }> = {
  correct: { icon: 'rejected', tone: 'c-e' },
  fix: { icon: 'error', tone: 'c-e' },
  approve: { icon: 'validated', tone: 'c-n' },
  finish: { icon: 'draft', tone: 'c-m' },
  summary_due: { icon: 'warning', tone: 'c-w' },
}

function TaskRow({ task, today }: { task: Task; today: string }) {
  const { icon, tone } = LOOKS[task.kind]
  return (
    <li>
      <span className={tone}>
        <Icon name={icon} />
      </span>
      <Link to={entryAddress(task.entry_id)}>{task.title}</Link>
      <span className="when">{task.due_on && dueText(task.due_on, today)}</span>
      {task.detail && <p className="d">{task.detail}</p>}
    </li>
  )
}

/** What waits to be done, most urgent first. */
export function TasksPanel({ dashboard }: { dashboard: UseQueryResult<Dashboard> }) {
  const tasks = dashboard.data?.tasks ?? []
  const today = useMe().data?.today ?? ''
  return (
    <Panel
      title="Tasks"
      aside={<span className="sm muted">{dashboard.isSuccess && `${tasks.length} open`}</span>}
    >
      {dashboard.isPending && (
        <div className="panel-b">
          <Skeleton rows={3} label="Loading tasks…" />
        </div>
      )}
      {dashboard.isError && (
        <LoadFailed message="The tasks could not be loaded." onRetry={() => void dashboard.refetch()} />
      )}
      {dashboard.isSuccess && tasks.length === 0 && <p className="empty muted sm">Nothing waits for you.</p>}
      <ul className="feed">
        {tasks.map((task) => (
          <TaskRow key={`${task.kind}-${task.entry_id}`} task={task} today={today} />
        ))}
      </ul>
    </Panel>
  )
}
