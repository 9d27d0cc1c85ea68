import { unifiedEntryOf } from '@edfe/domain/filing'
import { judgeUnifiedFiling } from '@edfe/domain/security-filing'
import { expect, test } from 'vitest'
import { GOLDEN_UNIFIED, goldenUnified } from '../../test/cargo-release/golden-unified.ts'
import { messagesIn, recordsOf } from '../../test/summary/golden-message.ts'
import { envelope } from '../../test/summary/sample-message.ts'
import { decodeBatch, encodeBatch } from '../codec/batch.ts'
import { type LayoutBook, UNIFIED_LAYOUTS } from '../records/index.ts'
import { decodeCargoRelease } from './decode-cargo-release.ts'
import { encodeUnifiedRelease, readUnifiedFiling, splitUnified } from './unified-message.ts'

/** Written by hand from the guide before the encoder. */
const BY_HAND = messagesIn(new URL('golden/unified.se.txt', import.meta.url))
const LAYOUTS: LayoutBook = UNIFIED_LAYOUTS

const imagesOf = (title: string) => BY_HAND.get(title)!.map((record) => record.padEnd(80))

test.each(GOLDEN_UNIFIED)('%s: the message is the one written by hand', (title, ...changes) => {
  const { release, filing } = goldenUnified(...changes)
  expect(recordsOf(encodeUnifiedRelease(release, filing, envelope))).toEqual(BY_HAND.get(title))
})

test('every message written by hand is encoded', () => {
  expect([...BY_HAND.keys()]).toEqual(GOLDEN_UNIFIED.map(([title]) => title))
})

test.each([...BY_HAND.keys()])('%s: each record is read back byte for byte', (title) => {
  const read = decodeBatch(imagesOf(title), LAYOUTS)
  expect(read.flatMap(({ problems }) => problems)).toEqual([])
  expect(encodeBatch(read, LAYOUTS)).toEqual({ ok: true, images: imagesOf(title) })
})

test.each(GOLDEN_UNIFIED)('%s: both are read back, and nothing is wrong with them', (title, ...changes) => {
  const { release, filing } = goldenUnified(...changes)
  const sent = splitUnified(decodeBatch(imagesOf(title), LAYOUTS))
  expect(sent.misplaced).toBe(-1)
  expect(decodeCargoRelease(sent.release.map(({ image }) => image))).toEqual(release)
  expect(readUnifiedFiling(sent.filing)).toEqual({ action: filing.action, filing, problems: [] })
  expect(judgeUnifiedFiling(filing, unifiedEntryOf(release))).toEqual([])
})
