import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, parseDay } from '../calendar/index.ts'
import { judgeRehearsal, RELEASE_GOAL, type RehearsedWork, SUMMARY_GOAL } from './judge-rehearsal.ts'
import { type RehearsedFiling, runOf } from './run.ts'

const FIRST = parseDay('2026-03-02')!
const PORT = '2704'
const on = (day: number, more: Partial<RehearsedFiling> = {}): RehearsedFiling => ({
  day: addDays(FIRST, day),
  port: PORT,
  isRefused: false,
  codes: [],
  ...more,
})
/** Filings of one day, some of them refused by a condition. */
const dayOf = (day: number, filed: number, refused = 0, code = `C${day}`): RehearsedFiling[] =>
  Array.from({ length: filed }, (_, at) => on(day, at < refused ? { isRefused: true, codes: [code] } : {}))
const days = (from: number, count: number, filed = 4) =>
  Array.from({ length: count }, (_, at) => dayOf(from + at, filed)).flat()

describe('ten days of summaries', () => {
  test('without an error are done on the tenth day', () => {
    expect(runOf(days(0, 12), SUMMARY_GOAL)).toMatchObject({ counted: 10, doneOn: addDays(FIRST, 9) })
    expect(runOf(days(0, 9), SUMMARY_GOAL)).toMatchObject({ counted: 9, doneOn: undefined })
  })

  test('with 5 percent of errors count, and with more they do not', () => {
    const [at, over] = [runOf(dayOf(0, 60, 3), SUMMARY_GOAL), runOf(dayOf(0, 59, 3), SUMMARY_GOAL)]
    expect(at.days).toMatchObject([{ filed: 60, refused: 3, percent: 5, verdict: 'counts' }])
    expect(over.days).toMatchObject([{ filed: 59, refused: 3, percent: 5, verdict: 'errors' }])
  })

  test('begin anew after a third day with too many errors', () => {
    const run = runOf([...days(0, 2), ...dayOf(2, 4, 1), ...days(3, 9)], SUMMARY_GOAL)
    expect(run.days.map(({ verdict }) => verdict).slice(0, 4)).toEqual([
      'counts',
      'counts',
      'errors',
      'counts',
    ])
    expect(run).toMatchObject({ counted: 9, doneOn: undefined })
  })

  test('begin anew when an error of an earlier day comes again, also where it is under 5 percent', () => {
    const run = runOf([...dayOf(0, 30, 1, '433'), ...days(1, 3), ...dayOf(4, 30, 1, '433')], SUMMARY_GOAL)
    expect(run.days.at(-1)).toMatchObject({ verdict: 'repeated', repeated: ['433'], percent: 3.3 })
    expect(run.counted).toBe(0)
  })

  test('begin anew after an entry number that CBP cannot process, also where it is 1 percent', () => {
    const run = runOf([...days(0, 5), ...dayOf(5, 99), ...dayOf(5, 1, 1, 'B16')], SUMMARY_GOAL)
    expect(run.days.at(-1)).toMatchObject({ verdict: 'fatal', refused: 1 })
    expect(run.counted).toBe(0)
  })

  test('need not follow each other in the calendar', () =>
    expect(runOf([...days(0, 5), ...days(9, 5)], SUMMARY_GOAL).doneOn).toBe(addDays(FIRST, 13)))

  test('stay done, whatever comes after', () =>
    expect(runOf([...days(0, 10), ...dayOf(10, 4, 4)], SUMMARY_GOAL).doneOn).toBe(addDays(FIRST, 9)))
})

describe('three days of releases', () => {
  const work = (releases: readonly RehearsedFiling[]): RehearsedWork => ({
    summaries: days(0, 10),
    releases,
    statements: { preliminary: true, final: true },
  })

  test('count at each port, from the day after the summaries', () => {
    const { ports, isPassed } = judgeRehearsal(work(days(8, 5)))
    expect(ports).toMatchObject([{ port: PORT, releases: { counted: 3, doneOn: addDays(FIRST, 12) } }])
    expect(isPassed).toBe(true)
    expect(judgeRehearsal(work(days(7, 5))).isPassed).toBe(false)
  })

  test('are missing at a port where only summaries were filed', () => {
    const { ports, isPassed } = judgeRehearsal({
      ...work(days(10, 3)),
      summaries: [...days(0, 10), on(0, { port: '5301' })],
    })
    expect(ports.map(({ port, releases }) => [port, releases.counted])).toEqual([
      ['2704', 3],
      ['5301', 0],
    ])
    expect(isPassed).toBe(false)
  })

  test('with 9 percent of errors count, with 10 percent they do not, nor where an error comes again', () => {
    const run = runOf(
      [...dayOf(0, 11, 1, 'A'), ...dayOf(1, 10, 1, 'B'), ...dayOf(2, 11, 1, 'A')],
      RELEASE_GOAL,
    )
    expect(run.days.map(({ verdict }) => verdict)).toEqual(['counts', 'errors', 'repeated'])
  })
})

test('a statement that has not come is named, and decides nothing', () => {
  const judged = judgeRehearsal({
    summaries: days(0, 10),
    releases: days(10, 3),
    statements: { preliminary: true, final: false },
  })
  expect(judged).toMatchObject({ isPassed: true, hasStatements: false })
})

test('nothing that was filed is nothing that was passed', () =>
  expect(
    judgeRehearsal({ summaries: [], releases: [], statements: { preliminary: false, final: false } }),
  ).toMatchObject({ isPassed: false, ports: [] }))

const anyFiling = fc
  .record({
    day: fc.nat({ max: 14 }).map((day) => addDays(FIRST, day)),
    port: fc.constantFrom('2704', '5301'),
    codes: fc.oneof(
      { weight: 150, arbitrary: fc.constant<string[]>([]) },
      { weight: 1, arbitrary: fc.subarray(['433', '614', 'B16'], { minLength: 1 }) },
    ),
  })
  .map((one): RehearsedFiling => ({ ...one, isRefused: one.codes.length > 0 }))
const anyFilings = fc.array(anyFiling, { maxLength: 150 })
const work = (
  summaries: readonly RehearsedFiling[],
  releases: readonly RehearsedFiling[],
): RehearsedWork => ({
  summaries,
  releases,
  statements: { preliminary: true, final: true },
})

test('every filing is in one day, a day counts only under its limit, and the order of the answers is of no matter', () => {
  fc.assert(
    fc.property(anyFilings, fc.constantFrom(SUMMARY_GOAL, RELEASE_GOAL), (filings, goal) => {
      const run = runOf(filings, goal)
      expect(run.days.reduce((sum, { filed }) => sum + filed, 0)).toBe(filings.length)
      for (const { verdict, refused, filed, percent } of run.days) {
        if (verdict === 'counts') expect(refused * 100).toBeLessThanOrEqual(goal.percent * filed)
        if (verdict === 'errors') expect(percent).toBeGreaterThanOrEqual(goal.percent)
      }
      expect(run.counted).toBeLessThanOrEqual(goal.days)
      expect(run.doneOn === undefined).toBe(run.counted < goal.days)
      expect(runOf(filings.toReversed(), goal)).toEqual(run)
    }),
  )
})

test('one more error never passes a rehearsal that was not passed', () => {
  fc.assert(
    fc.property(anyFilings, anyFilings, anyFiling, (summaries, releases, one) => {
      const error = { ...one, isRefused: true, codes: ['999'] }
      const before = judgeRehearsal(work(summaries, releases))
      const after = judgeRehearsal(work([...summaries, error], releases))
      if (after.isPassed) expect(before.isPassed).toBe(true)
      const later = runOf([...summaries, error], SUMMARY_GOAL).doneOn
      if (later) expect(before.summaries.doneOn! <= later).toBe(true)
    }),
  )
})
