import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { everyFieldDraft } from '../../test/fixtures/every-field-draft.ts'
import { goodsOf, PART_HEADINGS, type Part, partCells, partOfLine, readParts } from './index.ts'

/** What the server puts in front of a cell that a spreadsheet would run. */
const safe = (text: string) =>
  /^[\s\u00a0\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]/.test(text) ? `'${text}` : text

const readBack = (parts: readonly Part[]) =>
  readParts({ rows: [PART_HEADINGS, ...parts.map((part) => partCells(part).map(safe))] })

describe('a sheet of parts', () => {
  test('is read back as it was written, with every field', () => {
    const part = partOfLine(everyFieldDraft().line_items![0]!)
    expect(readBack([part])).toEqual({ ok: true, parts: [part], wrong: [], leftOut: [] })
  })

  test('names rows and columns that cannot be imported', () => {
    const read = readParts({
      rows: [
        ['Our parts', null],
        ['Part no.', 'Description', 'HTS', 'Origin', 'Unit', 'Shelf'],
        ['A-1', 'Lamp', '9405.11.4010', 'CN', 'NO', '7'],
        ['', 'Lamp', '', '', '', ''],
        [null, null, null, null, null, null],
        ['A 2', 'Lamp', 940511, 'XX', 'HEAP', ''],
        ['a-1', 'Lamp again', '', '', '', ''],
      ],
    })
    expect(read).toMatchObject({
      ok: true,
      wrong: [
        { row: 4, path: 'part_number', fault: 'missing' },
        { row: 6, path: 'htsus', fault: 'not-hts' },
        { row: 6, path: 'net_uom', fault: 'not-unit' },
        { row: 6, path: 'origin_country', fault: 'not-country' },
        { row: 7, path: 'part_number', fault: 'twice' },
      ],
      leftOut: ['Shelf'],
    })
  })

  test('needs a heading for the part number', () => {
    expect(readParts({ rows: [['Description', 'HTS']] })).toEqual({ ok: false, refusal: 'no-part-numbers' })
  })

  test('with more rows than are imported at once is refused whole', () => {
    const rows = Array.from({ length: 4_001 }, (_, index) => [`P${index}`, 'Lamp'])
    expect(readParts({ rows: [['Part', 'Description'], ...rows] })).toEqual({
      ok: false,
      refusal: 'too-many',
    })
  })

  test('with a damaged list says which cell', () => {
    const rows = [
      ['Part', 'Answers about the duty'],
      ['A', '{'],
      ['B', '[{"other":"field"}]'],
    ]
    expect(readParts({ rows })).toMatchObject({
      wrong: [
        { row: 2, fault: 'not-list' },
        { row: 3, fault: 'not-list' },
      ],
    })
  })

  test('texts that look like formulas come back as they were', () => {
    const text = fc.tuple(
      fc.constantFrom('', "'", "''", '=', "'=", '-', '+1', "'@"),
      fc.stringMatching(/^[a-z=' -]{0,9}$/),
    )
    fc.assert(
      fc.property(text, ([start, rest]) => {
        const description = (start + rest).replace(/\s+/g, ' ').trim()
        const part = { part_number: 'A', ...goodsOf({ description }) }
        expect(readBack([part])).toMatchObject({ parts: [part], wrong: [] })
      }),
    )
  })
})
