import { expect, test } from 'vitest'
import { tasksByEntry } from './tasks-by-entry.ts'

const task = (entry_id: string, kind: string) => ({ entry_id, kind })

test('an entry with several tasks is one row at the place of its most urgent one', () => {
  expect(tasksByEntry([task('a', 'pay'), task('b', 'correct'), task('a', 'respond')])).toEqual([
    { next: task('a', 'pay'), later: [task('a', 'respond')], reminder: undefined },
    { next: task('b', 'correct'), later: [], reminder: undefined },
  ])
})

test('a summary that is due reminds of the day; the row leads with the step to take', () => {
  expect(tasksByEntry([task('a', 'summary_due'), task('b', 'pay'), task('a', 'finish')])).toEqual([
    { next: task('a', 'finish'), later: [], reminder: task('a', 'summary_due') },
    { next: task('b', 'pay'), later: [], reminder: undefined },
  ])
})

test('a reminder without a step of this member is the row', () => {
  expect(tasksByEntry([task('a', 'summary_due')])).toEqual([
    { next: task('a', 'summary_due'), later: [], reminder: undefined },
  ])
})
