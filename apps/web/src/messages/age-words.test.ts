import { expect, test } from 'vitest'
import { ageWords } from './age-words.ts'

test.each([
  ['2026-03-05T11:00:00Z', '1 hour'],
  ['2026-03-05T08:01:00Z', '3 hours'],
  ['2026-03-03T12:01:00Z', '47 hours'],
  ['2026-03-03T12:00:00Z', '2 days'],
])('what happened at %s was %s ago', (since, words) => {
  expect(ageWords(since, new Date('2026-03-05T12:00:00Z'))).toBe(words)
})
