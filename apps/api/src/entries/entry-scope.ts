import type { CalendarDay } from '@edfe/domain/calendar'
import type { StatusActor } from '@edfe/domain/entry'
import type { Trx } from '../db/engine.ts'
import type { PersonalNumbers } from './repository/personal-numbers.ts'

/** One organisation's transaction, and what entry work needs besides: who acts, when, and the sealing key. */
export interface EntryScope {
  trx: Trx
  orgId: string
  /** Null for the worker. */
  userId: string | null
  role: StatusActor
  now: Date
  /** Today in the organisation's time zone. */
  today: CalendarDay
  numbers: PersonalNumbers
}
