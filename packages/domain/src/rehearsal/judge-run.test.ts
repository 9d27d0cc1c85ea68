import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseDay } from '../calendar/index.ts'
import { judgeRun, type RunFiling, stateAfter } from './judge-run.ts'
import { planDay, REHEARSED_DAYS } from './plan-day.ts'

const BEGUN = parseDay('2026-11-27')!

/** A day of 24 filings, some of them refused by a condition. */
const dayOf = (day: number, refused = 0, code = `C${day}`): RunFiling[] =>
  Array.from({ length: 24 }, (_, at) => ({
    day,
    kind: day > 10 ? 'release' : 'summary',
    port: '2704',
    isRefused: at < refused,
    codes: at < refused ? [code] : [],
  }))
const days = (last: number) => Array.from({ length: last }, (_, at) => dayOf(at + 1)).flat()
const after = (filings: readonly RunFiling[], day: number) => stateAfter(judgeRun(filings, BEGUN), day)

describe('a run', () => {
  test('goes on while each day counts, and is passed after three days of releases', () => {
    expect([3, 10, 12, 13].map((day) => after(days(day), day))).toEqual([
      'running',
      'running',
      'running',
      'passed',
    ])
  })

  test('fails on the third day by two refused of twenty-four, and by one that an earlier day had too', () => {
    expect(after([...days(2), ...dayOf(3, 2)], 3)).toBe('failed')
    expect(after([...days(1), ...dayOf(2, 1, '433'), ...dayOf(3, 1, '433')], 3)).toBe('failed')
    expect(after([...days(1), ...dayOf(2, 1, '433'), ...dayOf(3, 1, '614')], 3)).toBe('running')
  })

  test('fails on a day of releases by three refused of twenty-four', () => {
    expect(after([...days(10), ...dayOf(11, 2)], 11)).toBe('running')
    expect(after([...days(10), ...dayOf(11, 3)], 11)).toBe('failed')
  })

  test('fails at its end where a port has no releases', () => {
    const lonely: RunFiling = { day: 1, kind: 'summary', port: '5301', isRefused: false, codes: [] }
    expect(after([...days(13), lonely], 13)).toBe('failed')
  })

  test('has the working days after the day on which it began: the third of Friday November 27 is Wednesday', () =>
    expect(judgeRun(days(3), BEGUN).summaries.days.map(({ day }) => day)).toEqual([
      '2026-11-30',
      '2026-12-01',
      '2026-12-02',
    ]))
})

test('every draft is filed as a summary within ten days and as a release on each of the three, at least 24 filings a day', () => {
  fc.assert(
    fc.property(fc.nat({ max: 200 }), (drafts) => {
      const planned = Array.from({ length: REHEARSED_DAYS }, (_, at) => planDay(at + 1, drafts, 40))
      const [summaries, releases] = [planned.slice(0, 10), planned.slice(10)]
      expect(new Set(summaries.flatMap((day) => day.drafts)).size).toBe(drafts)
      expect(new Set(summaries.flatMap((day) => day.shipments)).size).toBe(40)
      for (const day of summaries) {
        expect(day.kind).toBe('summary')
        expect(day.drafts.length + day.shipments.length).toBeGreaterThanOrEqual(24)
        expect(new Set(day.drafts).size).toBe(day.drafts.length)
      }
      for (const day of releases)
        expect([day.kind, day.drafts.length, day.shipments.length]).toEqual(['release', drafts, 40])
    }),
  )
})
