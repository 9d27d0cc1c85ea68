import { expect, test } from 'vitest'
import { tasksByEntry } from './tasks-by-entry.ts'

test('an entry with several tasks is one row at the place of its most urgent one', () => {
  const task = (entry_id: string, title: string) => ({ entry_id, title })
  expect(tasksByEntry([task('a', 'Pay'), task('b', 'Correct'), task('a', 'Send documents')])).toEqual([
    { next: task('a', 'Pay'), later: [task('a', 'Send documents')] },
    { next: task('b', 'Correct'), later: [] },
  ])
})
