import { defineMessage } from '@edfe/domain/messages'
import products from '../../../data/lists/russia-in-place-of-column-2.json' with { type: 'json' }
import type { Program } from '../measure.ts'

/** Rates that the suspension of normal trade relations with Russia put in place of column 2. */
export const RUSSIA_COLUMN_2: Program = {
  id: 'russia-column-2',
  name: defineMessage({
    id: 'tariff.program.russia',
    defaultMessage: 'Russia, rate in place of column 2',
  }),
  rank: 99,
  products,
  source: 'HTSUS chapter 99 subchapter III, U.S. note 30 (HTS 2026 Revision 6)',
  reviewed: '2026-11-25',
  measures: [
    {
      heading: '99039009',
      kind: 'replacement',
      percent: '70',
      origins: ['RU'],
      lists: ['30(d)'],
      from: '2023-04-01',
    },
    {
      heading: '99039008',
      kind: 'replacement',
      percent: '35',
      origins: ['RU'],
      lists: ['30(b)'],
      from: '2022-07-27',
    },
  ],
}
