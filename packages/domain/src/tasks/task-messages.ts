import { STEPS, type StepKey } from '../entry/steps.ts'
import { type DayParam, defineMessage, type Message, type MessageDescriptor } from '../messages/index.ts'
import { lateFilingWords } from '../security-filing/deadlines.ts'
import { lateMessages } from '../statement/late-interest.ts'
import { summaryMessages } from './summary-due.ts'

export const taskMessages = {
  correct: defineMessage({ id: 'task.correct.title', defaultMessage: 'Correct and file again' }),
  rejected: defineMessage<{ count: number }>({
    id: 'task.correct.detail',
    defaultMessage: 'CBP rejected it with {count, plural, one {# condition} other {# conditions}}.',
  }),
  approve: defineMessage({ id: 'task.approve.title', defaultMessage: 'Approve this entry' }),
  preparedBy: defineMessage<{ name: string }>({
    id: 'task.approve.prepared-by',
    defaultMessage: 'Prepared by {name}.',
  }),
  needsApprover: defineMessage({ id: 'task.approve.detail', defaultMessage: 'Waits for an approver.' }),
  sentBack: defineMessage({ id: 'task.sent-back.title', defaultMessage: 'Correct what was sent back' }),
  sentBackBy: defineMessage<{ name: string; said: string }>({
    id: 'task.sent-back.detail',
    defaultMessage: '{name}: {said}',
  }),
  fix: defineMessage<{ count: number }>({
    id: 'task.fix.title',
    defaultMessage: 'Fix {count, plural, one {# error} other {# errors}}',
  }),
  places: defineMessage<{ steps: Message }>({ id: 'task.fix.detail', defaultMessage: 'In {steps}.' }),
  finish: defineMessage({ id: 'task.finish.title', defaultMessage: 'Finish the draft' }),
  stoppedAt: defineMessage<{ step: number; title: Message }>({
    id: 'task.finish.detail',
    defaultMessage: 'Stopped at step {step}, {title}.',
  }),
  lastDay: defineMessage<{ date: DayParam }>({
    id: 'task.summary-due.detail',
    defaultMessage: 'The last day is {date}.',
  }),
  securityFiling: defineMessage({
    id: 'task.security-filing.title',
    defaultMessage: 'File the security filing (ISF)',
  }),
  securityFilingLate: defineMessage<{ date: DayParam }>({
    id: 'task.security-filing.late',
    defaultMessage: 'It was due on {date}. A late filing is better than none.',
  }),
  pay: defineMessage({ id: 'task.pay.title', defaultMessage: 'Pay' }),
  payBy: defineMessage<{ date: DayParam }>({
    id: 'task.pay.detail',
    defaultMessage: 'Duty and fees are due by {date}.',
  }),
  payLate: defineMessage({ id: 'task.pay.late', defaultMessage: 'Pay, or record the payment' }),
  wasDue: defineMessage<{ date: DayParam }>({
    id: 'task.pay.was-due',
    defaultMessage: 'Duty and fees were due by {date}, and no payment is recorded.',
  }),
}

/** The title of a numbered step. */
export const stepMessage = (step: StepKey): Message =>
  STEPS[STEPS.findIndex(({ key }) => key === step)]!.title()

/** Everything that a task may say. */
export const allTaskMessages = (): MessageDescriptor[] => [
  ...Object.values(taskMessages),
  ...Object.values(summaryMessages),
  ...Object.values(lateMessages),
  lateFilingWords,
  ...STEPS.map(({ title }) => title),
]
