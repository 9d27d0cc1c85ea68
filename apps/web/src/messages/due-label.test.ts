import { expect, test } from 'vitest'
import { dueLabel } from './due-label.ts'

test.each([
  [null, 'No due date'],
  ['2026-03-05', 'Due today'],
  ['2026-03-06', 'Due 03/06'],
  ['2027-01-04', 'Due 01/04/2027'],
  ['2026-03-04', 'Overdue since 03/04/2026'],
])('on 5 March 2026 something due on %s reads %s', (dueOn, text) =>
  expect(dueLabel(dueOn, '2026-03-05')).toBe(text),
)
