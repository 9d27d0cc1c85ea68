import { expect, test } from 'vitest'
import type { HistoryItem } from './load-history.ts'
import { sittingsOf } from './sittings.ts'

const item = (who: string, time: string): HistoryItem => ({
  key: `${who} ${time}`,
  words: 'Edited Entry Header',
  who,
  at: `2026-03-05T${time}:00Z`,
  times: 1,
})
const counts = (...items: HistoryItem[]) =>
  sittingsOf(items).map(({ who, items: all }) => `${who} ${all.length}`)

test('what a person does within half an hour of the action before is one sitting', () =>
  expect(counts(item('Ann', '11:00'), item('Ann', '10:30'), item('Ann', '10:10'))).toEqual(['Ann 3']))

test('after a longer pause another sitting begins', () =>
  expect(counts(item('Ann', '11:00'), item('Ann', '10:29'))).toEqual(['Ann 1', 'Ann 1']))

test('what somebody else does parts two sittings', () =>
  expect(counts(item('Ann', '11:00'), item('Ben', '10:55'), item('Ann', '10:50'))).toEqual([
    'Ann 1',
    'Ben 1',
    'Ann 1',
  ]))

test('messages of CBP are one item each', () =>
  expect(counts(item('CBP', '11:00'), item('CBP', '10:59'))).toEqual(['CBP 1', 'CBP 1']))
