import { expect, test } from 'vitest'
import { GOLDEN_RELEASES, goldenRelease } from '../../test/cargo-release/golden-releases.ts'
import { messagesIn, recordsOf } from '../../test/summary/golden-message.ts'
import { envelope } from '../../test/summary/sample-message.ts'
import { decodeBatch, encodeBatch } from '../codec/batch.ts'
import { type LayoutBook, SE_LAYOUTS } from '../records/index.ts'
import { decodeCargoRelease } from './decode-cargo-release.ts'
import { encodeCargoRelease } from './encode-cargo-release.ts'

/** Written by hand from the guide before the encoder. */
const BY_HAND = messagesIn(new URL('golden/releases.se.txt', import.meta.url))

test.each(GOLDEN_RELEASES)('%s: the message is the one written by hand', (title, change) => {
  expect(recordsOf(encodeCargoRelease(goldenRelease(change), envelope))).toEqual(BY_HAND.get(title))
})

test('every message written by hand is encoded', () => {
  expect([...BY_HAND.keys()]).toEqual(GOLDEN_RELEASES.map(([title]) => title))
})

test.each([...BY_HAND])('%s: each record is read back byte for byte', (_, records) => {
  const images = records.map((record) => record.padEnd(80))
  const layouts: LayoutBook = SE_LAYOUTS
  const read = decodeBatch(images, layouts)
  expect(read.flatMap(({ problems }) => problems)).toEqual([])
  expect(encodeBatch(read, layouts)).toEqual({ ok: true, images })
})

test.each(GOLDEN_RELEASES)('%s: its facts are read back', (title, change) => {
  const images = BY_HAND.get(title)!.map((record) => record.padEnd(80))
  expect(decodeCargoRelease(images)).toEqual(goldenRelease(change))
})
