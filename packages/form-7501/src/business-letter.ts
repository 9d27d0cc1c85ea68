import { emptyPage, PAGE, type Page, put } from './page.ts'
import { renderPages } from './render.ts'
import { wrapText } from './text-width.ts'

/** A letter of a company, as it is printed. */
export interface BusinessLetter {
  /** Name and address of the sender, a line each. */
  from: readonly string[]
  day: string
  /** The addressee, a line each. */
  to: readonly string[]
  subject: string
  paragraphs: readonly string[]
  /** Under the place for the signature. */
  signer: string
}

const LEFT = 72
const TOP = PAGE.height - 72
const BOTTOM = 72
const WIDTH = PAGE.width - 2 * LEFT
const SIZE = 11
const ROW = 15
const GAP = 12
/** Room for a signature by hand. */
const SIGNATURE = 42

/** The letter as PDF bytes (US Letter), tagged for screen readers: one page, and more where its text needs them. */
export const renderBusinessLetter = (letter: BusinessLetter, printedAt: Date): Promise<Uint8Array> =>
  renderPages(letter.subject, layoutBusinessLetter(letter), printedAt)

/** The pages as drawing orders, so that what is printed can be tested without reading a PDF. */
export function layoutBusinessLetter({ from, day, to, subject, paragraphs, signer }: BusinessLetter): Page[] {
  let page = emptyPage()
  const pages = [page]
  let y = TOP
  const makeRoom = (height: number) => {
    if (y - height >= BOTTOM) return
    page = emptyPage()
    pages.push(page)
    y = TOP
  }
  const write = (text: string, options: Parameters<typeof put>[4] = {}) => {
    for (const row of wrapText(text, WIDTH, SIZE, options.bold ?? false)) {
      makeRoom(ROW)
      put(page, LEFT, y, row, { size: SIZE, maxWidth: WIDTH, ...options })
      y -= ROW
    }
  }
  const block = (lines: readonly string[]) => {
    for (const line of lines) write(line)
    y -= GAP
  }
  block(from)
  block([day])
  block(to)
  write(subject, { bold: true, role: 'H1' })
  y -= GAP
  for (const paragraph of paragraphs) block(paragraph.split('\n'))
  makeRoom(SIGNATURE + ROW)
  y -= SIGNATURE
  write(signer)
  return pages
}
