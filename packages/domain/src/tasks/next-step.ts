import { depositDueDay } from '../calculations/payment.ts'
import type { CalendarDay } from '../calendar/index.ts'
import { ON_FILE, REJECTED, SENT, type StatusColumns } from '../entry/state/index.ts'
import { toCents } from '../money/index.ts'
import type { FiledEntryFacts } from './milestones.ts'

/** The number of calendar days ahead that payments appear among the tasks. */
export const PAYMENT_DAYS_AHEAD = 14
/** The days for which a late payment is a task: after them, the bills of CBP are what is followed. */
export const PAYMENT_DAYS_LATE = 90

/** The one thing to do next about a filed entry, with its last day where one is known. */
export interface NextStep {
  kind: 'wait' | 'correct' | 'respond' | 'pay' | 'none'
  by?: CalendarDay | undefined
}

type Facts = Pick<
  FiledEntryFacts,
  keyof StatusColumns | 'entry_date' | 'released_on' | 'payment_due' | 'grand_total' | 'duty_paid_on'
> & {
  /** Another draft already corrects this rejected entry. */
  is_corrected: boolean
  /** A later version was filed in place of this entry, or CBP deleted it: nothing is due for this one. */
  is_superseded: boolean
  /** The last days of what CBP asks for and nobody has marked as done; undefined for a request without one. */
  requests: readonly (CalendarDay | undefined)[]
}

/**
 * Returns the next step: a rejected entry is corrected; CBP is answered and paid, whichever is due first;
 * otherwise the entry waits while CBP decides.
 */
export function nextStepOf(facts: Facts): NextStep {
  if (facts.is_superseded) return { kind: 'none' }
  if (REJECTED.has(facts)) {
    const by = depositDueDay(facts.entry_date, facts.released_on)
    return facts.is_corrected ? { kind: 'none' } : { kind: 'correct', by }
  }
  const [request] = facts.requests.map((by): NextStep => ({ kind: 'respond', by })).sort(byDay)
  const payment: NextStep | undefined =
    ON_FILE.has(facts) && toCents(facts.grand_total) > 0n && !facts.duty_paid_on
      ? { kind: 'pay', by: facts.payment_due }
      : undefined
  const [first] = [request, payment].filter((step) => step !== undefined).sort(byDay)
  if (first) return first
  return { kind: SENT.has(facts) ? 'wait' : 'none' }
}

const LATE = '9999-12-31'

const byDay = (one: NextStep, other: NextStep): number => (one.by ?? LATE).localeCompare(other.by ?? LATE)
