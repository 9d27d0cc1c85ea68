import { expect, test } from 'vitest'
import { compareDuty } from './index.ts'

test.each([
  ['the same duty', { rate: '3.9%', duty: '473.03' }, { rate: '3.9%', duty: '473.03' }, 'same'],
  [
    'an additional duty since',
    { rate: '3.9%', duty: '473.03' },
    { rate: '3.9%', duty: '3505.28' },
    'differs',
  ],
  ['no duty, however it is written', { rate: 'FREE', duty: '0.00' }, { rate: 'Free', duty: '0' }, 'same'],
  [
    'the rate where the form has no duty',
    { rate: 'FREE', duty: undefined },
    { rate: 'Free', duty: '0' },
    'same',
  ],
  [
    'another rate where a question is open',
    { rate: '3.9%', duty: '1.00' },
    { rate: '4.2%', duty: null },
    'differs',
  ],
  ['nothing on the form', { rate: undefined, duty: undefined }, { rate: '3.9%', duty: '1.00' }, 'open'],
  ['nothing in the tariff', { rate: '3.9%', duty: '1.00' }, undefined, 'open'],
] as const)('%s', (_, said, tariff, verdict) => {
  expect(compareDuty(said, tariff)).toBe(verdict)
})
