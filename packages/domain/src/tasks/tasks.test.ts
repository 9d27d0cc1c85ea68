import { describe, expect, test } from 'vitest'
import { addDays, type CalendarDay, parseDay } from '../calendar/index.ts'
import { NEW_ENTRY, statusColumns } from '../entry/state/index.ts'
import {
  byUrgency,
  isTaskOf,
  paymentTask,
  requestTasks,
  summaryDue,
  type TaskEntry,
  tasksOf,
} from './index.ts'

const day = (text: string): CalendarDay => parseDay(text)!
const TODAY = day('2026-03-05')

const entry = (change: Partial<TaskEntry> = {}): TaskEntry => ({
  id: 'entry-1',
  entry_number: 'B7603245276',
  ...NEW_ENTRY,
  entry_type: '01',
  entry_date: day('2026-02-24'),
  current_step: 'step-3',
  is_corrected: false,
  condition_count: 0,
  status_changed_by: undefined,
  sent_back_for: undefined,
  assigned_to: undefined,
  ...change,
  ...(change.status && statusColumns(change.status)),
})

const error = (step: 'header' | 'line_items', page?: string) => ({
  severity: 'error' as const,
  step,
  path: 'x',
  ...(page && { page }),
})

const dueIn = (days: number) => ({ id: 'summary-due.in', params: { days } })
const overdueBy = (days: number) => ({ id: 'summary-due.overdue', params: { days } })

describe('when a summary is due', () => {
  test.each([
    ['2026-02-24', '2026-02-24', dueIn(10)],
    ['2026-02-24', '2026-03-09', dueIn(1)],
    ['2026-02-24', '2026-03-10', { id: 'summary-due.today' }],
    ['2026-02-24', '2026-03-11', overdueBy(1)],
    ['2026-02-24', '2026-03-13', overdueBy(3)],
    // Thanksgiving is no working day, so the tenth day is a Monday later.
    ['2026-11-20', '2026-11-25', dueIn(7)],
    ['2026-11-20', '2026-12-07', { id: 'summary-due.today' }],
    // Due on a Friday, looked at on the Saturday after.
    ['2026-03-06', '2026-03-21', overdueBy(1)],
  ])('entry of %s, on %s: %j', (entryDate, today, message) => {
    expect(summaryDue(entry({ entry_date: day(entryDate) }), day(today))?.message).toEqual(message)
  })

  test('goods that move on under bond have no summary', () => {
    expect(summaryDue(entry({ entry_type: '61' }), TODAY)).toBeUndefined()
  })

  test('an entry without a date has no due day', () => {
    expect(summaryDue(entry({ entry_date: undefined }), TODAY)).toBeUndefined()
  })
})

const PLACES = {
  id: 'list.next',
  params: { before: { id: 'step.header' }, next: { id: 'step.line_items' } },
}

describe('the tasks of an entry', () => {
  test('a draft with errors asks to fix them, and to file in time', () => {
    const findings = [error('line_items'), error('header', 'bond'), error('line_items')]
    expect(tasksOf(entry(), findings, TODAY)).toMatchObject([
      {
        kind: 'fix',
        title: { id: 'task.fix.title', params: { count: 3 } },
        detail: [{ id: 'task.fix.detail', params: { steps: PLACES } }],
        page: 'bond',
      },
      {
        kind: 'summary_due',
        title: dueIn(3),
        detail: [{ id: 'task.summary-due.detail', params: { date: { day: '2026-03-10' } } }],
        due_on: '2026-03-10',
        working_days_left: 3,
      },
    ])
  })

  test('warnings alone leave a draft to be finished where it stopped', () => {
    const findings = [{ ...error('header'), severity: 'warning' as const }]
    expect(tasksOf(entry({ entry_date: undefined }), findings, TODAY)).toMatchObject([
      {
        kind: 'finish',
        title: { id: 'task.finish.title' },
        page: 'step-3',
        due_on: undefined,
      },
    ])
  })

  test('a validated entry waits for an approver, whom a preparer is not', () => {
    const [approve] = tasksOf(entry({ status: 'validated', status_changed_by: 'Petra' }), [], TODAY)
    expect(approve).toMatchObject({
      kind: 'approve',
      detail: [{ id: 'task.approve.prepared-by', params: { name: 'Petra' } }, { id: 'task.approve.detail' }],
    })
    expect(approve!.roles).toEqual(['approver', 'admin'])
  })

  test('a draft that the approver sent back says who did and for which reason, before its errors', () => {
    const change = { status_changed_by: 'Grace', sent_back_for: 'The invoice says 300 pieces.' }
    const [sentBack, ...others] = tasksOf(entry(change), [], TODAY)
    expect(sentBack).toMatchObject({
      kind: 'fix',
      title: { id: 'task.sent-back.title' },
      detail: [{ params: { name: 'Grace', said: 'The invoice says 300 pieces.' } }],
      page: 'step-6',
    })
    expect(sentBack?.roles).toContain('preparer')
    expect(others.filter(({ kind }) => kind !== 'summary_due')).toEqual([])
  })

  test('a rejected entry asks to be corrected until a draft does so', () => {
    const rejected = entry({ status: 'rejected', condition_count: 1 })
    expect(tasksOf(rejected, [], TODAY)).toMatchObject([
      { kind: 'correct', detail: [{ id: 'task.correct.detail', params: { count: 1 } }] },
    ])
    expect(tasksOf({ ...rejected, is_corrected: true }, [], TODAY)).toEqual([])
  })

  test.each([
    ['2026-03-02', 'finish'],
    ['2026-03-03', 'finish, summary_due'],
  ])(
    'on %s, five working days before the last day at the earliest, the summary is a task: %s',
    (today, kinds) => {
      const tasks = tasksOf(entry(), [], day(today))
      expect(tasks.map((task) => task.kind).join(', ')).toBe(kinds)
    },
  )

  test.each(['submitted', 'accepted', 'hold', 'released'] as const)(
    '%s entries ask for nothing',
    (status) => {
      expect(tasksOf(entry({ status }), [error('header')], TODAY)).toEqual([])
    },
  )
})

describe('whose task it is', () => {
  const roles = { petra: 'preparer', paul: 'preparer', anna: 'approver' } as const
  const roleOf = (id: string) => roles[id as keyof typeof roles]
  const petra = { userId: 'petra', role: 'preparer' as const }
  const paul = { userId: 'paul', role: 'preparer' as const }
  const anna = { userId: 'anna', role: 'approver' as const }
  const [finish] = tasksOf(entry({ assigned_to: 'petra' }), [], TODAY)
  const [approve] = tasksOf(entry({ status: 'validated', assigned_to: 'petra' }), [], TODAY)
  const [open] = tasksOf(entry(), [], TODAY)

  test.each([
    ['the assigned member finishes the entry', finish, petra, true],
    ['another preparer does not', finish, paul, false],
    ['an approver approves what is assigned to a preparer', approve, anna, true],
    ['the preparer cannot approve it', approve, petra, false],
    ['an entry that is nobody’s is anyone’s who may edit', open, paul, true],
    ['an auditor only reads', open, { userId: 'aud', role: 'auditor' as const }, false],
  ])('%s', (_, task, looker, expected) => {
    expect(isTaskOf(task!, looker, roleOf)).toBe(expected)
  })

  test('a member who left is nobody', () => {
    const [task] = tasksOf(entry({ assigned_to: 'gone' }), [], TODAY)
    expect(isTaskOf(task!, paul, roleOf)).toBe(true)
  })
})

test('what is due first comes first, corrections before reminders of the same day, undated ones last', () => {
  const tasks = [
    ...tasksOf(entry({ id: 'undated', entry_date: undefined }), [], TODAY),
    ...tasksOf(entry({ id: 'later', entry_date: day('2026-03-03') }), [], TODAY),
    ...tasksOf(entry({ id: 'rejected', status: 'rejected' }), [], TODAY),
    ...tasksOf(entry({ id: 'now' }), [], TODAY),
  ]
  expect(tasks.sort(byUrgency).map((task) => `${task.entry_id} ${task.kind}`)).toEqual([
    'rejected correct',
    'now summary_due',
    'now finish',
    'later finish',
    'undated finish',
  ])
})

test('what customs asks of a filed entry waits for everyone who edits entries, until its last day', () => {
  const title = { id: 'customs.uc.3.title' }
  const action = { id: 'customs.uc.3.action' }
  const asked = { title, action, due_on: day('2026-03-09') }
  const tasks = requestTasks(entry({ status: 'accepted' }), [asked, { ...asked, due_on: undefined }], TODAY)
  expect(tasks).toMatchObject([
    {
      kind: 'respond',
      title,
      entry_number: 'B7603245276',
      detail: [action],
      working_days_left: 2,
    },
    { kind: 'respond', due_on: undefined, working_days_left: undefined },
  ])
  expect(isTaskOf(tasks[0]!, { userId: 'u', role: 'preparer' }, () => undefined)).toBe(true)
  expect(isTaskOf(tasks[0]!, { userId: 'u', role: 'auditor' }, () => undefined)).toBe(false)
})

test('what CBP accepted is paid by its last day', () => {
  const task = paymentTask({ ...entry(), payment_due: day('2026-03-10'), amount: 53_020n }, TODAY)
  expect(task).toMatchObject({
    kind: 'pay',
    title: { id: 'task.pay.title' },
    due_on: '2026-03-10',
    working_days_left: 3,
  })
})

test('a payment that is three days late asks for 31 cents of interest on $530.20, and says what CBP may do', () => {
  const due = { ...entry(), payment_due: addDays(TODAY, -3), amount: 53_020n }
  const { title, detail, due_on } = paymentTask(due, TODAY)
  expect(title.id).toBe('task.pay.late')
  expect(detail).toMatchObject([
    { id: 'task.pay.was-due', params: { date: { day: due_on } } },
    { id: 'statement.late.interest', params: { days: 3, amount: '$0.31' } },
    { id: 'statement.late.consequence' },
  ])
})

test('a payment on its last day is not late', () =>
  expect(paymentTask({ ...entry(), payment_due: TODAY, amount: 53_020n }, TODAY).title.id).toBe(
    'task.pay.title',
  ))
