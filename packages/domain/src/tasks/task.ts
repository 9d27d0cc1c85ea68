import type { CalendarDay } from '../calendar/index.ts'
import type { Role, StatusColumns } from '../entry/state/index.ts'
import type { CurrentStep } from '../entry/steps.ts'
import type { Message } from '../messages/index.ts'
import type { SummaryFacts } from './summary-due.ts'

/** In the order in which they are shown when they are due on the same day. */
export const TASK_KINDS = [
  'respond',
  'security_filing',
  'correct',
  'pay',
  'approve',
  'fix',
  'summary_due',
  'finish',
] as const
export type TaskKind = (typeof TASK_KINDS)[number]

/** The source of tasks, in addition to the findings of the rules. */
export interface TaskEntry extends StatusColumns, SummaryFacts {
  id: string
  /** Eleven characters without hyphens. */
  entry_number: string
  current_step: CurrentStep
  /** A draft already corrects this rejected entry. */
  is_corrected: boolean
  /** Conditions of the latest customs answer. */
  condition_count: number
  /** The person who last changed the status. */
  status_changed_by: string | undefined
  /** The reason for which an approver sent the draft back; undefined: nobody did, or it waits for approval again. */
  sent_back_for: string | undefined
  /** The active member to whom it is assigned; undefined: anybody who may do it. */
  assigned_to: string | undefined
}

/** A thing to do about an entry. */
export interface Task {
  kind: TaskKind
  entry_id: string
  entry_number: string
  /** The action to take, as a verb; people know the entry by its goods. */
  title: Message
  /** The reason for it, in its sentences. */
  detail: readonly Message[]
  /** The day on which the entry's summary is due; undefined when the day is unknown. */
  due_on: CalendarDay | undefined
  /** Working days left, federal holidays left out; negative when overdue. */
  working_days_left: number | undefined
  /** Where to begin: a step or named page of the entry. */
  page: string
  /** The roles that may do it. */
  roles: readonly Role[]
  assigned_to: string | undefined
}
