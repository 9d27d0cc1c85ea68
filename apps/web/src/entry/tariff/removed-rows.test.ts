import { expect, test } from 'vitest'
import { putBackRow, removedRowOf, stillRemoved, withRemoved } from './removed-rows.ts'

const CHINA = { hts: '9903.88.15', measure: 'section-301-china', rate: '7.5%', duty: '909.68' }
const FORCED = { hts: '9903.05.90', measure: 'section-301-forced-labor', rate: '12.5%', duty: '100.00' }

test('a row that the tariff gave is kept when it is removed, once', () => {
  expect(withRemoved([FORCED], { ...CHINA, source: 'calculated', value: '' })).toEqual([FORCED, CHINA])
  expect(withRemoved([CHINA], { ...CHINA, hts: '99038815', duty: '900.00' })).toEqual([
    { ...CHINA, hts: '99038815', duty: '900.00' },
  ])
})

test('a row that a person added leaves nothing behind', () =>
  expect(withRemoved([CHINA], { hts: '9903.01.25', duty: '1.00', source: 'typed' })).toEqual([CHINA]))

test('a number that the line has again is not removed, however it is written', () => {
  expect(stillRemoved([CHINA, FORCED], [{ hts: '99038815', duty: '1.00', source: 'typed' }])).toEqual([
    FORCED,
  ])
  expect(stillRemoved([CHINA], [])).toEqual([CHINA])
})

test('a row that is put back is the one of the tariff', () => {
  expect(putBackRow(CHINA)).toMatchObject({ ...CHINA, source: 'calculated' })
  expect(removedRowOf([CHINA], '9903.88.15')).toEqual(CHINA)
  expect(removedRowOf([CHINA], '9903.88.03')).toBeUndefined()
})
