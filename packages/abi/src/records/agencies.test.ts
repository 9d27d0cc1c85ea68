import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { expectRoundTrip } from '../../test/records/round-trip.ts'
import { decodeRecord } from '../codec/decode-record.ts'
import { encodeRecord } from '../codec/encode-record.ts'
import { AGENCY_LAYOUTS, type RecordLayout } from './index.ts'

const layouts = [...AGENCY_LAYOUTS.values()]

test.each(layouts)('record $id is read as it was written', (layout) =>
  expectRoundTrip(layout, AGENCY_LAYOUTS),
)

test('a day of another agency has its century, and no other day is written or read', () => {
  const layout: RecordLayout = AGENCY_LAYOUTS.get('PG30')!
  const written = encodeRecord(layout, { status: 'A', date: '2026-12-03' })
  expect(written).toEqual({ ok: true, image: 'PG30A12032026'.padEnd(80) })
  expect(encodeRecord(layout, { status: 'A', date: '2026-02-30' }).ok).toBe(false)
  const read = decodeRecord('PG30A02302026'.padEnd(80), AGENCY_LAYOUTS)
  expect(read.problems.map(({ kind }) => kind)).toEqual(['date'])
})

const TABLE = '../shared/reference/customs/pga_records.tsv'

describe.runIf(existsSync(TABLE))('the layouts agree with the chapter', () => {
  const rows = readFileSync(TABLE, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))

  /** What the chapter calls N: days, and numbers whose leading zeros mean nothing. PG22 6: `agency-parties.ts`. */
  const READ_AS: Record<string, readonly string[]> = { N: ['N', 'SN', 'D'], AN: ['AN'], A: ['A'], X: ['X'] }
  const WIDENED = ['PG22 6']

  test('every record of the chapter has a layout', () => {
    expect(new Set(rows.map(([record]) => record))).toEqual(new Set(AGENCY_LAYOUTS.keys()))
  })

  test.each(layouts)('record $id has its columns, classes and decimals', (layout) => {
    const expected = rows.filter(([record, , field]) => record === layout.id && field !== 'Record Type')
    const spans = layout.fields.map(({ start, end }) => `${start}-${end}`)
    const head = layout.id === 'OI' ? '1-2' : '1-4'
    expect(spans).toEqual([head, ...expected.slice(1).map(([, , , start, end]) => `${start}-${end}`)])
    for (const [index, field] of layout.fields.entries()) {
      const [, , name = '', start, , lengthClass = '', , text = ''] = expected[index]!
      if (index === 0 || name === 'Filler' || WIDENED.includes(`${layout.id} ${start}`)) continue
      expect([name, READ_AS[lengthClass.replace(/^\d+/, '')]]).toEqual([
        name,
        expect.arrayContaining([field.dataClass]),
      ])
      const decimals = /four decimal/i.test(text) ? 4 : /two decimal/i.test(text) ? 2 : 0
      expect([name, field.decimals]).toEqual([name, decimals])
      if (field.dataClass === 'D') expect(field.end - field.start).toBe(7)
    }
  })
})
