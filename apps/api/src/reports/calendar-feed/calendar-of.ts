import type { Deadline } from '@edfe/contracts/reports/deadlines'
import { formatEntryNumber } from '@edfe/domain/entry'
import type { Formatter } from '@edfe/messages'
import { ICalCalendar, ICalEventTransparency } from 'ical-generator'
import type { z } from 'zod'
import { calendarMessages } from '../../messages/deadline-notifications.ts'

interface Words {
  words: Formatter
  publicUrl: string
}

/** How long a calendar may wait before it reads again. */
const READ_AGAIN_SECONDS = 6 * 3600

/**
 * Deadlines as iCalendar (RFC 5545), an all-day event each: its kind, and the entry number or how many entries. No goods,
 * parties or amounts, because whoever knows the address reads it.
 */
export function calendarOf(
  deadlines: readonly z.output<typeof Deadline>[],
  { words, publicUrl }: Words,
): string {
  const calendar = new ICalCalendar({
    name: words.format(calendarMessages.name()),
    prodId: '//EDFE//Deadlines//EN',
    ttl: READ_AGAIN_SECONDS,
  })
  for (const { day, kind, entries, entry } of deadlines)
    calendar.createEvent({
      id: `${kind}-${day}@${new URL(publicUrl).hostname}`,
      start: new Date(`${day}T00:00:00Z`),
      allDay: true,
      timezone: 'UTC',
      transparency: ICalEventTransparency.TRANSPARENT,
      summary: words.format(
        calendarMessages.event({
          kind,
          entries,
          number: entry ? formatEntryNumber(entry.entry_number) : '',
        }),
      ),
      url: `${publicUrl}/entries?deadline=${kind}:${day}`,
    })
  return calendar.toString()
}
