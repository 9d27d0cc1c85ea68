import { addDays, type CalendarDay } from '../calendar/index.ts'
import { isInformalEntryType } from '../reference/entry-types.ts'
import { expectedLiquidationDay, lastCorrectionDay, PROTEST_DAYS } from '../tasks/after-filing-days.ts'
import type { PaidEntry } from './paid-entry.ts'

/**
 * The road of a difference: a post summary correction, a CAPE declaration, a protest; a prior disclosure of what is
 * underpaid once it can no longer be corrected; or none any more.
 */
export const ROADS = ['correction', 'cape', 'protest', 'disclosure', 'none'] as const
export type Road = (typeof ROADS)[number]

export interface Way {
  readonly road: Road
  /** The last day of the road, or the day on which the last one closed; undefined where no day is known. */
  readonly lastDay: CalendarDay | undefined
  /** True if the day rests on the usual day of liquidation, not on CBP's own. */
  readonly isExpected: boolean
  readonly source: string
}

/** CAPE takes entries until 80 days after liquidation (as forwarders print it). */
const CAPE_DAYS = 80

/** Entries that CAPE does not take: duty deferral for drawback, reconciliation, drawback (as a forwarder prints it). */
const NOT_IN_CAPE: readonly string[] = ['08', '09', '47']

export const WAY_SOURCES: Record<Road, string> = {
  correction: '82 FR 2385; CBP AE chapter, July 2026, usage note gg',
  cape: 'CBP, CAPE declarations, as trade papers print the terms',
  protest: '19 U.S.C. 1514(c)(3)',
  disclosure: '19 U.S.C. 1592(c)(4); 19 CFR 162.74',
  none: '19 U.S.C. 1514(c)(3)',
}

type Dated = Pick<PaidEntry, 'type' | 'entryDate' | 'liquidatedOn'>

/** The road for a difference of an entry on a day. */
export function wayOf(
  entry: Dated,
  { isInvalid, isUnderpaid }: { isInvalid: boolean; isUnderpaid: boolean },
  today: CalendarDay,
): Way {
  const { type, entryDate, liquidatedOn } = entry
  const liquidation = liquidatedOn ?? expectedLiquidationDay(entryDate)
  const isExpected = liquidatedOn === undefined
  const way = (road: Road, lastDay?: CalendarDay, expected = isExpected): Way => ({
    road,
    lastDay,
    isExpected: expected,
    source: WAY_SOURCES[road],
  })
  const capeDay = addDays(liquidation, CAPE_DAYS)
  if (isInvalid && !NOT_IN_CAPE.includes(type) && today <= capeDay) return way('cape', capeDay)
  const correctionDay = lastCorrectionDay(entryDate)
  const mayCorrect = isExpected && !isInformalEntryType(type) && !isInvalid
  if (mayCorrect && today <= correctionDay) return way('correction', correctionDay, true)
  if (isUnderpaid) return way('disclosure', undefined, false)
  const protestDay = addDays(liquidation, PROTEST_DAYS)
  return today <= protestDay ? way('protest', protestDay) : way('none', protestDay)
}
