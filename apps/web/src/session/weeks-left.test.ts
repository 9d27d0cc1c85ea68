import type { Road } from '@edfe/contracts/organization/road'
import { roadProgress } from '@edfe/domain/road'
import { expect, test } from 'vitest'
import { weeksInShort, weeksLeft } from './weeks-left.ts'

const NOTHING = { hasImporterNumber: false, hasBond: false, hasFilerCode: false, isConnected: false }
const roadOf = (...[known, noted]: Parameters<typeof roadProgress>): Road => {
  const { steps, weeks, ...road } = roadProgress(known, noted)
  return {
    ...road,
    steps: [...steps],
    weeks: [...weeks],
    letters: [],
    plan: {
      goods: '',
      entries_last_year: null,
      value_last_year: '',
      entries_planned: null,
      value_planned: '',
      owed_planned: '',
    },
  }
}
const words = (...facts: Parameters<typeof roadProgress>) => weeksLeft(roadOf(...facts))

test('the sentence says what is done, how many weeks are left, and that some steps have no time', () => {
  expect(words(NOTHING, {})).toBe(
    '0 of 8 steps done. 9 to 11 weeks left, and the time of the steps for which CBP names none.',
  )
  const reached = { hasImporterNumber: true, hasBond: true, hasFilerCode: true, isConnected: true }
  expect(words(reached, {})).toBe('7 of 8 steps done. CBP names no time for what is left.')
  expect(words(reached, { payment: '2026-11-28' })).toBe('8 of 8 steps done.')
  expect(
    words(
      { ...reached, isConnected: false },
      {
        right_to_file: '2026-11-01',
        letter_of_intent: '2026-11-01',
        connection: '2026-11-01',
        payment: '2026-11-01',
      },
    ),
  ).toBe('7 of 8 steps done. 3 to 4 weeks left.')
})

test('the practice bar counts in a few words', () => {
  expect(weeksInShort(roadOf(NOTHING, { right_to_file: '2026-11-01' }))).toBe(
    '1 of 8 steps done, about 11 weeks left.',
  )
  const reached = { hasImporterNumber: true, hasBond: true, hasFilerCode: true, isConnected: true }
  expect(weeksInShort(roadOf(reached, {}))).toBe('7 of 8 steps done.')
})
