import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { recogniseFile } from './index.ts'

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const typeOf = (content: string) => {
  const all = bytes(content)
  return recogniseFile({ head: all, tail: all, size: all.length })
}

const number = (value: number, length: number) =>
  Array.from({ length }, (_, index) => String.fromCharCode((value >> (8 * index)) & 0xff)).join('')

/** A ZIP with empty files of these names, behind what comes before it. */
function zip(names: string[], before = ''): string {
  let local = ''
  let directory = ''
  for (const name of names) {
    const facts = `${number(0, 16)}${number(name.length, 2)}${number(0, 2)}`
    const offset = before.length + local.length
    local += `PK\x03\x04${number(20, 2)}${number(0, 4)}${facts}${name}`
    directory += `PK\x01\x02${number(20, 4)}${number(0, 4)}${facts}${number(0, 10)}${number(offset, 4)}${name}`
  }
  const count = number(names.length, 2)
  const at = number(before.length + local.length, 4)
  return `${before}${local}${directory}PK\x05\x06${number(0, 4)}${count}${count}${number(directory.length, 4)}${at}\0\0`
}

/** A text in UTF-16 with its mark. */
const utf16 = (text: string, isBigEndian: boolean): string =>
  [...`\ufeff${text}`]
    .map((character) => {
      const pair = [character.charCodeAt(0) & 0xff, character.charCodeAt(0) >> 8]
      return String.fromCharCode(...(isBigEndian ? pair.reverse() : pair))
    })
    .join('')

const JPEG = '\xff\xd8\xff\xe0\0\x10JFIF\0'
const PNG = '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'
const PDF = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n'

describe('a file is known by its content', () => {
  test.each([
    ['pdf', PDF],
    ['png', PNG],
    ['jpeg', '\xff\xd8\xff\xe0\0\x10JFIF\0'],
    ['tiff', 'II*\0\x08\0\0\0'],
    ['tiff', 'MM\0*\0\0\0\x08'],
    ['heic', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
    ['heic', '\0\0\0\x1cftypmif1\0\0\0\0mif1heicmiaf'],
    ['csv', utf16('Item;Qty\nA-1;2\n', false)],
    ['csv', utf16('Tisch für Küche;2\n', true)],
    ['csv', 'Sofas and More\nItem;Qty;Price\nA-1;2;1.234,50\n'],
    ['csv', '\xef\xbb\xbfPart,Description\r\n1,Tisch f\xc3\xbcr K\xc3\xbcche\r\n'],
    [
      'eml',
      'Received: from mail\r\nFrom: a@example.com\r\nSubject: Docs\r\n\r\n<html><body>Hi</body></html>',
    ],
    ['xlsx', zip(['[Content_Types].xml', '_rels/.rels', 'xl/workbook.xml'])],
    ['docx', zip(['[Content_Types].xml', 'word/document.xml'])],
  ])('%s', (type, content) => {
    expect(typeOf(content)).toEqual({ type })
  })
})

describe('a file is refused', () => {
  test.each([
    ['a picture with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a page', '<!DOCTYPE html><html><body>a,b</body></html>'],
    ['a page behind a table', 'a,b\n<script>alert(1)</script>'],
    ['a shell script', '#!/bin/sh\necho a,b'],
    ['a program', 'MZ\x90\0\x03\0'],
    ['JSON', '{"a": 1, "b": 2}'],
    ['a text without a table', 'Dear customs, hello.'.replace(',', '')],
    ['an empty file', '  \n'],
    ['a ZIP of other things', zip(['invoice.pdf'])],
    ['a ZIP that is cut off', 'PK\x03\x04\x14\0'],
    ['a PDF with something before it', `\n${PDF}`],
    ['an AVIF picture', '\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf'],
    ['an AVIF picture under a common brand', '\0\0\0\x1cftypmif1\0\0\0\0mif1avifmiaf'],
    ['a film', '\0\0\0\x18ftypisom\0\0\0\0isomavc1'],
    ['a page in UTF-16', utf16('<html><body>a,b</body></html>', false)],
    ['UTF-16 without text', '\xff\xfe\0\0\x01\0'],
  ])('that is %s', (_, content) => {
    expect(typeOf(content)).toEqual({ refused: 'unknown' })
  })

  test.each([
    ['a picture with a ZIP behind it', zip(['a.class'], PNG)],
    ['a PDF with a ZIP behind it', zip(['[Content_Types].xml', 'xl/workbook.xml'], PDF)],
    ['a picture with a page in its first bytes', `${PNG}<script>alert(1)</script>`],
    ['a table with a ZIP behind it', zip(['a'], 'a,b\n')],
    ['a picture with a PDF in its first kilobyte', `${JPEG}\xff\xfe\0\x20${PDF}`],
    ['a table with a PDF in its first kilobyte', `a,b\n${PDF}`],
    ['a picture with a ZIP behind it and bytes after that', `${zip(['a.class'], PNG)}and more`],
    ['a workbook that is a text too', zip(['[Content_Types].xml', 'xl/workbook.xml', 'word/document.xml'])],
  ])('that is two things at once: %s', (_, content) => {
    expect(typeOf(content)).toEqual({ refused: 'polyglot' })
  })

  test('that carries macros', () => {
    const names = ['[Content_Types].xml', 'xl/workbook.xml', 'xl/vbaProject.bin']
    expect(typeOf(zip(names))).toEqual({ refused: 'macros' })
  })
})

test('a ZIP behind a picture is found though its directory is before the last bytes', () => {
  const all = bytes(zip(['a.class', 'b.class'], PNG))
  const tail = all.subarray(all.length - 22)
  expect(recogniseFile({ head: all, tail, size: all.length })).toEqual({ refused: 'polyglot' })
})

test("a picture that has the letters of a ZIP's end by chance is a picture", () => {
  expect(typeOf(`${PNG}PK\x05\x06\x8a\x01\x02\x03\x04\x05\x06\x07\x08\x09${'x'.repeat(30)}`)).toEqual({
    type: 'png',
  })
})

test('no bytes make it fail', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (content) => {
      const found = recogniseFile({ head: content, tail: content, size: content.length })
      expect('type' in found || 'refused' in found).toBe(true)
    }),
  )
})
