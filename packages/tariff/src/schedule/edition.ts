import type { CalendarDay } from '@edfe/domain/calendar'

/** Which edition of the Harmonized Tariff Schedule a number and its rates come from. */
export interface Edition {
  /** 'HTS 2026 Rev 4' */
  readonly name: string
  /** The first day on which it is in force. */
  readonly from: CalendarDay
  /** The first day of the next edition that was published, whether the product has it or not; without one, undefined. */
  readonly replacedOn?: CalendarDay
  readonly source: string
  /** Of the official file, so that anyone can check it against the publisher's. */
  readonly sha256: string
  readonly rows: number
}

/** At least one edition. */
export type Editions<E> = readonly [E, ...E[]]

/** The edition in force on a day: the newest that has begun; before the first one, the first. */
export function editionOn<E extends { readonly edition: Edition }>(
  editions: Editions<E>,
  day: CalendarDay,
): E {
  const inOrder = editions.toSorted((a, b) => (a.edition.from < b.edition.from ? -1 : 1))
  return inOrder.findLast(({ edition }) => edition.from <= day) ?? inOrder[0]!
}
