import { expect, test } from 'vitest'
import { groupNotes } from './group-notes.ts'

const NONE = {
  waiting: { draft: 0, validated: 0, submitted: 0, hold: 0 },
  money: { due_released_count: 0 },
  rejected_due_on: null,
}
const TODAY = '2026-11-23'

test('each group says what its entries wait for', () => {
  const waiting = { draft: 3, validated: 1, submitted: 2, hold: 1 }
  expect(
    groupNotes({ waiting, money: { due_released_count: 5 }, rejected_due_on: '2026-11-24' }, TODAY),
  ).toEqual({
    in_progress: '3 drafts, 1 to approve',
    at_cbp: '1 on hold, 2 not answered yet',
    released: '5 to pay in 14 days',
    rejected: 'Last day tomorrow',
  })
})

test('a group that waits for nothing says nothing', () => {
  expect(Object.values(groupNotes(NONE, TODAY))).toEqual(['', '', '', ''])
})

test.each([
  ['2026-11-20', 'Last day was Fri Nov 20'],
  ['2026-11-23', 'Last day today'],
  ['2026-12-04', 'Last day Fri Dec 4'],
])('a rejected entry to be filed again by %s: %s', (rejected_due_on, words) => {
  expect(groupNotes({ ...NONE, rejected_due_on }, TODAY).rejected).toBe(words)
})
