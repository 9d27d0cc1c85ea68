import { describe, expect, test } from 'vitest'
import { expectRoundTrip } from '../../test/records/round-trip.ts'
import {
  AE_LAYOUTS,
  AX_LAYOUTS,
  CERTIFIED_AE_LAYOUTS,
  type RecordLayout,
  SE_LAYOUTS,
  SO_LAYOUTS,
  SX_LAYOUTS,
  UC_LAYOUTS,
} from '../records/index.ts'
import { aeRecord } from '../summary/ae-record.ts'
import { decodeBatch, encodeBatch } from './batch.ts'
import { decodeRecord } from './decode-record.ts'
import { encodeRecord } from './encode-record.ts'

const layout = (id: string): RecordLayout => AE_LAYOUTS.get(id)!

/** A 54 of a type that is none is read and never written. */
const WRITTEN = Object.entries({
  AE: CERTIFIED_AE_LAYOUTS,
  AX: AX_LAYOUTS,
  SE: SE_LAYOUTS,
  SX: SX_LAYOUTS,
  SO: SO_LAYOUTS,
  UC: UC_LAYOUTS,
}).flatMap(([message, book]) =>
  [...book.values()].filter(({ id }) => id !== '54').map((one) => ({ message, id: one.id, one, book })),
)

describe.each(WRITTEN)('record $id of $message', ({ one, book }) => {
  test('what is written is read back the same, in 80 columns', () => expectRoundTrip(one, book))
})

describe('writing', () => {
  const fee = (values: Record<string, string>) => encodeRecord(layout('62'), values)

  test('an amount loses its point and fills its field with zeros', () => {
    expect(fee({ class: '501', amount: '15.16' })).toEqual({ ok: true, image: '6250100001516'.padEnd(80) })
  })

  test.each([
    ['a third decimal', { class: '501', amount: '15.165' }, 'class', [6, 13]],
    ['an amount too long for its columns', { class: '501', amount: '1234567.89' }, 'too_long', [6, 13]],
    ['a negative amount', { class: '501', amount: '-1' }, 'class', [6, 13]],
    ['lower case', { class: 'a01', amount: '1' }, 'class', [3, 5]],
    ['a leading space', { class: ' 01', amount: '1' }, 'class', [3, 5]],
    ['a missing mandatory field', { amount: '1' }, 'missing', [3, 5]],
    ['a field that the record lacks', { class: '501', amount: '1', tax: '1' }, 'unknown_field', [1, 80]],
  ] as const)('%s is refused with its columns', (_, values, kind, [start, end]) => {
    expect(fee(values)).toMatchObject({ ok: false, problems: [{ recordId: '62', kind, start, end }] })
  })

  test('a day that is not in the calendar is refused', () => {
    const values = { importer: '12-3456789', importDate: '2026-02-30' }
    expect(encodeRecord(layout('11'), values)).toMatchObject({
      ok: false,
      problems: [{ kind: 'date', start: 48 }],
    })
  })

  test('problems of a batch say which record they are in', () => {
    const batch = [
      { id: '62', values: { class: '501', amount: '1' } },
      { id: '62', values: { class: '501', amount: 'x' } },
    ] as const
    expect(encodeBatch(batch, AE_LAYOUTS)).toMatchObject({ ok: false, problems: [{ record: 1 }] })
  })
})

describe('reading', () => {
  const kinds = (image: string) => decodeRecord(image, AE_LAYOUTS).problems.map(({ kind }) => kind)

  test.each([
    ['79 columns', '6250100001516'.padEnd(79), 'length'],
    ['a record that AE does not know', '70'.padEnd(80), 'unknown_record'],
    ['lower case', '62501 0001516 a'.padEnd(80), 'characters'],
    ['something in the filler', '6250100001516 9'.padEnd(80), 'filler'],
    ['a blank mandatory field', '62501'.padEnd(80), 'missing'],
    ['digits that are not right-justified', '625011516    '.padEnd(80), 'class'],
    ['a 30 February', `11${'12-3456789'.padEnd(39)}023026`.padEnd(80), 'date'],
  ])('%s is reported', (_, image, kind) => {
    expect(kinds(image)).toContain(kind)
  })

  test('an amount may be filled with spaces instead of zeros', () => {
    expect(decodeRecord('62501    1516'.padEnd(80), AE_LAYOUTS)).toMatchObject({
      problems: [],
      values: { amount: '15.16' },
    })
  })

  test('a declaration goes by its type', () => {
    expect(decodeRecord('5408DE'.padEnd(80), AE_LAYOUTS)).toMatchObject({
      id: '54-08',
      problems: [],
      values: { meltPour: 'DE' },
    })
    expect(decodeRecord('5499'.padEnd(80), AE_LAYOUTS)).toMatchObject({
      id: '54',
      problems: [],
      values: { declarationType: '99' },
    })
  })

  test('problems of a batch say which record they are in', () => {
    const [, second] = decodeBatch(['6250100001516'.padEnd(80), '62'.padEnd(80)], AE_LAYOUTS)
    expect(second?.problems[0]?.record).toBe(1)
  })
})

test('a value that its layout does not name, or a mandatory one left out, is a compile error', () => {
  const misnamed = [
    // @ts-expect-error record 52 has no field licenceType
    aeRecord('52', { licenceType: '14', licenseNumber: '1' }),
    // @ts-expect-error record 62 needs an amount
    aeRecord('62', { class: '501' }),
    // @ts-expect-error the control identifier is not for a sender to fill
    aeRecord('62', { id: '62', class: '501', amount: '1' }),
  ]
  expect(misnamed.map(({ id, values }) => encodeRecord(layout(id), values).ok)).toEqual([false, false, true])
})
