import { depositDueDay } from '../calculations/payment.ts'
import type { CalendarDay } from '../calendar/index.ts'
import { REJECTED, type StatusColumns } from '../entry/state/index.ts'
import { toCents } from '../money/index.ts'
import { expectedLiquidationDay } from './after-filing-days.ts'

export const MILESTONES = [
  'filed',
  'accepted',
  'rejected',
  'released',
  'file_again',
  'paid',
  'liquidated',
] as const
export type MilestoneKey = (typeof MILESTONES)[number]

export interface Milestone {
  key: MilestoneKey
  /** `now` is what the entry waits for. */
  state: 'done' | 'now' | 'failed' | 'later'
  /** When it happened: an ISO instant. */
  at?: string
  /** The day of something without a time: when it was paid, or by when or about when it will happen. */
  day?: CalendarDay
}

/** The facts of an entry after filing. Instants are ISO text, null until the event happens. */
export interface FiledEntryFacts extends StatusColumns {
  filed_at: string | null
  accepted_at: string | null
  rejected_at: string | null
  released_at: string | null
  entry_date: CalendarDay | undefined
  /** The day of CBP's release, from which the days of summary and payment count. */
  released_on?: CalendarDay | undefined
  /** The day by which duty and fees are paid. */
  payment_due: CalendarDay | undefined
  /** The amount owed: decimal text. */
  grand_total: string
  duty_paid_on: CalendarDay | null
  /** CBP's day of liquidation, where it is known. */
  liquidated_on?: CalendarDay | undefined
}

/**
 * The milestones of a filed entry in the order in which they happen, with their days. CBP may release goods before it
 * has the summary (19 CFR 142.3), so a release comes where its time puts it. A rejected summary is filed again.
 */
export function milestonesOf(facts: FiledEntryFacts): Milestone[] {
  const past = happened(facts)
  return [...past, ...expected(facts, new Set(past.map(({ key }) => key)))]
}

function happened(facts: FiledEntryFacts): Milestone[] {
  const { filed_at, accepted_at, rejected_at, released_at } = facts
  const events = [
    { key: 'filed', state: 'done', at: filed_at },
    { key: 'accepted', state: 'done', at: accepted_at },
    { key: 'rejected', state: 'failed', at: rejected_at },
    { key: 'released', state: 'done', at: released_at },
  ] as const
  return events
    .flatMap(({ at, ...milestone }) => (at === null ? [] : [{ ...milestone, at }]))
    .sort((one, other) => one.at.localeCompare(other.at))
}

function expected(facts: FiledEntryFacts, past: ReadonlySet<MilestoneKey>): Milestone[] {
  const { entry_date, released_on, payment_due, grand_total, duty_paid_on, liquidated_on } = facts
  const summaryDay = depositDueDay(entry_date, released_on)
  const payment: Milestone[] =
    toCents(grand_total) > 0n
      ? [{ key: 'paid', state: 'later', ...(payment_due && { day: payment_due }) }]
      : []
  if (REJECTED.has(facts))
    return [{ key: 'file_again', state: 'now', ...(summaryDay && { day: summaryDay }) }, ...payment]
  const paid: Milestone[] = duty_paid_on ? [{ key: 'paid', state: 'done', day: duty_paid_on }] : payment
  const ahead: Milestone[] = [
    { key: 'accepted', state: 'later' },
    { key: 'released', state: 'later' },
    ...paid,
    liquidated_on
      ? { key: 'liquidated', state: 'done', day: liquidated_on }
      : { key: 'liquidated', state: 'later', ...(entry_date && { day: expectedLiquidationDay(entry_date) }) },
  ]
  const left = ahead.filter(({ key }) => !past.has(key))
  const next = left.find(({ state }) => state === 'later')
  return left.map((milestone) => (milestone === next ? { ...milestone, state: 'now' } : milestone))
}
