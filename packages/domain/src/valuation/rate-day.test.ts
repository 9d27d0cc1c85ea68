import { expect, test } from 'vitest'
import type { CalendarDay } from '../calendar/index.ts'
import { isRateDay } from './rate-day.ts'

test.each([
  ['the date of exportation', '2026-02-10', '2026-02-10', true],
  ['the first day of the quarter, for a quarterly rate', '2026-01-01', '2026-02-10', true],
  ['the first business day of the quarter', '2026-01-02', '2026-02-10', true],
  ['the Friday before an export on a Sunday', '2026-02-06', '2026-02-08', true],
  ['the day before an export on a Tuesday', '2026-02-09', '2026-02-10', false],
  ['the quarter before', '2025-10-01', '2026-02-10', false],
  ['a day after the export', '2026-02-11', '2026-02-10', false],
])('a rate of %s (%s, exported %s): %s', (_name, day, exported, counts) => {
  expect(isRateDay(day as CalendarDay, exported as CalendarDay)).toBe(counts)
})
