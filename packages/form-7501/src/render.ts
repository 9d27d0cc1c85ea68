import PDFDocument from 'pdfkit'
import { fitText } from './fit-text.ts'
import { FONTS, type FontFile, type FontRun, fontRuns } from './fonts.ts'
import type { Form7501 } from './form.ts'
import { layoutForm } from './layout.ts'
import { PAGE, type Page, type TextRun } from './page.ts'
import { drawWatermark } from './watermark.ts'

type Pdf = PDFKit.PDFDocument

const PRODUCT = 'Electronic Direct Filing of Entry'

/**
 * The printed Form 7501 as PDF bytes (US Letter).
 * `printedAt` is the instant written into the document's properties; the same form and instant give the same bytes.
 */
export const renderForm7501 = (form: Form7501, printedAt: Date): Promise<Uint8Array> =>
  renderPages(`CBP Form 7501, entry ${form.blocks['1'] ?? ''}`, layoutForm(form), printedAt)

/** Several forms one after the other in one PDF, under a title of all. */
export const renderForms7501 = (
  title: string,
  forms: readonly Form7501[],
  printedAt: Date,
): Promise<Uint8Array> => renderPages(title, forms.flatMap(layoutForm), printedAt)

/**
 * Pages of drawing orders as PDF bytes, under a title: PDF/UA-1, with embedded fonts, in English. Each text is a tagged
 * element in reading order, the lines of the form are a table, and the drawn lines are artifacts.
 */
export async function renderPages(
  title: string,
  pages: readonly Page[],
  printedAt: Date,
): Promise<Uint8Array> {
  const pdf = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    // @ts-expect-error the published types do not have it yet
    subset: 'PDF/UA',
    tagged: true,
    displayTitle: true,
    lang: 'en-US',
    font: FONTS.regular[0]!.path,
    info: {
      Title: title,
      Author: PRODUCT,
      Producer: PRODUCT,
      Creator: PRODUCT,
      CreationDate: printedAt,
      ModDate: printedAt,
    },
  })
  const parts: Buffer[] = []
  pdf.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise((resolve, reject) => pdf.on('end', resolve).on('error', reject))
  const root = pdf.struct('Document', { title })
  pdf.addStructure(root)
  for (const page of pages) drawPage(pdf, root, page)
  root.end()
  pdf.end()
  await ended
  return new Uint8Array(Buffer.concat(parts))
}

function drawPage(pdf: Pdf, root: PDFKit.PDFStructureElement, { texts, rules, watermark }: Page): void {
  pdf.addPage()
  if (watermark.length > 0) drawWatermark(pdf, watermark)
  pdf.markContent('Artifact', { type: 'Layout' })
  for (const { x1, y1, x2, y2, weight } of rules)
    pdf
      .lineWidth(weight)
      .moveTo(x1, PAGE.height - y1)
      .lineTo(x2, PAGE.height - y2)
      .stroke()
  pdf.endMarkedContent()
  const rows = new Map<number, PDFKit.PDFStructureElement>()
  let table: PDFKit.PDFStructureElement | undefined
  for (const [index, run] of texts.entries()) {
    const previous = texts[index - 1]
    if (previous && isSameCell(previous, run)) continue
    const own = [run]
    for (let at = index + 1; texts[at] && isSameCell(run, texts[at]!); at += 1) own.push(texts[at]!)
    const element = pdf.struct(
      run.role,
      {},
      own.map((part) => markText(pdf, part)),
    )
    if (run.row === undefined) root.add(element)
    else {
      if (!table) {
        table = pdf.struct('Table')
        root.add(table)
      }
      // Cells are drawn by column and read by row.
      const row = rows.get(run.row) ?? pdf.struct('TR')
      rows.set(run.row, row)
      row.add(element)
    }
    element.end()
  }
  for (const [, row] of [...rows].sort(([a], [b]) => a - b)) {
    table?.add(row)
    row.end()
  }
  table?.end()
}

const isSameCell = (a: TextRun, b: TextRun): boolean =>
  a.row !== undefined && a.row === b.row && a.column === b.column

/** Draws a text, cut where it is too wide, and answers its marked content. */
function markText(pdf: Pdf, run: TextRun): PDFKit.PDFStructureContent {
  const fonts = FONTS[run.bold ? 'bold' : 'regular']
  const text = fitText(run.text, run.maxWidth, (part) => widthOf(pdf, run.size, fontRuns(part, fonts)))
  const runs = fontRuns(text, fonts)
  const width = run.align === 'left' ? 0 : widthOf(pdf, run.size, runs)
  const shift = run.align === 'right' ? width : run.align === 'center' ? width / 2 : 0
  const content = pdf.markStructureContent(run.role)
  let x = run.x - shift
  for (const one of runs) {
    inFont(pdf, one.font, run.size).text(one.text, x, PAGE.height - run.y, {
      lineBreak: false,
      baseline: 'alphabetic',
    })
    x += widthOf(pdf, run.size, [one])
  }
  pdf.endMarkedContent()
  return content
}

/** The fonts that a document has under their paths. */
const registered = new WeakMap<Pdf, Set<FontFile>>()

function inFont(pdf: Pdf, font: FontFile, size: number): Pdf {
  const known = registered.get(pdf) ?? new Set()
  if (!known.has(font)) {
    // @ts-expect-error PDFKit takes an opened font; the published types do not say so yet
    pdf.registerFont(font.path, font.opened())
    registered.set(pdf, known.add(font))
  }
  return pdf.font(font.path).fontSize(size)
}

const widthOf = (pdf: Pdf, size: number, runs: readonly FontRun[]): number =>
  runs.reduce((sum, { font, text }) => sum + inFont(pdf, font, size).widthOfString(text), 0)
