import { expect, test } from 'vitest'
import { type CalendarDay, parseDay } from '../calendar/index.ts'
import { isDueFiling, type UnfiledSummary } from './due-filing.ts'

const day = (text: string): CalendarDay => parseDay(text)!
const TODAY = day('2026-03-05')
const summary = (more: Partial<UnfiledSummary> = {}): UnfiledSummary => ({
  entry_type: '01',
  entry_date: day('2026-03-05'),
  isLaterVersion: false,
  ...more,
})

test.each<[string, UnfiledSummary, boolean]>([
  ['goods entered today, whose ten working days run', summary(), true],
  ['goods entered two weeks ago, whose last day is today', summary({ entry_date: day('2026-02-19') }), true],
  ['goods entered long ago, whose summary is late', summary({ entry_date: day('2026-01-05') }), true],
  [
    'goods that CBP released today, entered under a later date',
    summary({ entry_date: day('2026-04-20'), released_on: TODAY }),
    true,
  ],
  ['goods that enter next month', summary({ entry_date: day('2026-04-06') }), false],
  ['goods whose date of entry is not known', summary({ entry_date: undefined }), false],
  ['a later version of a summary', summary({ entry_date: undefined, isLaterVersion: true }), true],
])('%s: the filing is due or can wait', (_, one, isDue) => expect(isDueFiling(one, TODAY)).toBe(isDue))
