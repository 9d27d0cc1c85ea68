import { describe, expect, test } from 'vitest'
import { parseDay } from '../calendar/index.ts'
import { wayOf } from './ways.ts'

const day = (text: string) => parseDay(text)!
const OVERPAID = { isInvalid: false, isUnderpaid: false }
const INVALID = { isInvalid: true, isUnderpaid: false }
const UNDERPAID = { isInvalid: false, isUnderpaid: true }

describe('the road of a difference', () => {
  // Entered on March 10, 2026: 300 days are over on January 4, 2027, and CBP liquidates about January 22.
  const entry = { type: '01', entryDate: day('2026-03-10') }

  test.each([
    ['2026-11-29', 'correction', '2027-01-04'],
    ['2027-01-04', 'correction', '2027-01-04'],
    ['2027-01-05', 'protest', '2027-07-21'],
    ['2027-07-21', 'protest', '2027-07-21'],
    ['2027-07-22', 'none', '2027-07-21'],
  ])('of an overpayment on %s is %s until %s', (today, road, lastDay) => {
    expect(wayOf(entry, OVERPAID, day(today))).toMatchObject({ road, lastDay, isExpected: true })
  })

  test('of an underpayment is a correction, and a prior disclosure after it', () => {
    expect(wayOf(entry, UNDERPAID, day('2026-11-29')).road).toBe('correction')
    expect(wayOf(entry, UNDERPAID, day('2027-02-01'))).toMatchObject({
      road: 'disclosure',
      lastDay: undefined,
    })
  })

  test('of an informal entry is never a correction', () => {
    expect(wayOf({ ...entry, type: '11' }, OVERPAID, day('2026-11-29')).road).toBe('protest')
  })

  test('of a liquidated entry is a protest within 180 days after its liquidation', () => {
    const liquidated = { ...entry, liquidatedOn: day('2026-10-02') }
    expect(wayOf(liquidated, OVERPAID, day('2026-11-29'))).toMatchObject({
      road: 'protest',
      lastDay: '2027-03-31',
      isExpected: false,
    })
  })

  test.each([
    ['2026-12-21', 'cape', '2026-12-21'],
    ['2026-12-22', 'protest', '2027-03-31'],
    ['2027-04-01', 'none', '2027-03-31'],
  ])('of duty that was held invalid is on %s %s until %s', (today, road, lastDay) => {
    const liquidated = { type: '01', entryDate: day('2025-12-01'), liquidatedOn: day('2026-10-02') }
    expect(wayOf(liquidated, INVALID, day(today))).toMatchObject({ road, lastDay })
  })

  test.each(['08', '09', '47'])('of duty that was held invalid is not CAPE for type %s', (type) => {
    expect(wayOf({ ...entry, type }, INVALID, day('2026-11-29')).road).not.toBe('cape')
  })
})
