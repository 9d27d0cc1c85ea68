import { parseDay } from '@edfe/domain/calendar'
import { describe, expect, test } from 'vitest'
import { shippedTariff } from '../shipped/index.ts'
import { measuresOf } from './measures-of.ts'

const tariff = shippedTariff()
const day = parseDay('2026-10-09')!
const headingsOf = (number: string, origin: string, on = day) =>
  measuresOf(tariff, number, on)
    .filter(({ measure: { origins } }) => !origins || origins.includes(origin))
    .map(({ measure }) => measure.heading)

describe('the headings of chapter 99 that reach a number', () => {
  test('ceiling lamps of China: list 3 of section 301 and forced labor', () => {
    expect(headingsOf('9405116010', 'CN')).toEqual(['99038803', '99030588', '99030531'])
  })

  test('a heading that depends on a fact says on which', () => {
    const aircraft = measuresOf(tariff, '9405116010', day).find(
      ({ measure }) => measure.heading === '99030588',
    )
    expect(aircraft?.conditions).toEqual([
      { text: expect.objectContaining({ id: 'tariff.ask.civil-aircraft' }), answers: [expect.anything()] },
    ])
  })

  test('relief for goods of section 232 is listed only where section 232 reaches the number', () => {
    expect(headingsOf('9405116010', 'CN')).not.toContain('99030590')
    expect(headingsOf('7208101500', 'CN')).toContain('99030590')
  })

  test('a measure that ended is not listed, one that begins later is', () => {
    expect(headingsOf('6810990000', 'TR')).toEqual(headingsOf('6810990000', 'TR', parseDay('2026-08-01')!))
    expect(headingsOf('6810990000', 'TR', parseDay('2030-08-15')!)).not.toContain('99034531')
  })
})
