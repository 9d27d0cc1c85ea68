import { addDays, type CalendarDay, daysBetween } from '@edfe/domain/calendar'
import type { CargoRelease } from '@edfe/domain/filing'
import { arrivalOf } from '../filing/arrival.ts'
import type { Moment, Notice } from './scenario.ts'

/** A moment of customs' clock. */
export interface At {
  day: CalendarDay
  /** HHMM. */
  time: string
}

/** The days from which the moments of a life count. */
interface Days {
  filing: CalendarDay
  request: CalendarDay
  facts: CargoRelease
}

/** Nothing happens on the day of filing before CBP has the release. */
const FIRST_HOUR = '0600'
const MINUTES_A_DAY = 1440

/** The moments of the steps of some notices, in their order: none comes before that of an earlier notice. */
export function momentsOf(notices: readonly Notice[], days: Days, floor: At): At[][] {
  let last = floor
  return notices.map(({ steps }) =>
    steps.map((step) => {
      const own = { day: addDays(dayOf(step, days), step.days), time: step.time }
      last = isBefore(own, last) ? last : own
      return last
    }),
  )
}

export const startOf = (day: CalendarDay): At => ({ day, time: FIRST_HOUR })

function dayOf({ from }: Moment, { filing, request, facts }: Days): CalendarDay {
  if (from === 'filing') return filing
  if (from === 'request') return request
  const arrival = arrivalOf(facts, filing)
  if (from === 'arrival') return arrival
  // A release that names no parts has its second one four days after the first.
  return facts.bills[0]?.conveyances[from.part]?.arrivalDate ?? addDays(arrival, from.part * 4)
}

const isBefore = (one: At, other: At): boolean =>
  one.day < other.day || (one.day === other.day && one.time < other.time)

/** Milliseconds of the wall clock from the beginning of a day of customs' clock to a moment. */
export const wait = (from: CalendarDay, { day, time }: At, daySeconds: number): number => {
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(2))
  return (daysBetween(from, day) + minutes / MINUTES_A_DAY) * daySeconds * 1000
}
