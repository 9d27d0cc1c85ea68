import type { TextItem } from '@edfe/domain/pdf-text'
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'

export type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>

/** Pages that are read at most: 999 lines fit on fewer. */
const MOST_PAGES = 120
/** Letters of a page that is read as text. Programs that scan print their name or a date on a picture. */
const LEAST_LETTERS = 40
/**
 * Pixels of a picture that are unpacked, four bytes each: more than a telephone takes, or a scanner of a large drawing. A
 * file of 100 kB can name more.
 */
export const MOST_PIXELS_UNPACKED = 210_000_000

/** Opens a PDF, whose larger pictures are left out. Rejects for what is none. */
export const openPdf = async (file: Blob): Promise<Pdf> =>
  getDocumentProxy(new Uint8Array(await file.arrayBuffer()), { maxImageSize: MOST_PIXELS_UNPACKED })

/** The texts of a PDF with their places. Throws for what is no PDF. */
export const readPdfText = async (file: Blob): Promise<TextItem[]> => textsOf(await openPdf(file))

/** The texts of an open PDF with their places. */
export async function textsOf(pdf: Pdf): Promise<TextItem[]> {
  const items: TextItem[] = []
  for (let page = 1; page <= Math.min(pdf.numPages, MOST_PAGES); page += 1) {
    const { items: found } = await (await pdf.getPage(page)).getTextContent()
    for (const item of found) {
      if (!('str' in item)) continue
      const [, , , , x, y] = item.transform as number[]
      items.push({ page, x: x ?? 0, y: y ?? 0, width: item.width, text: item.str })
    }
  }
  return items
}

/** The pages whose print is a picture or drawn letter by letter: they have hardly any text, and are not blank. */
export async function scannedPages(pdf: Pdf, texts: readonly TextItem[]): Promise<number[]> {
  const { OPS } = await getResolvedPDFJS()
  const drawing = new Set<number>([
    OPS.paintImageXObject,
    OPS.paintInlineImageXObject,
    OPS.paintImageMaskXObject,
    OPS.constructPath,
  ])
  const scanned: number[] = []
  for (let page = 1; page <= Math.min(pdf.numPages, MOST_PAGES); page += 1) {
    const letters = texts.filter((item) => item.page === page).map(({ text }) => text.trim())
    if (letters.join('').length >= LEAST_LETTERS) continue
    const { fnArray } = await (await pdf.getPage(page)).getOperatorList()
    if (fnArray.some((operator) => drawing.has(operator))) scanned.push(page)
  }
  return scanned
}
