import { expect, test } from 'vitest'
import { filingChains, filingsByMaster, type SentFilingMessage } from './chains.ts'

const message = (change: Partial<SentFilingMessage>): SentFilingMessage => ({
  action: 'A',
  outcome: 'accepted',
  master: 'EGLV1',
  isFive: false,
  bills: [],
  ...change,
})
const added = message({ transaction: 'B76-1' })
const other = message({ master: 'ONEY1', transaction: 'B76-2' })
const deleted = message({ action: 'D', master: '', replaces: 'B76-1' })
const shown = (masters: string[], messages: SentFilingMessage[]) =>
  filingsByMaster(masters, filingChains(messages)).map((one) => [one.master, one.messages.length])

test('each master bill has its filing; a deletion belongs to its transaction', () => {
  expect(shown(['EGLV1', 'ONEY1'], [added, other, deleted])).toEqual([
    ['EGLV1', 2],
    ['ONEY1', 1],
  ])
})

test('a corrected bill keeps the filing of the bill before', () => {
  expect(shown(['EGLV2'], [added])).toEqual([['EGLV2', 1]])
  const replaced = message({ action: 'R', master: 'EGLV2', replaces: 'B76-1', transaction: 'B76-1' })
  expect(shown(['EGLV2'], [added, replaced])).toEqual([['EGLV2', 2]])
})

test('a filing of a bill that is gone stays, to be deleted', () => {
  expect(shown(['ONEY1'], [added, other])).toEqual([
    ['ONEY1', 1],
    ['EGLV1', 1],
  ])
})
