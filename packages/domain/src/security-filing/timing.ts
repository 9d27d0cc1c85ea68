import { type CalendarDay, daysBetween } from '../calendar/index.ts'
import type { Message } from '../messages/index.ts'
import { isSecurityFilingLate, lateFilingCost, securityFilingDeadlines } from './deadlines.ts'
import { timingWords as words } from './timing-words.ts'

export const SECURITY_FILING_TIMES = ['unknown', 'ahead', 'in_time', 'late'] as const

/** Where a security filing is against its deadline: a sentence, and what a late one costs while it can still be late. */
export interface SecurityFilingTiming {
  time: (typeof SECURITY_FILING_TIMES)[number]
  sentence: Message
  /** The last day of the filing. */
  due?: CalendarDay
  /** Days from today to the last one; below zero once it is past. Undefined when the filing is on file. */
  daysLeft?: number
  cost?: Message
}

export interface TimingFacts {
  /** The day on which the ship is loaded. */
  lading: CalendarDay | undefined
  /** The day on which everything was on file first. */
  filedOn: CalendarDay | undefined
  fiveElements: boolean
}

/** The countdown to the deadline, or how a filing on file kept it. */
export function securityFilingTiming(
  { lading, filedOn, fiveElements }: TimingFacts,
  today: CalendarDay,
): SecurityFilingTiming {
  const cost = lateFilingCost()
  if (!lading)
    return filedOn
      ? { time: 'unknown', sentence: words.filed({ filed: { day: filedOn } }) }
      : { time: 'unknown', sentence: words.unknown(), cost }
  const deadlines = securityFilingDeadlines(lading, undefined, fiveElements)
  const { filing: due } = deadlines
  const isLate = isSecurityFilingLate(filedOn, today, deadlines)
  const day = { day: due }
  if (filedOn) {
    const said = { filed: { day: filedOn }, due: day }
    if (isLate) return { time: 'late', sentence: words.filedLate(said), due, cost }
    const inTime = filedOn === due && !fiveElements ? words.filedLastDay(said) : words.filedInTime(said)
    return { time: 'in_time', sentence: inTime, due }
  }
  const daysLeft = daysBetween(today, due)
  if (isLate) return { time: 'late', sentence: words.late({ due: day }), due, daysLeft, cost }
  const said = { due: day, lading: { day: lading }, days: daysLeft, five: fiveElements ? 'yes' : 'no' }
  return { time: 'ahead', sentence: words.ahead(said), due, daysLeft, cost }
}

interface FollowingFacts {
  lading: CalendarDay | undefined
  arrival: CalendarDay | undefined
  /** False for a filed entry: what is missing is added in its next version. */
  isEditable: boolean
}

/** What may follow after the filing, until when: a sentence for the elements that are not given yet. */
export function followingElements(
  elements: readonly [Message, ...Message[]],
  { lading, arrival, isEditable }: FollowingFacts,
  today: CalendarDay,
): { sentence: Message; isLate: boolean } {
  const flexible = lading && securityFilingDeadlines(lading, arrival).flexible
  const [first, second] = elements
  const names = second ? words.both({ first, second }) : first
  const isLocked = isEditable ? 'no' : 'yes'
  if (!flexible) return { sentence: words.mayFollow({ elements: names, isLocked }), isLate: false }
  const said = { elements: names, due: { day: flexible }, isLocked }
  const isLate = today > flexible
  return { sentence: isLate ? words.followedNot(said) : words.mayFollowUntil(said), isLate }
}
