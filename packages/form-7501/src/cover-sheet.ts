import { say } from '@edfe/domain/messages'
import type { Formatter } from '@edfe/messages'
import { emptyPage, PAGE, type Page, put, rule } from './page.ts'
import { renderPages } from './render.ts'

/** The cover sheet in front of the documents that answer a CBP request. Days are `YYYY-MM-DD`. */
export interface CoverSheet {
  /** With hyphens. */
  entryNumber: string
  port: string
  importer: string
  /** CBP's request, with its code. */
  request: string
  dueOn: string | null
  sentOn: string
  documents: readonly SheetDocument[]
}

export interface SheetDocument {
  name: string
  kind: string
  bytes: number
  /** Hex digits. */
  sha256: string
}

const WORDS = {
  heading: say({
    id: 'cover-sheet.heading',
    defaultMessage: 'Documents for U.S. Customs and Border Protection',
  }),
  number: say({ id: 'cover-sheet.number', defaultMessage: 'Entry number' }),
  port: say({ id: 'cover-sheet.port', defaultMessage: 'Port of entry' }),
  importer: say({ id: 'cover-sheet.importer', defaultMessage: 'Importer' }),
  answers: say({ id: 'cover-sheet.answers', defaultMessage: 'Answers' }),
  due: say({ id: 'cover-sheet.due', defaultMessage: 'Due' }),
  noDay: say({ id: 'cover-sheet.no-day', defaultMessage: 'No day given' }),
  date: say({ id: 'cover-sheet.date', defaultMessage: 'Date' }),
}

const LEFT = 54
const VALUE_AT = 170
const RIGHT = PAGE.width - LEFT
const BOTTOM = 60
const ROW_HEIGHT = 28

/** The cover sheet as PDF bytes (US Letter): as many pages as its documents need, each with the entry number. */
export const renderCoverSheet = (sheet: CoverSheet, words: Formatter, printedAt: Date): Promise<Uint8Array> =>
  renderPages(
    words.format(
      say(
        { id: 'cover-sheet.title', defaultMessage: 'Documents for entry {number}' },
        { number: sheet.entryNumber },
      ),
    ),
    layoutCoverSheet(sheet, words),
    printedAt,
  )

/** The pages as drawing orders, so that what is printed can be tested without reading a PDF. */
export function layoutCoverSheet(sheet: CoverSheet, words: Formatter): Page[] {
  const pages: Page[] = []
  let { page, y } = firstPage(sheet, words)
  for (const [at, document] of sheet.documents.entries()) {
    if (y < BOTTOM + ROW_HEIGHT) {
      pages.push(page)
      page = emptyPage()
      y = heading(page, sheet, words, PAGE.height - 72)
    }
    put(page, LEFT, y, String(at + 1), { size: 10 })
    put(page, LEFT + 24, y, document.name, { size: 10, bold: true, maxWidth: 300 })
    put(page, RIGHT, y, `${document.kind}, ${kilobytes(document.bytes)}`, {
      size: 9,
      align: 'right',
      maxWidth: 170,
    })
    put(page, LEFT + 24, y - 12, `SHA-256 ${document.sha256}`, { size: 7 })
    y -= ROW_HEIGHT
  }
  pages.push(page)
  for (const [at, each] of pages.entries()) {
    const foot = say(
      { id: 'cover-sheet.foot', defaultMessage: 'Entry {number}, page {page} of {pages}' },
      { number: sheet.entryNumber, page: at + 1, pages: pages.length },
    )
    put(each, RIGHT, 36, words.format(foot), { size: 8, align: 'right' })
  }
  return pages
}

function firstPage(sheet: CoverSheet, words: Formatter): { page: Page; y: number } {
  const { format } = words
  const page = emptyPage()
  let y = PAGE.height - 72
  put(page, LEFT, y, format(WORDS.heading), { size: 16, bold: true, role: 'H1' })
  y -= 30
  const facts = [
    [WORDS.number, sheet.entryNumber],
    [WORDS.port, sheet.port],
    [WORDS.importer, sheet.importer],
    [WORDS.answers, sheet.request],
    [WORDS.due, sheet.dueOn ? printedDay(sheet.dueOn) : format(WORDS.noDay)],
    [WORDS.date, printedDay(sheet.sentOn)],
  ] as const
  for (const [label, value] of facts) {
    put(page, LEFT, y, format(label), { size: 10 })
    put(page, VALUE_AT, y, value, { size: 10, bold: true, maxWidth: RIGHT - VALUE_AT })
    y -= 17
  }
  return { page, y: heading(page, sheet, words, y - 14) }
}

/** The head of the list of documents; answers where its first row is. */
function heading(page: Page, { documents }: CoverSheet, { format }: Formatter, y: number): number {
  const count = say(
    { id: 'cover-sheet.count', defaultMessage: '{count, plural, one {# document} other {# documents}}' },
    { count: documents.length },
  )
  put(page, LEFT, y, format(count), { size: 11, bold: true })
  rule(page, LEFT, y - 6, RIGHT, y - 6)
  return y - 24
}

const printedDay = (day: string): string => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`

const kilobytes = (bytes: number): string => `${Math.max(1, Math.round(bytes / 1000))} kB`
