import { expect, test } from 'vitest'
import { datesFor, greeting } from './dates.ts'
import { TIME_ZONE_OPTIONS } from './settings-choices.ts'

const losAngeles = datesFor('EN', 'America/Los_Angeles')

test("an instant is shown as the day of the person's time zone", () => {
  expect(losAngeles.day('2026-03-05T06:30:00Z')).toBe('03/04/2026')
  expect(datesFor('EN', 'America/New_York').day('2026-03-05T06:30:00Z')).toBe('03/05/2026')
})

test('what happened today shows its time, what happened before shows its day', () => {
  const now = new Date('2026-03-05T20:00:00Z')
  expect(losAngeles.recent('2026-03-05T17:12:00Z', now)).toBe('9:12 AM')
  expect(losAngeles.recent('2026-03-04T17:12:00Z', now)).toBe('Yesterday')
  expect(losAngeles.recent('2026-03-02T17:12:00Z', now)).toBe('03/02/2026')
})

test.each(['EN', 'ES', 'FR'])(
  'with language %s a date in figures is the one that forms ask for',
  (language) => {
    const dates = datesFor(language, 'America/New_York')
    expect(dates.day('2026-03-05T12:00:00Z')).toBe('03/05/2026')
    expect(dates.calendarDay('2026-03-05')).toBe('03/05/2026')
    expect(dates.dayAndTime('2026-03-05T12:00:00Z')).toMatch(/^03\/05\/2026, /)
  },
)

test('dates in words are written in the language that they are marked with', () => {
  const [spanish, french] = [datesFor('ES', 'America/New_York'), datesFor('FR', 'America/New_York')]
  expect([spanish.lang, spanish.calendarMonth('2026-03')]).toEqual(['es-US', 'marzo de 2026'])
  expect([french.lang, french.longDay('2026-03-05')]).toEqual(['fr-CA', 'jeudi 5 mars 2026'])
  expect([losAngeles.lang, losAngeles.month('2026-03-05T12:00:00Z')]).toEqual(['en-US', 'March 2026'])
})

test('the greeting follows the hour', () => {
  expect([0, 11, 12, 17, 18, 23].map(greeting)).toEqual([
    'Good morning',
    'Good morning',
    'Good afternoon',
    'Good afternoon',
    'Good evening',
    'Good evening',
  ])
})

test('a calendar day is the same day in every time zone', () => {
  expect(losAngeles.calendarDay('2026-03-05')).toBe('03/05/2026')
})

test('times follow the clock of the account’s language and are named by its zone', () => {
  expect(losAngeles.time('2026-03-05T23:06:00Z')).toBe('3:06 PM')
  expect(datesFor('ES', 'America/Los_Angeles').time('2026-03-05T23:06:00Z')).toBe('3:06 PM')
  expect(datesFor('FR', 'America/Los_Angeles').time('2026-03-05T23:06:00Z')).toBe('15:06')
  expect(losAngeles.zone).toBe('Los Angeles')
})

test('each time zone that is offered has an American name, and a clock', () => {
  const noon = '2026-03-05T12:00:00Z'
  const clocks = TIME_ZONE_OPTIONS.map(([zone, name]) => [name, datesFor('EN', zone).time(noon)])
  expect(Object.fromEntries(clocks)).toEqual({
    'Eastern (New York)': '7:00 AM',
    'Central (Chicago)': '6:00 AM',
    'Mountain (Denver)': '5:00 AM',
    'Pacific (Los Angeles)': '4:00 AM',
    'Arizona (Phoenix)': '5:00 AM',
    'Alaska (Anchorage)': '3:00 AM',
    'Hawaii (Honolulu)': '2:00 AM',
    'Atlantic (Puerto Rico)': '8:00 AM',
  })
})
