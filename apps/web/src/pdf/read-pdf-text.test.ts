import { expect, test } from 'vitest'
import { openPdf, scannedPages, textsOf } from './read-pdf-text.ts'

/** A PDF with such drawing on its pages. Readers rebuild its table of objects. */
const pdfWith = (pages: readonly string[]): Blob =>
  new Blob([
    [
      '%PDF-1.4',
      '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
      `2 0 obj<</Type/Pages/Kids[${pages.map((_, at) => `${4 + 2 * at} 0 R`).join(' ')}]/Count ${pages.length}>>endobj`,
      '3 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj',
      ...pages.flatMap((drawing, at) => [
        `${4 + 2 * at} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F1 3 0 R>>>>/Contents ${5 + 2 * at} 0 R>>endobj`,
        `${5 + 2 * at} 0 obj<</Length ${drawing.length}>>stream\n${drawing}\nendstream endobj`,
      ]),
      'trailer<</Root 1 0 R>>',
    ].join('\n'),
  ])

const text = (words: string) => `BT /F1 9 Tf 30 700 Td (${words}) Tj ET`
const PICTURE = 'q 612 0 0 792 0 0 cm BI /W 1 /H 1 /CS /G /BPC 8 ID 0 EI Q'
const HUGE = PICTURE.replace('/W 1 /H 1', '/W 20000 /H 12000')
const PATH = '30 700 40 9 re f'
const ROW = text('HM-118 Oak dining table 9403.60.8081 24 220.00 5,280.00')

test.each([
  ['a picture is a scan', PICTURE, true],
  ['a picture with the name of the program that scanned it is one', `${PICTURE} ${text('CamScanner')}`, true],
  ['letters that are drawn as paths are one', PATH, true],
  ['text is none, with a logo and lines too', `${PICTURE} ${PATH} ${ROW}`, false],
  ['a picture of more pixels than are unpacked is left out', HUGE, false],
  ['a blank page is none', '', false],
  ['a page number alone is none', text('Page 3 of 3'), false],
])('%s', async (_, drawing, isScan) => {
  const pdf = await openPdf(pdfWith([ROW, drawing]))
  expect(await scannedPages(pdf, await textsOf(pdf))).toEqual(isScan ? [2] : [])
})
