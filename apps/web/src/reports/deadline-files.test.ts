import { expect, test } from 'vitest'
import { type Deadline, deadlinesCalendar } from './deadline-files.ts'

const ONE = { id: '0e2f7f4b-4d1c-4f5b-9d62-0d5a3c7d9f10', entry_number: 'B7603245276' }

const DEADLINES: Deadline[] = [
  { day: '2026-03-19', kind: 'security_filing', entries: 1, amount: null, entry: ONE },
  { day: '2026-12-17', kind: 'summary', entries: 2, amount: null, entry: null },
]

/** Each event as its lines; a folded line is one again. */
const eventsOf = (file: string): string[][] =>
  file
    .replaceAll('\r\n ', '')
    .split('BEGIN:VEVENT\r\n')
    .slice(1)
    .map((event) => event.slice(0, event.indexOf('END:VEVENT')).trim().split('\r\n'))

test('a calendar has the day of a security filing, and that of summaries counted from release', async () => {
  const file = await deadlinesCalendar(DEADLINES, 'https://filing.example')
  expect(file.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true)
  const [isf, summary] = eventsOf(file)
  expect(isf).toEqual(
    expect.arrayContaining([
      'UID:security_filing-2026-03-19@filing.example',
      'DTSTART;VALUE=DATE:20260319',
      'TRANSP:TRANSPARENT',
      'SUMMARY:File the security filing (ISF): B76-0324527-6',
      'DESCRIPTION:24 hours before the ship loads the goods (19 CFR 149.2). Entries whose day of loading is given are listed until CBP is sent the filing.',
      'URL;VALUE=URI:https://filing.example/entries?deadline=security_filing:2026-03-19',
    ]),
  )
  expect(summary).toEqual(
    expect.arrayContaining([
      'UID:summary-2026-12-17@filing.example',
      'DTSTART;VALUE=DATE:20261217',
      'SUMMARY:File the entry summary: 2 entries',
      'DESCRIPTION:Within ten working days of CBP’s release\\, or of the date of entry while that is not known (19 CFR 142.12). Drafts and rejected entries are listed.',
    ]),
  )
  expect(await deadlinesCalendar(DEADLINES, 'https://filing.example')).toContain(
    'UID:summary-2026-12-17@filing.example',
  )
})
