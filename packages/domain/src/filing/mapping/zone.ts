import { type CalendarDay, parseDay } from '../../calendar/index.ts'
import type { LineItem } from '../../entry/draft.ts'
import { scaled } from '../../money/cents.ts'
import type { AeLine } from '../entry-summary-facts.ts'

/** A zone with its subzone and site: nine positions, or seven, six or five without leading zeros or site (record 11, note 3). */
const ZONE_ID = /^\d{3}([A-Z0-9]{3}([A-Z0-9]{3})?|[A-Z0-9]{2}(\d{2})?)$/

/** True if record 11 accepts a text as the identifier of a foreign trade zone. */
export const isZoneId = (typed: string | undefined): boolean =>
  ZONE_ID.test(typed?.trim().toUpperCase() ?? '')

/** The day on which privileged foreign status was filed. */
export const zoneDate = ({ zone }: Pick<LineItem, 'zone'>): CalendarDay | undefined =>
  parseDay(zone?.filing_date)

/** Whole units above zero that record 41 has room for. */
export function zoneQuantity({ zone }: Pick<LineItem, 'zone'>): string | undefined {
  const thousandths = scaled(zone?.quantity, 3)
  const isWhole = thousandths !== undefined && thousandths > 0n && thousandths % 1000n === 0n
  return isWhole && thousandths < 10_000_000_000_000n ? (thousandths / 1000n).toString() : undefined
}

/** Record 41 of a line of an entry from a zone. */
export function zoneStatus(line: LineItem): AeLine['ftzStatus'] {
  const filingDate = line.zone?.status === 'P' ? zoneDate(line) : undefined
  return {
    status: line.zone?.status ?? '',
    ...(filingDate && { filingDate }),
    quantity: zoneQuantity(line) ?? '0',
  }
}
