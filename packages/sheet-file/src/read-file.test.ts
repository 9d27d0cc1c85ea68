import { readFoundSheet } from '@edfe/domain/lines-import'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { type TestCell, workbook } from '../test/workbook.ts'
import { readFile, readText } from './read-file.ts'

const ROWS: TestCell[][] = [
  ['Description', 'HS CODE', 'Origin'],
  ['Oak table', 9403608040, 'Vietnam'],
  ['Oak chair', '9401.69.1100', null],
]

const utf16 = (text: string): string => [...text].map((letter) => `${letter}\0`).join('')

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
  ['an .xls of Excel 4', new Uint8Array([0x09, 0x04, 0x06, 0x00, 0, 0, 0x10, 0]), 'old-excel'],
  ['a Word document', strToU8(`\u00d0\u00cf\u0011\u00e0..${utf16('WordDocument')}`, true), 'not-a-sheet'],
  [
    'a workbook with a password',
    strToU8(`\u00d0\u00cf\u0011\u00e0..${utf16('EncryptedPackage')}`, true),
    'protected',
  ],
  [
    'a table in HTML',
    strToU8(
      '\n<html xmlns:x="urn:schemas-microsoft-com:office:excel"><table><tr><td>a</td><td>b</td></tr></table></html>',
    ),
    'web-page',
  ],
  ['a bare table in HTML', strToU8('<table border=1><tr><td>a,b</td></tr></table>'), 'web-page'],
  [
    'a web archive',
    strToU8('MIME-Version: 1.0\nContent-Type: multipart/related; boundary=x\n\na,b'),
    'web-page',
  ],
  [
    'a workbook of Excel 2003 in XML',
    strToU8(
      '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">',
    ),
    'xml-2003',
  ],
  ['a SYLK file', strToU8('ID;PWXL;N;E\nC;Y1;X1;K"a"\n'), 'other-format'],
  ['a letter in rich text', strToU8('{\\rtf1 a,b\nc,d}'), 'not-a-sheet'],
  ['a binary workbook', zipSync({ 'xl/workbook.bin': strToU8('') }), 'binary-workbook'],
  ['an OpenDocument sheet', zipSync({ mimetype: strToU8(''), 'content.xml': strToU8('') }), 'open-document'],
  ['a sheet of Apple Numbers', zipSync({ 'Index/Document.iwa': strToU8('') }), 'numbers'],
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

const TABLE_AND_BENCH = [
  ['Description', 'Qty', 'Amount'],
  ['Oak table', '2', '2400'],
  ['Oak bench', '1', '300'],
]
test.each([
  ['a mark of the byte order', '\ufeffDescription,Qty,Amount\nOak table,2,2400\nOak bench,1,300'],
  ['line ends of CR alone', 'Description,Qty,Amount\rOak table,2,2400\rOak bench,1,300'],
  ['pipes', 'Description|Qty|Amount\nOak table|2|2400\nOak bench|1|300'],
])('text with %s gives its cells without it', async (_, text) => {
  expect(await readFile(strToU8(text))).toEqual({ ok: true, sheets: [{ name: '', rows: TABLE_AND_BENCH }] })
})

test.each([
  ['between letters', 'Pipe 12" black,2,2400\nOak bench,1,300'],
  ['within quotes', '"Pipe 12" black",2,2400\nOak bench,1,300'],
])('an inch mark %s ends no cell', (_, rows) => {
  const result = readText(`Description,Qty,Amount\n${rows}`)
  expect(result.ok && result.sheets[0]?.rows.slice(1)).toEqual([
    ['Pipe 12" black', '2', '2400'],
    ['Oak bench', '1', '300'],
  ])
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

test("Excel's own mark of the separator is no row", async () => {
  const text = 'sep=;\nDescription;Qty;Amount\nOak table;2;2.400,00\nOak bench;1;1.500,00'
  const result = readText(text)
  expect(result.ok && result.sheets[0]?.rows[0]).toEqual(['Description', 'Qty', 'Amount'])
  const read = result.ok ? readFoundSheet(result.sheets[0]!) : undefined
  expect(read?.rows.map(({ cells }) => cells.entered_value?.text)).toEqual(['2400', '1500'])
  expect(readText('SEP=,\r\na,b\r\n"1,5",2')).toMatchObject({
    sheets: [
      {
        rows: [
          ['a', 'b'],
          ['1,5', '2'],
        ],
      },
    ],
  })
})

test('hidden rows, columns and sheets are marked', async () => {
  const bytes = workbook({
    Invoice: { rows: ROWS, hiddenRows: [3], hiddenColumns: [2] },
    Old: { rows: ROWS, isHidden: true },
  })
  const result = await readFile(bytes)
  expect(result.ok && result.sheets).toMatchObject([
    { name: 'Invoice', hidden: new Set([3]), hiddenColumns: new Set([1]) },
    { name: 'Old', isHidden: true },
  ])
})

test('a filtered row is named and left out', async () => {
  const rows: TestCell[][] = [
    ['Description', 'Qty', 'Amount'],
    ['Oak table', 2, 2400],
    ['Oak desk', 9, 8991],
  ]
  const result = await readFile(workbook({ Invoice: { rows, hiddenRows: [3] } }))
  const read = result.ok ? readFoundSheet(result.sheets[0]!) : undefined
  expect(read?.rows).toHaveLength(1)
  expect(read?.hidden).toEqual([{ row: 3, text: 'Oak desk' }])
})

test('a merged heading over net and gross weight gives the gross one', async () => {
  const rows: TestCell[][] = [
    ['Description', 'Qty', 'Weight (kg)', null],
    [null, null, 'Net', 'Gross'],
    ['Oak table', 2, 20, 25],
  ]
  const result = await readFile(workbook({ Invoice: { rows, merged: ['C1:D1', 'A1:A2', 'B1:B2'] } }))
  const read = result.ok ? readFoundSheet(result.sheets[0]!) : undefined
  expect(read?.rows.map(({ cells }) => cells.gross_weight_kg?.text)).toEqual(['25'])
})

test('a part number that Excel has turned into a date is asked about', async () => {
  const rows: TestCell[][] = [
    ['Part No', 'Description', 'Qty'],
    [new Date(Date.UTC(2026, 1, 1)), 'Oak table', 2],
  ]
  const result = await readFile(workbook({ Invoice: { rows } }))
  const read = result.ok ? readFoundSheet(result.sheets[0]!) : undefined
  expect(read?.rows[0]?.cells.part).toMatchObject({
    raw: '2026-02-01',
    text: '',
    state: 'asked',
    note: 'changed-part',
  })
})
