import { addDays, type CalendarDay, parseDay } from '@edfe/domain/calendar'
import type { CargoRelease } from '@edfe/domain/filing'

/** Days on the way by mode, where the release says no day of arrival: ships are slow, trucks are there. */
const VOYAGE: Readonly<Record<string, number>> = { 10: 6, 11: 6, 12: 6, 40: 1, 41: 1 }

/** The day of arrival as the release says it (EDA, or that of its first conveyance), or by its mode. */
export function arrivalOf(facts: CargoRelease, filing: CalendarDay): CalendarDay {
  const given = facts.references.find(({ qualifier }) => qualifier === 'EDA')?.text
  const [, month, day, year] = /^(\d\d)(\d\d)(\d\d)$/.exec(given ?? '') ?? []
  return (
    parseDay(`20${year}-${month}-${day}`) ??
    facts.bills[0]?.conveyances[0]?.arrivalDate ??
    addDays(filing, VOYAGE[facts.mode ?? ''] ?? 0)
  )
}
