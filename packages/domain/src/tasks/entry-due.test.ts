import { expect, test } from 'vitest'
import { parseDay } from '../calendar/index.ts'
import { statusColumns } from '../entry/state/index.ts'
import { entryDue } from './index.ts'

const TODAY = parseDay('2026-11-23')!

const ACCEPTED: Parameters<typeof entryDue>[0] = {
  ...statusColumns('accepted'),
  deletion: null,
  entry_type: '01',
  entry_date: parseDay('2026-11-19'),
  payment_due: parseDay('2026-12-04'),
  duty_paid_on: undefined,
  grand_total: '819.64',
  is_replaced: false,
  is_practice: false,
}

test.each([
  ['an accepted entry is paid by its last day', {}, { kind: 'pay', day: '2026-12-04' }],
  ['so is a released one', { ...statusColumns('released') }, { kind: 'pay', day: '2026-12-04' }],
  ['a paid one was paid', { duty_paid_on: parseDay('2026-11-18') }, { kind: 'paid', day: '2026-11-18' }],
  ['a held one is paid after release', { ...statusColumns('hold') }, { kind: 'after_release' }],
  ['a sent one too', { ...statusColumns('submitted') }, { kind: 'after_release' }],
  [
    'a draft is filed within ten working days',
    { ...statusColumns('draft') },
    { kind: 'file', day: '2026-12-04' },
  ],
  ['a rejected one too', { ...statusColumns('rejected') }, { kind: 'file', day: '2026-12-04' }],
  [
    'a draft without a date of entry has no day',
    { ...statusColumns('draft'), entry_date: undefined },
    undefined,
  ],
  [
    'goods that move on under bond have no summary',
    { ...statusColumns('draft'), entry_type: '61' },
    undefined,
  ],
  ['a replaced entry owes nothing', { is_replaced: true }, undefined],
  ['practice owes nothing', { is_practice: true }, undefined],
  ['an entry free of duty and fees owes nothing', { grand_total: '0.00' }, undefined],
] as const)('%s', (_, change, due) => {
  expect(entryDue({ ...ACCEPTED, ...change }, TODAY)).toEqual(due)
})
