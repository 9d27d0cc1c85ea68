import { expect, test } from 'vitest'
import { paperKind } from './paper-kind.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

test.each([
  ['a PDF', '%PDF-1.7\n…', 'pdf'],
  ['a PNG picture', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'photograph'],
  ['a JPEG picture', '\xff\xd8\xff\xe0\0\x10JFIF', 'photograph'],
  ['a picture of a phone that browsers do not show', '\0\0\0\x18ftypheic\0\0\0\0heicmif1', 'photograph'],
  ['a TIFF picture', 'II*\0\x08\0\0\0', 'photograph'],
  ['a workbook', 'PK\x03\x04', undefined],
  ['a table', 'Item,Qty\nHM-118,24\n', undefined],
  ['nothing', '', undefined],
])('%s is known by its content', (_, text, kind) => {
  expect(paperKind(bytes(text))).toBe(kind)
})
