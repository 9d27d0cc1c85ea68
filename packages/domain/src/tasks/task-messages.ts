import { STEPS, type StepKey } from '../entry/steps.ts'
import { type DayParam, defineMessage, type Message, type MessageDescriptor } from '../messages/index.ts'
import { summaryMessages } from './summary-due.ts'

export const taskMessages = {
  correct: defineMessage<{ number: string }>({
    id: 'task.correct.title',
    defaultMessage: 'Correct {number}',
  }),
  rejected: defineMessage<{ count: number }>({
    id: 'task.correct.detail',
    defaultMessage: 'CBP rejected it with {count, plural, one {# condition} other {# conditions}}.',
  }),
  approve: defineMessage<{ number: string }>({
    id: 'task.approve.title',
    defaultMessage: 'Approve {number}',
  }),
  validatedBy: defineMessage<{ name: string }>({
    id: 'task.approve.validated-by',
    defaultMessage: 'Validated by {name}.',
  }),
  needsApprover: defineMessage({ id: 'task.approve.detail', defaultMessage: 'Waits for an approver.' }),
  fix: defineMessage({ id: 'task.fix.title', defaultMessage: 'Fix these issues' }),
  errors: defineMessage<{ number: string; count: number; steps: Message }>({
    id: 'task.fix.detail',
    defaultMessage: '{number}: {count, plural, one {# error} other {# errors}} in {steps}.',
  }),
  finish: defineMessage<{ number: string }>({ id: 'task.finish.title', defaultMessage: 'Finish {number}' }),
  stoppedAt: defineMessage<{ step: number; title: Message }>({
    id: 'task.finish.detail',
    defaultMessage: 'Stopped at step {step}, {title}.',
  }),
  lastDay: defineMessage<{ number: string; date: DayParam }>({
    id: 'task.summary-due.detail',
    defaultMessage: 'Entry {number}: the last day is {date}.',
  }),
  pay: defineMessage<{ number: string }>({ id: 'task.pay.title', defaultMessage: 'Pay {number}' }),
  payBy: defineMessage<{ date: DayParam }>({
    id: 'task.pay.detail',
    defaultMessage: 'Duty and fees are due by {date}.',
  }),
  respond: defineMessage<{ title: Message; number: string }>({
    id: 'task.respond.title',
    defaultMessage: '{title}: {number}',
  }),
}

/** The title of a numbered step. */
export const stepMessage = (step: StepKey): Message => ({ id: `step.${step}` })

/** Everything that a task may say. */
export const allTaskMessages = (): MessageDescriptor[] => [
  ...Object.values(taskMessages),
  ...Object.values(summaryMessages),
  ...STEPS.map(({ key, title }) => ({ id: `step.${key}`, defaultMessage: title })),
]
