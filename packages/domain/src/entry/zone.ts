import { type CalendarDay, parseDay } from '../calendar/index.ts'
import type { LineItem } from './draft.ts'

/** Consumption of goods from a foreign trade zone. */
export const ZONE_ENTRY_TYPE = '06'

type ZoneLine = Pick<LineItem, 'zone'>

/** True if a line of a zone entry covers goods with domestic status, which owe no duty and no processing fee. */
export const isDomesticOfZone = (entryType: string | undefined, { zone }: ZoneLine): boolean =>
  entryType === ZONE_ENTRY_TYPE && zone?.status === 'D'

/**
 * The day whose duty rates a line has: of privileged foreign goods of a zone the day on which the status was filed, else
 * the entry date (AE usage note j). Undefined for domestic goods of a zone, which have none.
 */
export function dutyDay(
  entryType: string | undefined,
  line: ZoneLine,
  entryDate: CalendarDay | undefined,
): CalendarDay | undefined {
  if (isDomesticOfZone(entryType, line)) return undefined
  const isPrivileged = entryType === ZONE_ENTRY_TYPE && line.zone?.status === 'P'
  return (isPrivileged && parseDay(line.zone?.filing_date)) || entryDate
}
