import fc from 'fast-check'
import { expect } from 'vitest'
import { decodeRecord } from '../../src/codec/decode-record.ts'
import { encodeRecord } from '../../src/codec/encode-record.ts'
import type { FieldLayout, LayoutBook, RecordLayout } from '../../src/records/index.ts'

/** A valid value of a field: what decoding gives back, so that a round trip can be compared. */
function valueIn({ dataClass, start, end, decimals, constant }: FieldLayout): fc.Arbitrary<string> {
  const width = end - start + 1
  const text = (characters: string) =>
    fc.string({ unit: fc.constantFrom(...characters), minLength: 1, maxLength: width })
  if (constant !== undefined) return fc.constant(constant)
  if (dataClass === 'D') {
    return fc
      .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
  }
  if (dataClass === 'SN' || (dataClass === 'N' && decimals > 0)) {
    return fc.bigInt({ min: 0n, max: 10n ** BigInt(width) - 1n }).map((amount) => {
      const digits = amount.toString().padStart(decimals + 1, '0')
      return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
    })
  }
  if (dataClass === 'N') {
    return fc
      .bigInt({ min: 0n, max: 10n ** BigInt(width) - 1n })
      .map((n) => n.toString().padStart(width, '0'))
  }
  const letters = 'ABCXYZ'
  const set = { A: letters, AN: `${letters}0189`, X: `${letters}0189-/&.,'#` }[dataClass as 'A' | 'AN' | 'X']
  return text(set)
}

/** Any values of a record are written in 80 columns, and read back the same. */
export function expectRoundTrip(one: RecordLayout, book: LayoutBook): void {
  const named = one.fields.filter(({ name }) => name !== '' && name !== 'id')
  const values = fc.record(Object.fromEntries(named.map((field) => [field.name, valueIn(field)])))
  fc.assert(
    fc.property(values, (given) => {
      const encoded = encodeRecord(one, given)
      expect(encoded.ok).toBe(true)
      const image = encoded.ok ? encoded.image : ''
      expect(image).toHaveLength(80)
      const decoded = decodeRecord(image, book)
      expect(decoded.problems).toEqual([])
      expect({ id: decoded.id, values: decoded.values }).toEqual({ id: one.id, values: given })
    }),
    { numRuns: 30 },
  )
}
