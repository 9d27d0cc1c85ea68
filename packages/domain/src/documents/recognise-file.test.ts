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
  ])('that is %s', (_, content) => {
    expect(typeOf(content)).toEqual({ refused: 'unknown' })
  })

  test.each([
    ['a picture with a ZIP behind it', zip(['a.class'], PNG)],
    ['a PDF with a ZIP behind it', zip(['[Content_Types].xml', 'xl/workbook.xml'], PDF)],
    ['a picture with a page in its first bytes', `${PNG}<script>alert(1)</script>`],
    ['a table with a ZIP behind it', zip(['a'], 'a,b\n')],
    ['a workbook that is a text too', zip(['[Content_Types].xml', 'xl/workbook.xml', 'word/document.xml'])],
  ])('that is two things at once: %s', (_, content) => {
    expect(typeOf(content)).toEqual({ refused: 'polyglot' })
  })

  test('that carries macros', () => {
    const names = ['[Content_Types].xml', 'xl/workbook.xml', 'xl/vbaProject.bin']
    expect(typeOf(zip(names))).toEqual({ refused: 'macros' })
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
