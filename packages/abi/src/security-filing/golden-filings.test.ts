import { judgeSecurityFiling } from '@edfe/domain/security-filing'
import { expect, test } from 'vitest'
import { DELETIONS, FILINGS } from '../../test/security-filing/by-hand.ts'
import { messagesIn, recordsOf } from '../../test/summary/golden-message.ts'
import { envelope } from '../../test/summary/sample-message.ts'
import { decodeBatch } from '../codec/batch.ts'
import { SF_LAYOUTS } from '../records/index.ts'
import { encodeSecurityFiling, encodeSecurityFilingDeletion } from './encode-security-filing.ts'
import { readSecurityFiling } from './read-security-filing.ts'

const byHand = messagesIn(new URL('./golden/filings.sf.txt', import.meta.url))

/** The records of a message as the simulator reads them. */
const sent = (title: string) =>
  decodeBatch(
    byHand.get(title)!.map((record) => record.padEnd(80)),
    SF_LAYOUTS,
  )

test.each(FILINGS)('%s: the message is the one written by hand', (title, filing) => {
  expect(recordsOf(encodeSecurityFiling(filing, envelope))).toEqual(byHand.get(title))
})

test.each(FILINGS)(
  '%s: the message by hand reads as the filing, and nothing is wrong with it',
  (title, filing) => {
    const records = sent(title)
    expect(records.flatMap(({ problems }) => problems)).toEqual([])
    const read = readSecurityFiling(records)
    expect(read).toEqual({ action: filing.action, filing, problems: [] })
    expect(judgeSecurityFiling(filing)).toEqual([])
  },
)

test.each(DELETIONS)('%s: SF10 alone', (title, filed) => {
  expect(recordsOf(encodeSecurityFilingDeletion(filed, envelope))).toEqual(byHand.get(title))
  expect(readSecurityFiling(sent(title))).toEqual({ action: 'D', filing: filed, problems: [] })
})

test('every message written by hand is encoded', () => {
  const titles = [...FILINGS, ...DELETIONS].map(([title]) => title)
  expect([...byHand.keys()].sort()).toEqual(titles.sort())
})
