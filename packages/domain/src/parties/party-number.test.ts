import { expect, test } from 'vitest'
import { PARTY_NUMBER, partyNumberReadings } from './party-number.ts'

test.each([
  ['841234567', ['84-1234567', '841-23-4567']],
  ['84 1234567', ['84-1234567', '841-23-4567']],
  ['84123-4567', ['84-1234567', '841-23-4567']],
  ['84123456700', ['84-123456700', '841234-56700']],
  ['841234567ab', ['84-1234567AB']],
  ['84-1234567', []],
  ['841-23-4567', []],
  ['84123456', []],
  ['SAME', []],
  ['', []],
])('%s may be %o', (typed, numbers) => {
  const found = partyNumberReadings(typed).map(({ number }) => number)
  expect(found).toEqual(numbers)
  for (const number of found) expect(number).toMatch(PARTY_NUMBER)
})
