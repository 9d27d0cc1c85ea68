import { expect, test } from 'vitest'
import { Pace, timeLeft } from './pace.ts'

test('the rest takes as long as the parts before it did', () => {
  let now = 0
  const pace = new Pace(() => now)
  expect(pace.secondsLeft(0, 10)).toBeUndefined()
  now = 4000
  expect(pace.secondsLeft(2, 10)).toBe(16)
})

test('an upload that resumes, and a lost connection, begin a new measure', () => {
  let now = 0
  const pace = new Pace(() => now)
  pace.secondsLeft(5, 10)
  now = 60_000
  pace.stop()
  expect(pace.secondsLeft(5, 10)).toBeUndefined()
  now = 62_000
  expect(pace.secondsLeft(6, 10)).toBe(8)
})

test.each([
  [2, 'a few seconds left'],
  [31, 'about 40 seconds left'],
  [89, 'about 90 seconds left'],
  [150, 'about 3 minutes left'],
])('%i seconds are said as %s', (seconds, text) => {
  expect(timeLeft(seconds)).toBe(text)
})
