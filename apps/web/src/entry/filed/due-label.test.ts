import { expect, test } from 'vitest'
import { dueLabel } from './due-label.ts'

test.each([
  [null, 'As soon as you can'],
  ['2026-04-08', 'By 04/08/2026'],
  ['2026-03-05', 'Due today'],
  ['2026-03-04', 'Overdue since 03/04/2026'],
])('a request due %s says, on 03/05/2026: %s', (dueOn, words) => {
  expect(dueLabel(dueOn, '2026-03-05')).toBe(words)
})
