import { expect, test } from 'vitest'
import type { CheckLine } from '../api/check-entries.ts'
import { type BulkCheck, checkLabel, ended, resultOf, withLine } from './bulk-check.ts'

const ONE = { id: 'a', name: 'B76-1234567-8' }
const TWO = { id: 'b', name: 'B76-1234568-6' }
const started: BulkCheck = { phase: 'running', entries: [ONE, TWO], results: [], leftOut: 0 }
const line = (change: Partial<CheckLine>): CheckLine => ({ id: 'a', done: 1, total: 2, ...change })

test.each([
  [{ blocking_error_count: 0, warning_count: 0 }, 'No errors', 'ok'],
  [{ blocking_error_count: 0, warning_count: 1 }, 'No errors, 1 warning', 'warning'],
  [{ blocking_error_count: 1, warning_count: 0 }, '1 error', 'error'],
  [{ blocking_error_count: 12, warning_count: 3 }, '12 errors, 3 warnings', 'error'],
  [{ message: 'Entry not found' }, 'Entry not found', 'error'],
] as const)('a result %o reads "%s"', (found, words, tone) =>
  expect(resultOf(ONE, line(found))).toEqual({ ...ONE, words, tone }),
)

test('results are in order of arrival, and a result of another entry is left out', () => {
  const check = withLine(withLine(withLine(started, line({ id: 'b' })), line({ id: 'x' })), line({}))
  expect(check.results.map(({ id }) => id)).toEqual(['b', 'a'])
})

test('a stream that ends before every entry is judged is no finished check', () => {
  const half = withLine(started, line({ blocking_error_count: 2 }))
  expect(ended(half)).toMatchObject({ phase: 'failed' })
  expect(checkLabel(ended(half))).toBe('Stopped. 1 of 2 checked: 0 without errors, 1 with errors.')
})

test('a finished check counts entries with errors, and says how many filed ones were left out', () => {
  const check = withLine(
    withLine({ ...started, leftOut: 2 }, line({ blocking_error_count: 2 })),
    line({ id: 'b' }),
  )
  expect(checkLabel(check)).toBe('2 of 2 entries checked.')
  expect(checkLabel(ended(check))).toBe(
    '2 checked: 1 without errors, 1 with errors. 2 filed entries left out.',
  )
})

test('when every chosen entry is filed there is nothing to check', () => {
  const none: BulkCheck = { phase: 'done', entries: [], results: [], leftOut: 1 }
  expect(checkLabel(none)).toBe('Nothing to check. 1 filed entry left out.')
})
