import { expect, test } from 'vitest'
import { type CalendarDay, parseDay } from '../calendar/index.ts'
import { lateFilingCost } from './deadlines.ts'
import { followingElements, securityFilingTiming } from './timing.ts'

const day = (text: string): CalendarDay => parseDay(text)!
const LADING = day('2026-12-10')
const at = (
  today: string,
  filedOn?: string,
  lading: CalendarDay | undefined = LADING,
  fiveElements = false,
) => securityFilingTiming({ lading, filedOn: parseDay(filedOn), fiveElements }, day(today))
const cost = lateFilingCost()

test.each([
  ['2026-12-01', 8],
  ['2026-12-08', 1],
  ['2026-12-09', 0],
])('on %s there are %s days left, and a late filing has its cost', (today, daysLeft) => {
  expect(at(today)).toMatchObject({
    time: 'ahead',
    due: '2026-12-09',
    daysLeft,
    cost,
    sentence: { params: { days: daysLeft, five: 'no' } },
  })
})

test('from the day of loading on a filing is late, and stays late when it is filed', () => {
  expect(at('2026-12-10')).toMatchObject({ time: 'late', daysLeft: -1, cost })
  expect(at('2026-12-20', '2026-12-10')).toMatchObject({
    time: 'late',
    sentence: { id: 'isf.timing.filed-late' },
    cost,
  })
})

test('a filing of the last day is in time only if the hour was', () => {
  expect(at('2026-12-20', '2026-12-08')).toMatchObject({ sentence: { id: 'isf.timing.filed-in-time' } })
  expect(at('2026-12-20', '2026-12-08').cost).toBeUndefined()
  expect(at('2026-12-20', '2026-12-09')).toMatchObject({
    time: 'in_time',
    sentence: { id: 'isf.timing.filed-last-day' },
  })
})

test('five elements are due by loading', () => {
  expect(at('2026-12-10', undefined, LADING, true)).toMatchObject({ time: 'ahead', daysLeft: 0 })
  expect(at('2026-12-12', '2026-12-10', LADING, true)).toMatchObject({
    sentence: { id: 'isf.timing.filed-in-time' },
  })
})

test('without the day of loading nothing is late', () => {
  const of = (filedOn?: string) =>
    securityFilingTiming(
      { lading: undefined, filedOn: parseDay(filedOn), fiveElements: false },
      day('2026-12-10'),
    )
  expect(of()).toMatchObject({ time: 'unknown', sentence: { id: 'isf.timing.unknown' }, cost })
  expect(of('2026-12-09')).toEqual({
    time: 'unknown',
    sentence: { id: 'isf.timing.filed', params: { filed: { day: '2026-12-09' } } },
  })
})

test('stuffing place and consolidator may follow until a day before arrival', () => {
  const yard = { id: 'isf.element.stuffing-place' }
  const arrival = day('2026-12-28')
  const follows = (today: string, isEditable = true) =>
    followingElements([yard], { lading: LADING, arrival, isEditable }, day(today))
  expect(follows('2026-12-27')).toMatchObject({
    isLate: false,
    sentence: { id: 'isf.timing.may-follow-until', params: { due: { day: '2026-12-27' } } },
  })
  expect(follows('2026-12-27', false)).toMatchObject({ sentence: { params: { isLocked: 'yes' } } })
  expect(follows('2026-12-28')).toMatchObject({ isLate: true, sentence: { id: 'isf.timing.followed-not' } })
  expect(
    followingElements(
      [yard, { id: 'isf.element.consolidator' }],
      { lading: LADING, arrival: undefined, isEditable: true },
      day('2026-12-28'),
    ),
  ).toMatchObject({
    sentence: { id: 'isf.timing.may-follow', params: { elements: { id: 'isf.timing.both' } } },
  })
})
