import { addDays, type CalendarDay } from '../calendar/index.ts'

/** CBP demands goods back within 30 days of release: 19 CFR 141.113, 113.62(d), as CBP's rulings read them (HQ 225440). */
const DEMAND_DAYS = 30
/** The notice, CBP Form 4647, gives 30 days. */
const REDELIVERY_DAYS = 30

/** The last day on which CBP may demand goods back, unless the release was conditional for longer. */
export const redeliveryDemandEnds = (released: CalendarDay): CalendarDay => addDays(released, DEMAND_DAYS)

/** The last day to bring goods back by the day of the notice. */
export const redeliveryDue = (noticed: CalendarDay): CalendarDay => addDays(noticed, REDELIVERY_DAYS)
