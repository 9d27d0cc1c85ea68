import type { CalendarDay } from '@edfe/domain/calendar'
import type { Tariff } from '../duty/index.ts'
import type { Program } from '../measures/index.ts'

/** The program that a heading of chapter 99 belongs to on a day; undefined for one that the data does not know. */
export const programOfHeading = (
  { programs }: Tariff,
  heading: string,
  day: CalendarDay,
): Program | undefined =>
  programs.find(({ measures }) =>
    measures.some(
      ({ heading: own, atOrAbove, from, to }) =>
        (own === heading || atOrAbove === heading) && from <= day && (to === undefined || day <= to),
    ),
  )
