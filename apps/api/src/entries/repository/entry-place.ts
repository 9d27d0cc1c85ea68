import { type CalendarDay, parseDay } from '@edfe/domain/calendar'

/** The place of an entry in an order by entry date and id: `2026-03-10 <id>`. */
export const placeOf = ({ entry_date, id }: { entry_date: string; id: string }): string =>
  `${entry_date} ${id}`

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The beginning of a page; undefined for the first one and for what is no place. */
export function readPlace(after: string | undefined): { day: CalendarDay; id: string } | undefined {
  const [date, id = ''] = (after ?? '').split(' ')
  const day = parseDay(date)
  return day && UUID.test(id) ? { day, id } : undefined
}
