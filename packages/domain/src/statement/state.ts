import { paymentType } from '../reference/payment-types.ts'
import type { Statement, StatementHead } from './statement.ts'

export const STATEMENT_STATES = ['preliminary', 'authorized', 'final', 'paid'] as const
export type StatementState = (typeof STATEMENT_STATES)[number]

/** What happens to a statement: CBP sends it, takes the authorization of its payment, closes the monthly one that lists it. */
export type StatementEvent = 'preliminary' | 'authorized' | 'final' | 'monthly_final'

/** A daily statement with its own payment, a daily one that a monthly one pays, and the monthly one. */
export type StatementKind = 'daily' | 'periodic' | 'monthly'

export const kindOf = ({
  cadence,
  head,
}: {
  cadence: Statement['cadence']
  head: Pick<StatementHead, 'paymentType'>
}): StatementKind => {
  if (cadence === 'monthly') return 'monthly'
  return paymentType(head.paymentType)?.kind === 'periodic' ? 'periodic' : 'daily'
}

type Steps = Readonly<Record<'none' | StatementState, Partial<Record<StatementEvent, StatementState>>>>

/** CBP sends the final statement when it has the money. */
const PAID_BY_ITSELF: Steps = {
  none: { preliminary: 'preliminary', final: 'paid' },
  preliminary: { authorized: 'authorized', final: 'paid' },
  authorized: { final: 'paid' },
  final: {},
  paid: {},
}

/** CBP closes a periodic daily statement the day after its authorization; the money comes with the monthly one. */
const PAID_BY_THE_MONTH: Steps = {
  none: { preliminary: 'preliminary', final: 'final' },
  preliminary: { authorized: 'authorized', final: 'final', monthly_final: 'paid' },
  authorized: { final: 'final', monthly_final: 'paid' },
  final: { monthly_final: 'paid' },
  paid: {},
}

const STEPS: Readonly<Record<StatementKind, Steps>> = {
  daily: PAID_BY_ITSELF,
  monthly: PAID_BY_ITSELF,
  periodic: PAID_BY_THE_MONTH,
}

/** The state after an event; undefined when the event does not belong there: what came is kept and not booked. */
export const nextState = (
  kind: StatementKind,
  state: StatementState | undefined,
  event: StatementEvent,
): StatementState | undefined => STEPS[kind][state ?? 'none'][event]

/** The state after events in their order; those that do not belong there change nothing. */
export const stateAfter = (
  kind: StatementKind,
  events: readonly StatementEvent[],
): StatementState | undefined =>
  events.reduce<StatementState | undefined>(
    (state, event) => nextState(kind, state, event) ?? state,
    undefined,
  )
