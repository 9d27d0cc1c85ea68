import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { type TestCell, workbook } from '../../test/workbook.ts'
import { readFile, readText } from './read-file.ts'

const ROWS: TestCell[][] = [
  ['Description', 'HS CODE', 'Origin'],
  ['Oak table', 9403608040, 'Vietnam'],
  ['Oak chair', '9401.69.1100', null],
]

test('a workbook gives its sheets; numbers stay numbers', async () => {
  const bytes = workbook({ Invoice: { rows: ROWS }, Empty: { rows: [] } })
  expect(await readFile(bytes)).toEqual({ ok: true, sheets: [{ name: 'Invoice', rows: ROWS }] })
})

test('a merged text holds for each of its rows', async () => {
  const bytes = workbook({ Invoice: { rows: ROWS, merged: ['C2:C3'] } })
  const result = await readFile(bytes)
  expect(result.ok && result.sheets[0]?.rows[2]).toEqual(['Oak chair', '9401.69.1100', 'Vietnam'])
})

test('a workbook that unpacks to gigabytes is refused before it is unpacked', async () => {
  const zeros = new Uint8Array(61_000_000)
  const bytes = zipSync({
    'xl/workbook.xml': strToU8('<workbook/>'),
    'xl/worksheets/sheet1.xml': [zeros, { level: 1 }],
  })
  expect(bytes.length).toBeLessThan(1_000_000)
  expect(await readFile(bytes)).toEqual({ ok: false, refusal: 'too-large' })
})

test.each([
  ['a PDF', strToU8('%PDF-1.7 …'), 'pdf'],
  ['an archive without a workbook', zipSync({ 'a.txt': strToU8('hello') }), 'not-a-sheet'],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0]), 'not-a-sheet'],
  ['an .xls of before 2007', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3]), 'old-excel'],
  ['half a workbook', workbook({ Invoice: { rows: ROWS } }).slice(0, 300), 'damaged'],
  ['nothing', new Uint8Array(), 'empty'],
])('%s is refused, whatever its name says', async (_, bytes, refusal) => {
  expect(await readFile(bytes)).toEqual({ ok: false, refusal })
})

test('CSV is read with commas, semicolons or tabs, in UTF-8 or as Windows writes it', async () => {
  expect(readText('a,b\n"1,5",2')).toMatchObject({
    sheets: [
      {
        rows: [
          ['a', 'b'],
          ['1,5', '2'],
        ],
      },
    ],
  })
  expect(readText('a;b\n1,5;2')).toMatchObject({
    sheets: [
      {
        rows: [
          ['a', 'b'],
          ['1,5', '2'],
        ],
      },
    ],
  })
  expect(readText('a\tb\n"x\ny"\t2')).toMatchObject({
    sheets: [
      {
        rows: [
          ['a', 'b'],
          ['x\ny', '2'],
        ],
      },
    ],
  })
  const windows = new Uint8Array([...strToU8('Stuhl aus Nu'), 0xdf, ...strToU8('baum;1')])
  expect(await readFile(windows)).toMatchObject({ sheets: [{ rows: [['Stuhl aus Nußbaum', '1']] }] })
})

test.each([
  [4999, undefined],
  [5002, 3],
])('of %i rows under the headings, %s are counted as not read', async (count, cut) => {
  const rows = Array.from({ length: count }, (_, index) => [`Lantern ${index}`, index])
  const read = [
    readText(['Goods,Value', ...rows.map((row) => row.join(','))].join('\n')),
    await readFile(workbook({ Invoice: { rows: [['Goods', 'Value'], ...rows, [null, null]] } })),
  ]
  for (const result of read) {
    expect(result.ok && result.sheets[0]?.cut).toBe(cut)
    expect(result.ok && result.sheets[0]?.rows).toHaveLength(Math.min(count + 1, 5000))
  }
})
