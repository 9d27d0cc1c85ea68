import { createFormatter } from '@edfe/messages'
import { describe, expect, test } from 'vitest'
import { type CoverSheet, layoutCoverSheet, renderCoverSheet } from './cover-sheet.ts'

const invoice = {
  name: 'invoice 4411.pdf',
  kind: 'Commercial invoice',
  bytes: 183_400,
  sha256: 'ab'.repeat(32),
}
const sheet: CoverSheet = {
  entryNumber: 'B76-6850002-1',
  port: '2704',
  importer: 'Alder & Finch Lighting LLC',
  request: 'CBP asks for the entry summary package (UC)',
  dueOn: '2026-04-04',
  sentOn: '2026-03-05',
  documents: [invoice],
}

const words = createFormatter(() => undefined)

const textsOf = (given: CoverSheet) =>
  layoutCoverSheet(given, words).map((page) => page.texts.map(({ text }) => text))

describe('the cover sheet of documents for CBP', () => {
  test('names the entry, the request and its day, and each document with its hash', () => {
    const [texts] = textsOf(sheet)
    for (const text of [
      'B76-6850002-1',
      'CBP asks for the entry summary package (UC)',
      '04/04/2026',
      '1 document',
      'invoice 4411.pdf',
      'Commercial invoice, 183 kB',
      `SHA-256 ${invoice.sha256}`,
    ])
      expect(texts).toContain(text)
  })

  test('lists every one of 200 documents once, and each page has the entry number', () => {
    const documents = Array.from({ length: 200 }, (_, at) => ({ ...invoice, name: `document ${at}.pdf` }))
    const pages = textsOf({ ...sheet, documents })
    const names = pages.flat().filter((text) => text.startsWith('document '))
    expect(names).toEqual(documents.map(({ name }) => name))
    for (const [at, texts] of pages.entries())
      expect(texts).toContain(`Entry B76-6850002-1, page ${at + 1} of ${pages.length}`)
  })

  test('no text is printed below the margin', () => {
    const documents = Array.from({ length: 57 }, () => invoice)
    for (const page of layoutCoverSheet({ ...sheet, documents }, words))
      for (const { y } of page.texts) expect(y).toBeGreaterThanOrEqual(36)
  })

  test('is a PDF, also with names of other scripts', async () => {
    const bytes = await renderCoverSheet(
      { ...sheet, documents: [{ ...invoice, name: '發票 4411.pdf' }] },
      words,
      new Date('2026-03-05T15:00:00Z'),
    )
    expect(new TextDecoder().decode(bytes.slice(0, 5))).toBe('%PDF-')
  })
})
