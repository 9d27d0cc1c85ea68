import { expect, test } from 'vitest'
import {
  isRecognised,
  isUnsure,
  type PictureLine,
  type PictureWord,
  tableOfText,
  textOfPicture,
} from './index.ts'

const LETTER = 13
const GAP = 8

/** Words of a line at 200 dots per inch, each from its place; `confidence` is of the words that are named. */
function line(
  baseline: number,
  texts: readonly (readonly [left: number, text: string])[],
  confidence: Record<string, number> = {},
): PictureLine {
  const words = texts.flatMap(([start, text]) => {
    let left = start
    return text.split(' ').map((each): PictureWord => {
      const right = left + each.length * LETTER
      const word = { text: each, left, right, confidence: confidence[each] ?? 95 }
      left = right + GAP
      return word
    })
  })
  return { words, baseline, height: 28 }
}

const SIZE = { page: 1, width: 1700, height: 2200 }

test('the words of a picture make the same table as the text of a PDF, in whatever size it shows the page', () => {
  const invoice = (size: number): PictureLine[] =>
    [
      line(194, [[100, 'COMMERCIAL INVOICE']]),
      line(404, [
        [100, 'Item No'],
        [300, 'Description of goods'],
        [820, 'HS Code'],
        [1080, 'Qty'],
        [1240, 'Unit Price'],
        [1440, 'Amount USD'],
      ]),
      line(465, [
        [100, 'HM-118'],
        [300, 'Oak dining table'],
        [820, '9403.60.8081'],
        [1100, '24'],
        [1260, '220.00'],
        [1480, '5,280.00'],
      ]),
      line(496, [[300, 'with two leaves, 180 cm']]),
      line(560, [
        [100, 'HM-204'],
        [300, 'Upholstered chair'],
        [820, '9401.61.4011'],
        [1100, '96'],
        [1260, '48.50'],
        [1480, '4,656.00'],
      ]),
    ].map(({ words, baseline, height }) => ({
      words: words.map((word) => ({ ...word, left: word.left * size, right: word.right * size })),
      baseline: baseline * size,
      height: height * size,
    }))
  const rowsAt = (size: number) =>
    tableOfText(
      textOfPicture(invoice(size), { page: 1, width: 1700 * size, height: 2200 * size }).items,
      'scan',
    )?.rows
  expect(rowsAt(1)).toEqual([
    ['COMMERCIAL INVOICE'],
    ['Item No', 'Description of goods', 'HS Code', 'Qty', 'Unit Price', 'Amount USD'],
    ['HM-118', 'Oak dining table with two leaves, 180 cm', '9403.60.8081', '24', '220.00', '5,280.00'],
    ['HM-204', 'Upholstered chair', '9401.61.4011', '96', '48.50', '4,656.00'],
  ])
  expect(rowsAt(1.8)).toEqual(rowsAt(1))
})

test('the rules of a table are no letters of its values, and divide columns that are close', () => {
  const { items } = textOfPicture(
    [
      line(404, [
        [100, 'Item'],
        [160, '|'],
        [175, 'Goods'],
        [255, 'Price|'],
        [345, 'Unit'],
        [410, '|Value'],
      ]),
    ],
    SIZE,
  )
  expect(items.map(({ text }) => text)).toEqual(['Item', 'Goods Price', 'Unit', 'Value'])
})

test('words come together at the wide gaps of a typewriter, and headings of close columns stay apart', () => {
  const { items } = textOfPicture(
    [
      line(404, [
        [100, 'Unit'],
        [168, 'Price'],
        [258, 'Amount'],
      ]),
    ],
    SIZE,
  )
  expect(items.map(({ text }) => text)).toEqual(['Unit Price', 'Amount'])
})

test('numbers beside each other stay apart, words of one heading come together', () => {
  const { items } = textOfPicture([line(404, [[100, 'Unit Price 24 220.00']])], SIZE)
  expect(items.map(({ text }) => text)).toEqual(['Unit Price', '24', '220.00'])
})

test('a value is as sure as the least sure of its words, and printed text is not in doubt', () => {
  const lines = [
    line(404, [
      [100, 'Item No'],
      [300, 'Description of goods'],
      [1080, 'Qty'],
      [1440, 'Amount USD'],
    ]),
    line(
      465,
      [
        [100, 'HM-118'],
        [300, 'Oak tab1e dining'],
        [1100, '24'],
        [1480, '5,280.00'],
      ],
      { tab1e: 61 },
    ),
  ]
  const scan = tableOfText(textOfPicture(lines, SIZE).items, 'scan')!
  expect(scan.places[1]?.map(isUnsure)).toEqual([false, true, false, false])
  expect(scan.places[1]?.every(isRecognised)).toBe(true)
  const printed = [{ page: 1, x: 30, y: 780, width: 40 }]
  expect([isRecognised(printed), isUnsure(printed)]).toEqual([false, false])
})

test('a picture without text has its size and no items', () => {
  expect(textOfPicture([], SIZE)).toEqual({ width: 1700, height: 2200, items: [] })
})
