import { describe, expect, test } from 'vitest'
import { parseDay } from '../calendar/index.ts'
import { goodsOf } from './goods.ts'
import { actorOf } from './read-release.ts'
import type { AgencyAction, BillAction, EntryAction } from './release-action.ts'

const day = (text: string) => parseDay(text)!
const bill = (code: string, at: string, number = 'HLCU987654321'): BillAction => ({
  of: 'bill',
  code,
  narrative: '',
  at: `2026-${at}`,
  bills: [{ type: 'house', number }],
})
const entry = (code: string, at: string, more: Partial<EntryAction> = {}): EntryAction => ({
  of: 'entry',
  code,
  narrative: '',
  at: `2026-${at}`,
  ...more,
})
const agency = (code: string, at: string, more: Partial<AgencyAction> = {}): AgencyAction => ({
  of: 'agency',
  agency: 'FDA',
  program: 'DEV',
  code,
  narrative: '',
  at: `2026-${at}`,
  subReasons: [],
  comments: [],
  ...more,
})
const one = { lines: { from: 1, to: 1 } }

describe('the goods of a clean entry by sea', () => {
  const before = [bill('91', '11-22T09:15'), bill('93', '11-23T08:01'), entry('97', '11-23T08:02')]
  const released = entry('98', '11-28T06:12', { releaseDate: day('2026-11-28'), releaseOrigin: '03' })

  test('are admissible before they arrive, which is no release', () => {
    expect(goodsOf(before)).toMatchObject({ state: 'admissible', isFree: false, releasedOn: undefined })
  })

  test('are free once CBP releases them, with the date that money is counted from', () => {
    expect(goodsOf([...before, bill('95', '11-28T06:11'), released])).toMatchObject({
      state: 'released',
      isFree: true,
      releasedOn: '2026-11-28',
      bills: [{ movement: 'arrived', holds: [] }],
    })
  })

  test('are released in whatever order the messages come', () => {
    expect(goodsOf([released, ...before]).state).toBe('released')
  })
})

describe('CBP’s release', () => {
  test('does not free goods that an agency holds, until the agency lets them go', () => {
    const held = [entry('98', '11-28T06:12'), agency('02', '11-28T07:00', one)]
    expect(goodsOf(held)).toMatchObject({ state: 'hold', isFree: false, isReleasedByCbp: true })
    expect(goodsOf([...held, agency('07', '12-03T15:00', one)])).toMatchObject({
      state: 'released',
      isFree: true,
    })
  })

  test('waits for an agency that still looks at the data', () => {
    expect(goodsOf([agency('01', '11-26T09:19'), entry('98', '11-28T06:12')])).toMatchObject({
      state: 'review',
      isFree: false,
    })
  })

  test('frees the goods with One US Government, whatever agencies said before', () => {
    const said = [agency('11', '11-27T10:00'), entry('98', '11-28T06:12'), entry('01', '11-28T06:13')]
    expect(goodsOf(said).isFree).toBe(true)
    expect(goodsOf([...said, agency('02', '11-29T08:00')])).toMatchObject({ state: 'hold', isFree: false })
  })

  test('is not taken back by a review of a correction, but by a suspension', () => {
    const released = [entry('98', '11-28T06:12', { releaseDate: day('2026-11-28') })]
    expect(goodsOf([...released, entry('90', '11-29T10:00')]).isFree).toBe(true)
    expect(goodsOf([...released, entry('99', '12-01T09:00')])).toMatchObject({
      state: 'hold',
      isFree: false,
      releasedOn: undefined,
    })
  })

  test('is taken back when CBP removes its date, and moves with another date', () => {
    const released = entry('98', '11-29T07:01', { releaseDate: day('2026-11-29') })
    const moved = entry('22', '11-30T09:00', { releaseDate: day('2026-11-30'), releaseOrigin: '09' })
    expect(goodsOf([released, moved])).toMatchObject({ isFree: true, releasedOn: '2026-11-30' })
    expect(goodsOf([released, entry('22', '11-30T09:00', { releaseOrigin: '99' })]).state).toBe('hold')
  })
})

describe('May proceed', () => {
  test('of one agency is no release', () => {
    expect(goodsOf([agency('07', '11-26T09:32')])).toMatchObject({ state: undefined, isFree: false })
  })

  test('of one agency leaves another agency’s hold', () => {
    const said = [
      entry('98', '11-28T06:12'),
      agency('02', '11-28T07:00', { agency: 'EPA', program: 'TS1' }),
      agency('07', '11-28T08:00'),
    ]
    expect(goodsOf(said)).toMatchObject({ state: 'hold', isFree: false })
  })

  test('for the whole entry ends a hold on one of its lines; for one line it leaves the other’s', () => {
    const held = [entry('98', '11-28T06:12'), agency('02', '11-28T07:00', one)]
    expect(goodsOf([...held, agency('07', '11-29T09:00')])).toMatchObject({ isFree: true, agencies: [{}] })
    const other = agency('07', '11-29T09:00', { lines: { from: 2, to: 2 } })
    expect(goodsOf([...held, other])).toMatchObject({ isFree: false, agencies: [{}, {}] })
  })
})

describe('a hold on a bill', () => {
  test('ends with its own removal, not with that of another kind or another bill', () => {
    const held = [bill('51', '11-27T08:00'), bill('52', '11-27T08:01', 'MAEU123')]
    expect(goodsOf([...held, bill('55', '11-27T09:00', 'MAEU123')])).toMatchObject({
      state: 'hold',
      bills: [{ holds: ['manifest'] }, { holds: [] }],
    })
    expect(goodsOf([...held, bill('56', '11-27T09:00')]).bills[0]!.holds).toEqual(['manifest'])
  })

  test('ends with CBP’s release, and one that follows holds again', () => {
    const released = [bill('53', '11-27T08:00'), entry('98', '11-28T06:12')]
    expect(goodsOf(released).isFree).toBe(true)
    expect(goodsOf([...released, bill('52', '11-28T07:00')])).toMatchObject({ state: 'hold', isFree: false })
  })
})

test('a bill that does not match is one until the manifest has it', () => {
  const wrong = [bill('93', '11-23T08:01'), bill('58', '11-28T06:11')]
  expect(goodsOf(wrong).bills[0]).toMatchObject({ isMismatched: true, movement: 'on_file' })
  expect(goodsOf([...wrong, bill('95', '11-28T09:00')]).bills[0]!.isMismatched).toBe(false)
})

test('an agency’s code that this version has no words for keeps the goods', () => {
  expect(goodsOf([entry('98', '11-28T06:12'), agency('13', '11-28T07:00')])).toMatchObject({
    state: 'review',
    isFree: false,
  })
})

test('after CBP’s release the agency that holds acts, and nobody has to act for the bill', () => {
  const [arrived, released] = [bill('95', '11-28T06:11'), entry('98', '11-28T06:12')]
  const held = goodsOf([arrived, released, agency('02', '11-28T07:00', one)])
  expect([arrived, released].map((action) => actorOf(action, held))).toEqual(['nobody', 'agency'])
  expect(actorOf(arrived, goodsOf([arrived]))).toBe('cbp')
  expect(actorOf(released, goodsOf([released]))).toBe('nobody')
})
