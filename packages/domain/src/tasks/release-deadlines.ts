import { addDays, addWorkingDays, type CalendarDay, isBusinessDay } from '../calendar/index.ts'

/** A document under bond is due within 120 days of the notice that asks for it: 19 CFR 113.42. */
const DOCUMENT_DAYS = 120
/** CBP demands goods back within 30 days of release: 19 CFR 141.113, 113.62(d), as CBP's rulings read them (HQ 225440). */
const DEMAND_DAYS = 30
/** The notice, CBP Form 4647, gives 30 days. */
const REDELIVERY_DAYS = 30

/** The last day of a missing document by the day of the notice. A Saturday, Sunday or holiday moves to the next working day. */
export function missingDocumentDue(noticed: CalendarDay): CalendarDay {
  const day = addDays(noticed, DOCUMENT_DAYS)
  return isBusinessDay(day) ? day : addWorkingDays(day, 1)
}

/** The last day on which CBP may demand goods back, unless the release was conditional for longer. */
export const redeliveryDemandEnds = (released: CalendarDay): CalendarDay => addDays(released, DEMAND_DAYS)

/** The last day to bring goods back by the day of the notice. */
export const redeliveryDue = (noticed: CalendarDay): CalendarDay => addDays(noticed, REDELIVERY_DAYS)
