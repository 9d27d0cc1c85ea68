import { expect, test } from 'vitest'
import { deliveryTime } from './delivery-time.ts'

const timezone = 'America/New_York'
const night = { start: '22:00', end: '08:00' }
const at = (iso: string, change: Partial<Parameters<typeof deliveryTime>[1]> = {}) =>
  deliveryTime(new Date(iso), { digest: 'immediate', quietHours: night, timezone, ...change })?.toISOString()

test.each([
  ['in the afternoon leaves at once', '2026-03-05T20:00:00Z', {}, undefined],
  ['at eleven at night waits for eight', '2026-03-06T04:00:00Z', {}, '2026-03-06T13:00:00.000Z'],
  ['at three in the morning waits for eight', '2026-03-06T08:00:00Z', {}, '2026-03-06T13:00:00.000Z'],
  ['at eight on the dot leaves at once', '2026-03-06T13:00:00Z', {}, undefined],
  [
    'in the night of the change to summer time waits for eight of the new time',
    '2026-03-08T06:00:00Z',
    {},
    '2026-03-08T12:00:00.000Z',
  ],
  ['at night leaves at once without quiet hours', '2026-03-06T04:00:00Z', { quietHours: null }, undefined],
  [
    'waits for the end of quiet hours within a day',
    '2026-03-05T17:30:00Z',
    { quietHours: { start: '12:00', end: '13:00' } },
    '2026-03-05T18:00:00.000Z',
  ],
  [
    'for the daily digest leaves the next morning',
    '2026-03-05T20:00:00Z',
    { digest: 'daily' as const },
    '2026-03-06T13:00:00.000Z',
  ],
  [
    'before eight goes with the digest of the day',
    '2026-03-05T11:00:00Z',
    { digest: 'daily' as const },
    '2026-03-05T13:00:00.000Z',
  ],
  [
    'for the weekly digest leaves on Monday',
    '2026-03-05T20:00:00Z',
    { digest: 'weekly' as const },
    '2026-03-09T12:00:00.000Z',
  ],
  [
    'for a digest in quiet hours waits for their end',
    '2026-03-05T20:00:00Z',
    { digest: 'daily' as const, quietHours: { start: '22:00', end: '09:30' } },
    '2026-03-06T14:30:00.000Z',
  ],
])('a mail %s', (_, now, change, due) => {
  expect(at(now, change)).toBe(due)
})
