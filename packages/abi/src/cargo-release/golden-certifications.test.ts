import { expect, test } from 'vitest'
import { certifiedImages } from '../../test/cargo-release/certified-images.ts'
import { GOLDEN_CERTIFICATIONS } from '../../test/cargo-release/golden-certifications.ts'
import { messagesIn, recordsOf } from '../../test/summary/golden-message.ts'
import { decodeBatch, encodeBatch } from '../codec/batch.ts'
import { CERTIFIED_AE_LAYOUTS, type LayoutBook } from '../records/index.ts'

/** Written by hand from the chapter before the encoder. */
const BY_HAND = messagesIn(new URL('golden/certified.ae.txt', import.meta.url))

test.each(GOLDEN_CERTIFICATIONS)('$title: the message is the one written by hand', (golden) => {
  expect(recordsOf(certifiedImages(golden))).toEqual(BY_HAND.get(golden.title))
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
