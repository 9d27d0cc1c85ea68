import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { weekday } from '../calendar/federal-holidays.ts'
import { addDays, type CalendarDay, parseDay } from '../calendar/index.ts'
import { statusColumns } from '../entry/state/index.ts'
import {
  expectedLiquidationDay,
  type FiledEntryFacts,
  lastCorrectionDay,
  milestonesOf,
  nextStepOf,
} from './index.ts'

const day = (text: string): CalendarDay => parseDay(text)!

const FILED: FiledEntryFacts = {
  ...statusColumns('accepted'),
  deletion: null,
  filed_at: '2026-11-18T19:06:00.000Z',
  accepted_at: '2026-11-18T19:08:00.000Z',
  rejected_at: null,
  released_at: null,
  entry_date: day('2026-11-19'),
  payment_due: day('2026-12-04'),
  grand_total: '819.64',
  duty_paid_on: null,
}

const REJECTED: FiledEntryFacts = {
  ...FILED,
  ...statusColumns('rejected'),
  accepted_at: null,
  rejected_at: '2026-11-20T21:41:00.000Z',
}

const states = (facts: FiledEntryFacts) => milestonesOf(facts).map(({ key, state }) => `${key} ${state}`)

describe('days after filing', () => {
  test('an entry of November 19, 2026 liquidates on Friday, October 1, 2027 and is corrected until September 15', () => {
    expect(expectedLiquidationDay(day('2026-11-19'))).toBe('2027-10-01')
    expect(lastCorrectionDay(day('2026-11-19'))).toBe('2027-09-15')
  })

  test('liquidation is expected on a Friday, and the last correction comes at least 15 days before it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4000 }), (days) => {
        const entered = addDays(day('2024-01-01'), days)
        const liquidation = expectedLiquidationDay(entered)
        expect(weekday(liquidation)).toBe(5)
        expect(lastCorrectionDay(entered) <= addDays(liquidation, -15)).toBe(true)
        expect(lastCorrectionDay(entered) <= addDays(entered, 300)).toBe(true)
      }),
    )
  })
})

describe('milestones', () => {
  test('an accepted entry waits for its release, with the days of payment and liquidation ahead', () => {
    expect(states(FILED)).toEqual([
      'filed done',
      'accepted done',
      'released now',
      'paid later',
      'liquidated later',
    ])
    expect(milestonesOf(FILED).slice(3)).toEqual([
      { key: 'paid', state: 'later', day: '2026-12-04' },
      { key: 'liquidated', state: 'later', day: '2027-10-01' },
    ])
  })

  test('an entry whose goods are released waits for its payment', () => {
    const released = { ...FILED, released_at: '2026-11-19T14:40:00.000Z' }
    expect(states(released)).toContain('paid now')
    expect(states({ ...released, duty_paid_on: day('2026-12-02') })).toEqual([
      ...['filed done', 'accepted done', 'released done', 'paid done', 'liquidated now'],
    ])
  })

  test('goods that CBP released before the summary come first', () => {
    const early = { ...REJECTED, released_at: '2026-11-09T16:15:00.000Z' }
    expect(states(early)).toEqual([
      'released done',
      'filed done',
      'rejected failed',
      'file_again now',
      'paid later',
    ])
  })

  test('an entry without duty and fees has nothing to pay', () => {
    expect(states({ ...FILED, grand_total: '0.00' }).join()).not.toContain('paid')
  })

  test('an entry without an answer waits for it', () => {
    expect(states({ ...FILED, ...statusColumns('submitted'), accepted_at: null })).toContain('accepted now')
  })
})

describe('the next step', () => {
  const next = (change: Partial<Parameters<typeof nextStepOf>[0]>) =>
    nextStepOf({ ...FILED, is_corrected: false, is_superseded: false, requests: [], ...change })

  test.each([
    ['an accepted entry is paid within 10 working days', {}, { kind: 'pay', by: '2026-12-04' }],
    ['a paid one leaves nothing to do', { duty_paid_on: day('2026-12-02') }, { kind: 'none' }],
    ['a free one leaves nothing to do', { grand_total: '0.00' }, { kind: 'none' }],
    ['a submitted one waits', { ...statusColumns('submitted') }, { kind: 'wait' }],
    ['a held one waits', { ...statusColumns('hold') }, { kind: 'wait' }],
    ['a rejected one is corrected', { ...statusColumns('rejected') }, { kind: 'correct', by: '2026-12-04' }],
    [
      'a rejected one that a draft corrects is done',
      { ...statusColumns('rejected'), is_corrected: true },
      { kind: 'none' },
    ],
    ['one that a later version replaces asks for nothing', { is_superseded: true }, { kind: 'none' }],
    [
      'a request that is due before the payment comes first',
      { requests: [undefined, day('2026-12-01')] },
      { kind: 'respond', by: '2026-12-01' },
    ],
    [
      'a request that is due after the payment comes later',
      { requests: [day('2026-12-21')] },
      { kind: 'pay', by: '2026-12-04' },
    ],
    [
      'a held one with a request is answered',
      { ...statusColumns('hold'), requests: [undefined] },
      { kind: 'respond', by: undefined },
    ],
  ] as const)('%s', (_, change, step) => {
    expect(next(change)).toEqual(step)
  })
})
