import { weekday } from '../calendar/federal-holidays.ts'
import { addDays, addYears, type CalendarDay } from '../calendar/index.ts'

/** CBP liquidates most entries in the 314-day cycle; the law allows a year (19 U.S.C. 1504(a)). */
const LIQUIDATION_CYCLE_DAYS = 314
/** Liquidations are posted on Fridays. */
const FRIDAY = 5

/** A post summary correction comes within 300 days of entry and 15 days before liquidation (82 FR 2385). */
export const CORRECTION_DAYS = 300
const DAYS_BEFORE_LIQUIDATION = 15

/** A protest is filed within 180 days of liquidation (19 U.S.C. 1514(c)(3)). */
export const PROTEST_DAYS = 180

/** The Friday on which CBP is likely to liquidate an entry of this date. CBP may extend or suspend it. */
export function expectedLiquidationDay(entryDate: CalendarDay): CalendarDay {
  const day = addDays(entryDate, LIQUIDATION_CYCLE_DAYS)
  return addDays(day, (FRIDAY - weekday(day) + 7) % 7)
}

/** The last day on which the summary of an entry of this date can be corrected before it liquidates. */
export function lastCorrectionDay(entryDate: CalendarDay): CalendarDay {
  const byLiquidation = addDays(expectedLiquidationDay(entryDate), -DAYS_BEFORE_LIQUIDATION)
  const days = [addDays(entryDate, CORRECTION_DAYS), byLiquidation].sort()
  return days[0]!
}

/** The last day to protest a liquidation: of CBP's day where it is known, else of the day that is expected. */
export const lastProtestDay = (entryDate: CalendarDay, liquidatedOn?: CalendarDay): CalendarDay =>
  addDays(liquidatedOn ?? expectedLiquidationDay(entryDate), PROTEST_DAYS)

const DRAWBACK_YEARS = 5

/** The last day to claim drawback on goods that were imported on this day (19 U.S.C. 1313(r)(1)). */
export const lastDrawbackDay = (importDate: CalendarDay): CalendarDay => addYears(importDate, DRAWBACK_YEARS)
