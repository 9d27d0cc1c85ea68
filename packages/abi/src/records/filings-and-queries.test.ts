import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { expectRoundTrip } from '../../test/records/round-trip.ts'
import {
  C1_LAYOUTS,
  CQ_LAYOUTS,
  KI_LAYOUTS,
  KR_LAYOUTS,
  type LayoutBook,
  MS_LAYOUTS,
  PF_LAYOUTS,
  type RecordLayout,
  SA_LAYOUTS,
  SF_LAYOUTS,
  SN_LAYOUTS,
} from './index.ts'

/** The books, and the records of each that are not batch and block control. */
const BOOKS: [string, LayoutBook][] = [
  ['SF', SF_LAYOUTS],
  ['SN', SN_LAYOUTS],
  ['SA', SA_LAYOUTS],
  ['CQ', CQ_LAYOUTS],
  ['C1', C1_LAYOUTS],
  ['KI', KI_LAYOUTS],
  ['KR', KR_LAYOUTS],
  ['PF', PF_LAYOUTS],
  ['MS', MS_LAYOUTS],
]
const layouts = BOOKS.flatMap(([book, byId]) =>
  [...byId.values()]
    .filter(({ id }) => !/^([ABYZ]|X[01])$/.test(id))
    .map((layout) => [`${book} ${layout.id}`, layout, byId] as const),
)

test.each(layouts)('record %s fills columns 1 to 80 and names each field once', (_, layout) => {
  let next = 1
  for (const field of layout.fields) {
    expect([field.name, field.start]).toEqual([field.name, next])
    next = field.end + 1
  }
  expect(next).toBe(81)
  const names = layout.fields.map(({ name }) => name).filter(Boolean)
  expect(new Set(names).size).toBe(names.length)
  expect(layout.source.chapter).toMatch(/^ACE ABI CATAIR/)
})

test.each(layouts)('record %s is read as it was written', (_, layout, book) => expectRoundTrip(layout, book))

const REFERENCE = '../shared/reference/customs'

describe.runIf(existsSync(`${REFERENCE}/isf_records.tsv`))('the layouts agree with the chapters', () => {
  const rowsOf = (name: string) =>
    readFileSync(`${REFERENCE}/${name}`, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t'))

  /** Columns of a record by its table, without classes: `5-6`. */
  function spansOf(file: string, id: string, direction?: string): string[] {
    const [heads = [], ...rows] = rowsOf(file)
    const cell = (row: string[], head: string) => row[heads.indexOf(head)]
    return rows
      .filter((row) => cell(row, 'record') === id && (!direction || cell(row, 'direction') === direction))
      .map((row) => `${cell(row, 'start')}-${cell(row, 'end')}`)
  }

  /** The control identifier of these takes two columns of the tables, and the number of WR1 has a blank before it. */
  const joined = (layout: RecordLayout) => layout.fields.map(({ start, end }) => `${start}-${end}`).join(' ')
  const identified = (spans: string[], id: string) =>
    (/^(W[RSN]|K\d)/.test(id) ? [`1-${id.length}`, ...spans.slice(2)] : spans).join(' ')

  test.each(layouts)('record %s has its columns', (title, layout) => {
    const { id } = layout
    const spans = /^Q[1-7AEJ]$/.test(id)
      ? spansOf(title.startsWith('PF') ? 'daily_statement_records.tsv' : 'pms_records.tsv', id)
      : id.startsWith('S')
        ? spansOf('isf_records.tsv', id)
        : id.startsWith('K')
          ? spansOf('importer_bond_records.tsv', id)
          : spansOf(
              'status_query_records.tsv',
              id,
              id === 'WR1' ? (title.startsWith('CQ') ? 'input' : 'output') : undefined,
            )
    const expected = identified(spans, id)
    expect(joined(layout)).toBe(title.startsWith('CQ') ? expected.replace('11-19', '11-11 12-19') : expected)
  })
})
