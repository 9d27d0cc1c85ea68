import { PDFDocument, type PDFFont, type PDFPage, StandardFonts } from 'pdf-lib'
import { fitText } from './fit-text.ts'
import type { Form7501 } from './form.ts'
import { layoutForm } from './layout.ts'
import { PAGE, type Page, type TextRun } from './page.ts'

/** The standard fonts hold Windows-1252 only: other letters lose their marks, or become '?'. */
export function printable(text: string): string {
  return text.normalize('NFKC').replace(/[^\x20-\x7e\xa0-\xff–—‘’“”•…€]/gu, (char) => {
    const base = char.normalize('NFD').replace(/\p{M}/gu, '')
    return /^[\x20-\x7e]$/.test(base) ? base : '?'
  })
}

function drawText(page: PDFPage, run: TextRun, font: PDFFont): void {
  const widthOf = (text: string) => font.widthOfTextAtSize(text, run.size)
  const text = fitText(printable(run.text), run.maxWidth, widthOf)
  const width = widthOf(text)
  const shift = run.align === 'right' ? width : run.align === 'center' ? width / 2 : 0
  page.drawText(text, { x: run.x - shift, y: run.y, size: run.size, font })
}

/**
 * The printed Form 7501 as PDF bytes (US Letter).
 * `printedAt` is the instant written into the document's properties; the same form and instant give the same bytes.
 */
export const renderForm7501 = (form: Form7501, printedAt: Date): Promise<Uint8Array> =>
  renderPages(`CBP Form 7501, entry ${form.blocks['1'] ?? ''}`, layoutForm(form), printedAt)

/** Pages of drawing orders as PDF bytes, under a title. */
export async function renderPages(
  title: string,
  pages: readonly Page[],
  printedAt: Date,
): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const regular = await pdf.embedFont(StandardFonts.Helvetica)
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold)
  pdf.setTitle(title)
  pdf.setProducer('Electronic Direct Filing of Entry')
  pdf.setCreator('Electronic Direct Filing of Entry')
  pdf.setCreationDate(printedAt)
  pdf.setModificationDate(printedAt)
  for (const laid of pages) {
    const page = pdf.addPage([PAGE.width, PAGE.height])
    for (const { x1, y1, x2, y2, weight } of laid.rules) {
      page.drawLine({ start: { x: x1, y: y1 }, end: { x: x2, y: y2 }, thickness: weight })
    }
    for (const run of laid.texts) drawText(page, run, run.bold ? bold : regular)
  }
  return pdf.save()
}
