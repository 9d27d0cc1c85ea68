import { toEntrySummaryFacts } from '@edfe/domain/filing'
import { ruleContext } from '@edfe/domain/test/filing'
import { expect, test } from 'vitest'
import {
  GOLDEN_CERTIFICATIONS,
  type GoldenCertification,
} from '../../test/cargo-release/golden-certifications.ts'
import { changedEntry, messagesIn, recordsOf } from '../../test/summary/golden-message.ts'
import { envelope } from '../../test/summary/sample-message.ts'
import { decodeBatch, encodeBatch } from '../codec/batch.ts'
import { CERTIFIED_AE_LAYOUTS, type LayoutBook } from '../records/index.ts'
import { encodeCertifiedSummary } from './encode-certified-summary.ts'

/** Written by hand from the chapter before the encoder. */
const BY_HAND = messagesIn(new URL('golden/certified.ae.txt', import.meta.url))

function messageOf({ change, action = 'A', facts = (same) => same, certification }: GoldenCertification) {
  const result = toEntrySummaryFacts(changedEntry(change), ruleContext(), action)
  if (!result.ok) throw new Error(result.findings.map(({ rule_id, detail }) => `${rule_id} ${detail}`).join())
  return recordsOf(encodeCertifiedSummary(facts(result.facts), certification, envelope))
}

test.each(GOLDEN_CERTIFICATIONS)('$title: the message is the one written by hand', (golden) => {
  expect(messageOf(golden)).toEqual(BY_HAND.get(golden.title))
})

test('every message written by hand is encoded', () => {
  expect([...BY_HAND.keys()]).toEqual(GOLDEN_CERTIFICATIONS.map(({ title }) => title))
})

test.each([...BY_HAND])('%s: each record is read back byte for byte', (_, records) => {
  const images = records.map((record) => record.padEnd(80))
  const layouts: LayoutBook = CERTIFIED_AE_LAYOUTS
  const read = decodeBatch(images, layouts)
  expect(read.flatMap(({ problems }) => problems)).toEqual([])
  expect(encodeBatch(read, layouts)).toEqual({ ok: true, images })
})
