import { expect, test } from 'vitest'
import { changeText, dutyAfter, dutyRange } from './duty-change.ts'

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

test('the duty of a line with one open question is a range, and has none while an answer leaves it unknown', () => {
  const options = [
    { value: 'no', label: 'No', changes_duty_by: '0.00' },
    { value: 'yes', label: 'Yes', changes_duty_by: '-1500.00' },
  ]
  const asked = {
    duty: '1500.00',
    open_questions: [{ key: 'part', question: 'A part?', options, counted: 'no' }],
  }
  expect(dutyRange(asked)).toBe('$0.00 to $1,500.00')
  expect(dutyRange({ ...asked, duty: null })).toBeUndefined()
  expect(dutyRange({ ...asked, open_questions: [] })).toBeUndefined()
})
