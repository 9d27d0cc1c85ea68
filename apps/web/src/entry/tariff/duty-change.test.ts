import { expect, test } from 'vitest'
import { changeText, dutyAfter } from './duty-change.ts'

test.each([
  ['1200.00', '1200.00', '2400.00'],
  ['8456.25', '-8456.25', '0.00'],
  ['616.00', '0.00', '616.00'],
])('a duty of %s that an answer changes by %s becomes %s', (duty, change, after) => {
  expect(dutyAfter(duty, change)).toBe(after)
})

test('an answer names no amount while the duty or its change is not known', () => {
  expect(dutyAfter(null, '10.00')).toBeUndefined()
  expect(dutyAfter('10.00', null)).toBeUndefined()
})

test('a change is put in words', () => {
  expect(changeText('600.00')).toBe('$600.00 more')
  expect(changeText('-600.00')).toBe('$600.00 less')
  expect(changeText('0.00')).toBe('the same duty')
})
