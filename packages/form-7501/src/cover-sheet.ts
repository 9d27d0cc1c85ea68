import { emptyPage, PAGE, type Page, put, rule } from './page.ts'
import { renderPages } from './render.ts'

/** What goes before the documents that answer a CBP request. Days are `YYYY-MM-DD`. */
export interface CoverSheet {
  /** With hyphens. */
  entryNumber: string
  port: string
  importer: string
  /** What CBP asks for, with its code. */
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

const LEFT = 54
const VALUE_AT = 170
const RIGHT = PAGE.width - LEFT
const BOTTOM = 60
const ROW_HEIGHT = 28

/** The cover sheet as PDF bytes (US Letter): as many pages as its documents need, each with the entry number. */
export const renderCoverSheet = (sheet: CoverSheet, printedAt: Date): Promise<Uint8Array> =>
  renderPages(`Documents for entry ${sheet.entryNumber}`, layoutCoverSheet(sheet), printedAt)

/** The pages as drawing orders, so that what is printed can be tested without reading a PDF. */
export function layoutCoverSheet(sheet: CoverSheet): Page[] {
  const pages: Page[] = []
  let { page, y } = firstPage(sheet)
  for (const [at, document] of sheet.documents.entries()) {
    if (y < BOTTOM + ROW_HEIGHT) {
      pages.push(page)
      page = emptyPage()
      y = heading(page, sheet, PAGE.height - 72)
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
    put(each, RIGHT, 36, `Entry ${sheet.entryNumber}, page ${at + 1} of ${pages.length}`, {
      size: 8,
      align: 'right',
    })
  }
  return pages
}

function firstPage(sheet: CoverSheet): { page: Page; y: number } {
  const page = emptyPage()
  let y = PAGE.height - 72
  put(page, LEFT, y, 'Documents for U.S. Customs and Border Protection', { size: 16, bold: true, role: 'H1' })
  y -= 30
  const facts = [
    ['Entry number', sheet.entryNumber],
    ['Port of entry', sheet.port],
    ['Importer', sheet.importer],
    ['Answers', sheet.request],
    ['Due', sheet.dueOn ? printedDay(sheet.dueOn) : 'No day given'],
    ['Date', printedDay(sheet.sentOn)],
  ] as const
  for (const [label, value] of facts) {
    put(page, LEFT, y, label, { size: 10 })
    put(page, VALUE_AT, y, value, { size: 10, bold: true, maxWidth: RIGHT - VALUE_AT })
    y -= 17
  }
  return { page, y: heading(page, sheet, y - 14) }
}

/** The head of the list of documents; answers where its first row is. */
function heading(page: Page, { documents }: CoverSheet, y: number): number {
  const count = documents.length === 1 ? '1 document' : `${documents.length} documents`
  put(page, LEFT, y, count, { size: 11, bold: true })
  rule(page, LEFT, y - 6, RIGHT, y - 6)
  return y - 24
}

const printedDay = (day: string): string => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`

const kilobytes = (bytes: number): string => `${Math.max(1, Math.round(bytes / 1000))} kB`
