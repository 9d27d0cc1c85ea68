import type { CalendarDay } from '@edfe/domain/calendar'
import type { Statement } from '@edfe/domain/statement'

/** A statement that CBP has sent, as it is right: faults of the road are not in it. */
export interface IssuedStatement {
  cadence: Statement['cadence']
  number: string
  status: 'preliminary' | 'final'
  printDate: CalendarDay
  images: readonly string[]
  /** The moment in milliseconds. */
  at: number
}
