import { type Role, rolesThatMay } from '../access/index.ts'
import { type CalendarDay, workingDaysBetween } from '../calendar/index.ts'
import { REJECTED, UNFILED, VALIDATED } from '../entry/state/index.ts'
import { STEPS } from '../entry/steps.ts'
import { listed, type Message } from '../messages/index.ts'
import type { Cents } from '../money/index.ts'
import type { Finding } from '../rules/finding.ts'
import { lateFilingCost } from '../security-filing/deadlines.ts'
import { lateMessages, latePayment, lateWords } from '../statement/late-interest.ts'
import { summaryDue } from './summary-due.ts'
import { TASK_KINDS, type Task, type TaskEntry, type TaskKind } from './task.ts'
import { stepMessage, taskMessages as words } from './task-messages.ts'

/** A summary that is due later than this is no task yet; the entry's other tasks show the day. */
const REMINDED_DAYS = 5

type Open = Pick<Finding, 'severity' | 'step' | 'path' | 'page'>

/**
 * Returns the tasks of an entry: a rejected one to correct, a validated one to approve, one that an approver sent
 * back, errors to fix, a draft to finish, and its summary to file in time. `findings` are those of the latest validation run. Filed
 * entries, and those that another draft already corrects, have none.
 */
export function tasksOf(entry: TaskEntry, findings: readonly Open[], today: CalendarDay): Task[] {
  const due = summaryDue(entry, today)
  const task = (
    kind: TaskKind,
    parts: { title: Message; detail: readonly Message[]; page: string; roles?: readonly Role[] },
  ): Task => ({
    kind,
    entry_id: entry.id,
    entry_number: entry.entry_number,
    due_on: due?.day,
    working_days_left: due?.workingDaysLeft,
    assigned_to: entry.assigned_to,
    roles: rolesThatMay('entry.edit'),
    ...parts,
  })
  if (REJECTED.has(entry)) {
    if (entry.is_corrected) return []
    const detail = [words.rejected({ count: entry.condition_count })]
    return [task('correct', { title: words.correct(), detail, page: 'step-6' })]
  }
  if (!UNFILED.has(entry)) return []
  const tasks = [VALIDATED.has(entry) ? approve() : (sentBack() ?? fix() ?? finish())]
  if (due && due.workingDaysLeft <= REMINDED_DAYS) {
    const detail = [words.lastDay({ date: { day: due.day } })]
    tasks.push(task('summary_due', { title: due.message, detail, page: 'step-6' }))
  }
  return tasks

  function approve(): Task {
    const by = entry.status_changed_by
    const detail = [...(by ? [words.preparedBy({ name: by })] : []), words.needsApprover()]
    return task('approve', {
      title: words.approve(),
      detail,
      page: 'step-6',
      roles: rolesThatMay('entry.submit'),
    })
  }

  function sentBack(): Task | undefined {
    if (entry.sent_back_for === undefined) return undefined
    const detail = [words.sentBackBy({ name: entry.status_changed_by ?? '', said: entry.sent_back_for })]
    return task('fix', { title: words.sentBack(), detail, page: 'step-6' })
  }

  function fix(): Task | undefined {
    const errors = findings.filter((finding) => finding.severity === 'error')
    const [first] = errors
    if (!first) return undefined
    const places = STEPS.filter((step) => errors.some((error) => error.step === step.key))
    const [place, ...others] = places.map((step) => stepMessage(step.key))
    const steps = place ? listed([place, ...others]) : stepMessage('review_submit')
    const title = words.fix({ count: errors.length })
    return task('fix', { title, detail: [words.places({ steps })], page: pageOf(places[0]?.path, errors) })
  }

  function finish(): Task {
    const path = entry.current_step === 'header' ? 'step-1' : entry.current_step
    const index = STEPS.findIndex((step) => step.path === path)
    const detail = [words.stoppedAt({ step: index + 1, title: stepMessage(STEPS[index]!.key) })]
    return task('finish', { title: words.finish(), detail, page: path })
  }
}

/** A request from customs about a filed entry that nobody has ticked off yet. */
export interface OpenRequest {
  title: Message
  action: Message
  due_on: CalendarDay | undefined
}

/** Returns the tasks for requests from customs, one for each request, due on its last day. */
export const requestTasks = (
  entry: Pick<TaskEntry, 'id' | 'entry_number' | 'assigned_to'>,
  requests: readonly OpenRequest[],
  today: CalendarDay,
): Task[] =>
  requests.map(({ title, action, due_on }) => ({
    kind: 'respond',
    entry_id: entry.id,
    entry_number: entry.entry_number,
    title,
    detail: [action],
    due_on,
    working_days_left: due_on && workingDaysBetween(today, due_on),
    page: 'header',
    roles: rolesThatMay('entry.edit'),
    assigned_to: entry.assigned_to,
  }))

/** The task to make the security filing of goods that come by ship: by its last day, or late. */
export function securityFilingTask(
  entry: Pick<TaskEntry, 'id' | 'entry_number' | 'assigned_to'> & { due_on: CalendarDay },
  today: CalendarDay,
): Task {
  const { id, entry_number, assigned_to, due_on } = entry
  const date = { day: due_on }
  return {
    kind: 'security_filing',
    entry_id: id,
    entry_number,
    assigned_to,
    title: words.securityFiling(),
    detail: [today > due_on ? words.securityFilingLate({ date }) : words.lastDay({ date }), lateFilingCost()],
    due_on,
    working_days_left: workingDaysBetween(today, due_on),
    page: 'security-filing',
    roles: rolesThatMay('entry.submit'),
  }
}

/**
 * The task to pay duty and fees of an entry that CBP accepted or released and nobody recorded as paid; after the last day
 * with the interest so far and what CBP may do. `amount` is what is owed.
 */
export function paymentTask(
  entry: Pick<TaskEntry, 'id' | 'entry_number' | 'assigned_to'> & {
    payment_due: CalendarDay
    amount: Cents
  },
  today: CalendarDay,
): Task {
  const { id, entry_number, assigned_to, payment_due: due, amount } = entry
  const date = { day: due }
  const late = latePayment(amount, due, today)
  return {
    kind: 'pay',
    entry_id: id,
    entry_number,
    title: late ? words.payLate() : words.pay(),
    detail: late
      ? [words.wasDue({ date }), lateWords(late), lateMessages.consequence()]
      : [words.payBy({ date })],
    due_on: due,
    working_days_left: workingDaysBetween(today, due),
    page: 'header',
    roles: rolesThatMay('entry.edit'),
    assigned_to,
  }
}

/** The page of the first error in page order: the named page that holds it, when no numbered step does. */
function pageOf(path: string | undefined, errors: readonly Open[]): string {
  const step = STEPS.find((one) => one.path === path)
  const first = errors.find((error) => error.step === step?.key)
  return first?.page ?? path ?? 'step-6'
}

/** The member who looks: what is theirs, or anyone's in their role. */
export interface Looker {
  userId: string
  role: Role
}

/** True if a task is this member's: within their role, and assigned to them or to nobody who may do it. */
export function isTaskOf(task: Task, { userId, role }: Looker, roleOf: (userId: string) => Role | undefined) {
  if (!task.roles.includes(role)) return false
  const assignee = task.assigned_to
  if (!assignee || assignee === userId) return true
  // Approving stays with the approvers when the entry is a preparer's.
  const theirs = roleOf(assignee)
  return !theirs || !task.roles.includes(theirs)
}

const LATE = '9999-12-31'

/** The most urgent first: by the day that they are due, then by kind, then by entry number. */
export const byUrgency = (a: Task, b: Task): number =>
  (a.due_on ?? LATE).localeCompare(b.due_on ?? LATE) ||
  TASK_KINDS.indexOf(a.kind) - TASK_KINDS.indexOf(b.kind) ||
  a.entry_number.localeCompare(b.entry_number)
