import { type CalendarDay, parseDay } from '../calendar/index.ts'

/** The days of an entry that an importer plans for, from the security filing to the last day to claim drawback. */
export const DEADLINE_KINDS = [
  'security_filing',
  'summary',
  'payment',
  'request',
  'correction',
  'liquidation',
  'protest',
  'drawback',
] as const
export type DeadlineKind = (typeof DEADLINE_KINDS)[number]

/** A kind and a day as one text, `liquidation:2027-01-15`: how an address names the entries of a deadline. */
export const deadlineKey = (kind: DeadlineKind, day: CalendarDay): string => `${kind}:${day}`

/** Reads such a text; undefined for another kind or a day that does not exist. */
export function parseDeadlineKey(key: string): { kind: DeadlineKind; day: CalendarDay } | undefined {
  const [name, text, ...rest] = key.split(':')
  const kind = DEADLINE_KINDS.find((each) => each === name)
  const day = parseDay(text)
  return kind && day && rest.length === 0 ? { kind, day } : undefined
}
