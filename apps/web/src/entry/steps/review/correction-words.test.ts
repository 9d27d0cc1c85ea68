import { expect, test } from 'vitest'
import { amountName, leadOf } from './correction-words.ts'

test.each([
  ['duty', 'Duty'],
  ['499', 'Formal MPF 499'],
  ['888', 'Fee 888'],
])('the amount %s is called %s', (kind, name) => expect(amountName(kind)).toBe(name))

test.each([
  ['0.00', 'The correction changes no amount that you owe.'],
  ['35.10', 'You owe $35.10 more. CBP bills it, with interest, when it liquidates the entry.'],
  ['-73.00', 'You owe $73.00 less. CBP refunds it, with interest, when it liquidates the entry.'],
])('a difference of %s: %s', (difference, sentence) => expect(leadOf(1, difference, false)).toBe(sentence))

test('no amount is said while the review has errors, which may be in the amounts', () => {
  expect(leadOf(1, '0.00', true)).toBe(
    'Correct the errors below first. Then you see how much more or less you owe.',
  )
})

test('a correction that changes nothing says so, with or without errors', () => {
  expect([leadOf(0, '0.00', true), leadOf(0, '0.00', false)]).toEqual([
    'Nothing differs from the entry on file.',
    'Nothing differs from the entry on file.',
  ])
})
