import { findColumns, readSheet } from '@edfe/domain/lines-import'
import { expect, test } from 'vitest'
import { whatIsMissing } from './what-is-missing.ts'

const sheet = (amount: string, weight: string) => {
  const found = {
    name: '',
    rows: [
      ['Description', 'Amount', 'Gross weight'],
      ['Oak table', amount, weight],
    ],
  }
  return {
    read: readSheet(found, findColumns(found)),
    currency: undefined as string | undefined,
    rate: { typed: '', day: '', source: '', text: undefined as string | undefined },
    decimals: new Map(),
    known: { parts: [], state: 'known' as 'known' | 'looking' | 'failed', lookAgain: () => {} },
  }
}

test.each([
  [sheet('¥300', '12'), 'Say which currency the values are in first.'],
  [sheet('€ 300', '12'), 'Type the rate of EUR first.'],
  [sheet('$300', '1.200'), 'Say what ‘1.200’ in row 2 is first.'],
  [
    { ...sheet('$300', '12'), known: { ...sheet('', '').known, state: 'looking' as const } },
    'Looking up your parts…',
  ],
  [sheet('$300', '12'), undefined],
])('what is missing is named (%#)', (given, reason) => {
  expect(whatIsMissing(given)).toBe(reason)
})

test('rows of a picture that nobody has compared with it are not imported', () => {
  expect(whatIsMissing(sheet('$300', '12'), 2)).toBe('Compare 2 rows with the picture first.')
})
