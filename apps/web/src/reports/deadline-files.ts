import type { AnswerOf } from '@edfe/contracts/operations'
import { formatEntryNumber } from '@edfe/domain/entry'
import { DEADLINE_TEXTS } from '../messages/deadline-kinds.ts'
import { entriesText } from '../messages/money.ts'
import { t } from '../words/t.ts'
import { csvText } from './csv.ts'

export type Deadline = AnswerOf<'listDeadlines'>['deadlines'][number]

/** The table as CSV: the same rows and figures as on screen. */
export const deadlinesCsv = (deadlines: readonly Deadline[]): string =>
  csvText([
    [
      t({ id: 'deadline-files.day', defaultMessage: 'Day' }),
      t({ id: 'deadline-files.deadline', defaultMessage: 'Deadline' }),
      t({ id: 'common.entries', defaultMessage: 'Entries' }),
      t({ id: 'deadline-files.entry-number', defaultMessage: 'Entry number' }),
      t({ id: 'deadline-files.to-be-paid', defaultMessage: 'To be paid' }),
    ],
    ...deadlines.map(({ day, kind, entries, amount, entry }) => [
      day,
      DEADLINE_TEXTS[kind].label,
      String(entries),
      entry ? formatEntryNumber(entry.entry_number) : '',
      amount ?? '',
    ]),
  ])

/**
 * The deadlines as a calendar file (iCalendar, RFC 5545): an all-day event each. The same deadline has the same UID in
 * every file, so a calendar that reads a newer file changes its events instead of adding them again.
 */
export async function deadlinesCalendar(deadlines: readonly Deadline[], origin: string): Promise<string> {
  const { ICalCalendar, ICalEventTransparency } = await import('ical-generator')
  const calendar = new ICalCalendar({
    name: t({ id: 'deadline-files.customs-deadlines', defaultMessage: 'Customs deadlines' }),
    prodId: '//EDFE//Deadlines//EN',
  })
  for (const { day, kind, entries, entry } of deadlines) {
    const { label, meaning } = DEADLINE_TEXTS[kind]
    calendar.createEvent({
      id: `${kind}-${day}@${new URL(origin).hostname}`,
      start: new Date(`${day}T00:00:00Z`),
      allDay: true,
      timezone: 'UTC',
      transparency: ICalEventTransparency.TRANSPARENT,
      summary: `${label}: ${entry ? formatEntryNumber(entry.entry_number) : entriesText(entries)}`,
      description: meaning,
      url: `${origin}/entries?deadline=${kind}:${day}`,
    })
  }
  return calendar.toString()
}
