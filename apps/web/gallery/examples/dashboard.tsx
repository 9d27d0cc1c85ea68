import type { AnswerOf } from '@edfe/contracts/operations'
import type { Dashboard, Task } from '../../src/api/dashboard.ts'
import { meQuery } from '../../src/api/me.ts'
import { DashboardPage } from '../../src/dashboard/dashboard-page.tsx'
import { EntryTaskRow } from '../../src/dashboard/entry-tasks.tsx'
import needsStyles from '../../src/dashboard/needs-you-now.module.css'
import { NotificationsPanel } from '../../src/dashboard/notifications-panel.tsx'
import { Answered, answer, failure } from '../answered.tsx'
import type { Example } from '../example.ts'
import { LONG_NAME, LONG_TEXT } from './long.ts'
import { ME, PERSON, ROW, TODAY } from './sample.ts'

const DASHBOARD = { queryKey: ['dashboard'] }
const TASKS = { queryKey: ['dashboard', 'tasks', 'mine'] }
const DRAFTS = { queryKey: ['entries', 'drafts'] }
const NOTIFICATIONS = { queryKey: ['notifications'] }

const FIGURES: Dashboard = {
  total_entries: 57,
  first_entry_at: '2025-11-03T15:00:00.000Z',
  entries_this_month: 4,
  month: '2026-03',
  total_value: '1248300.00',
  average_clearance_seconds: 16_200,
  groups: { in_progress: 2, at_cbp: 1, released: 50, rejected: 1, deleted: 0 },
  waiting: { draft: 2, validated: 0, submitted: 1, hold: 1 },
  rejected_due_on: '2026-03-09',
  money: {
    due_amount: '842.17',
    due_count: 1,
    due_released_count: 1,
    paid_amount: '12480.00',
    paid_count: 3,
  },
  continuous_bond_amount: '50000.00',
  draft_count: 2,
  newest_draft: ROW,
  recent: [ROW, { ...ROW, id: PERSON.id, goods: LONG_TEXT, supplier: LONG_NAME, status: 'released' }],
}
const NO_FIGURES: Dashboard = {
  ...FIGURES,
  total_entries: 0,
  first_entry_at: null,
  entries_this_month: 0,
  total_value: '0.00',
  average_clearance_seconds: null,
  groups: { in_progress: 0, at_cbp: 0, released: 0, rejected: 0, deleted: 0 },
  waiting: { draft: 0, validated: 0, submitted: 0, hold: 0 },
  rejected_due_on: null,
  money: { due_amount: '0.00', due_count: 0, due_released_count: 0, paid_amount: '0.00', paid_count: 0 },
  continuous_bond_amount: null,
  draft_count: 0,
  newest_draft: null,
  recent: [],
}
const TASK: Task = {
  kind: 'correct',
  entry_id: ROW.id,
  entry_number: ROW.entry_number,
  title: 'Correct and file again',
  detail: 'CBP rejected it with 2 conditions.',
  due_on: '2026-03-09',
  working_days_left: 2,
  goods: ROW.goods,
  supplier: ROW.supplier,
  amount: ROW.grand_total,
  page: 'step-1',
  assigned_to: null,
  mine: true,
}
const LONG_TASK: Task = { ...TASK, kind: 'pay', goods: LONG_TEXT, supplier: LONG_NAME, detail: LONG_TEXT }
const NEWS: AnswerOf<'listNotifications'> = {
  notifications: [
    {
      id: ROW.id,
      kind: 'entry_rejected',
      title: 'CBP rejected ZZZ-0000001-8',
      body: LONG_TEXT,
      href: '/entries',
      read_at: null,
      created_at: '2026-03-05T14:00:00.000Z',
    },
  ],
  unread: 1,
}

const task = (next: Task, later: Task[] = []) => (
  <ul className={needsStyles.needs}>
    <EntryTaskRow next={next} later={later} reminder={undefined} today={TODAY} ownId={PERSON.id} />
  </ul>
)

/** `src/dashboard`: where a signed-in person starts. */
export const examples: readonly Example[] = [
  {
    component: 'EntryTaskRow',
    states: {
      usual: task(TASK, [LONG_TASK]),
      'long text': task(LONG_TASK),
      late: task({ ...TASK, due_on: '2026-03-02' }),
    },
  },
  {
    component: 'NotificationsPanel',
    states: {
      usual: (
        <Answered answers={[answer(NOTIFICATIONS, NEWS)]}>
          <NotificationsPanel />
        </Answered>
      ),
      loading: <NotificationsPanel />,
      error: (
        <Answered answers={[failure(NOTIFICATIONS)]}>
          <NotificationsPanel />
        </Answered>
      ),
    },
  },
  {
    component: 'DashboardPage',
    states: {
      usual: (
        <Answered
          answers={[
            answer(meQuery, ME),
            answer(DASHBOARD, FIGURES),
            answer(TASKS, { tasks: [TASK, { ...LONG_TASK, entry_id: PERSON.id }] }),
            answer(DRAFTS, { draft_count: 2, newest_draft: ROW }),
            answer(NOTIFICATIONS, NEWS),
          ]}
        >
          <DashboardPage />
        </Answered>
      ),
      loading: <DashboardPage />,
      error: (
        <Answered answers={[answer(meQuery, ME), ...[DASHBOARD, TASKS, DRAFTS, NOTIFICATIONS].map(failure)]}>
          <DashboardPage />
        </Answered>
      ),
      empty: (
        <Answered
          answers={[
            answer(meQuery, ME),
            answer(DASHBOARD, NO_FIGURES),
            answer(TASKS, { tasks: [] }),
            answer(DRAFTS, { draft_count: 0, newest_draft: null }),
            answer(NOTIFICATIONS, { notifications: [], unread: 0 }),
          ]}
        >
          <DashboardPage />
        </Answered>
      ),
    },
  },
]
