import { FONTS } from './fonts.ts'
import { PAGE } from './page.ts'
import { widthOf } from './text-width.ts'

const LIGHT_GREY = '#e9e9e9'
/** The largest letters, and the length of a row, in points. */
const LARGEST = 96
const LONGEST = 760
const ANGLE = (Math.atan2(PAGE.height, PAGE.width) * 180) / Math.PI

/**
 * Draws rows of text large and light from the lower left to the upper right corner. They are an artifact and drawn as
 * outlines, so that who searches, copies or listens meets the form alone; its head says the same in words.
 */
export function drawWatermark(pdf: PDFKit.PDFDocument, rows: readonly string[]): void {
  const [font] = FONTS.bold
  if (!font) return
  const sizes = rows.map((row) => Math.min(LARGEST, LONGEST / widthOf(row, 1, true)))
  const height = sizes.reduce((sum, size) => sum + size * 1.1, 0)
  pdf.markContent('Artifact', { type: 'Page' })
  pdf.save()
  pdf.rotate(-ANGLE, { origin: [PAGE.width / 2, PAGE.height / 2] }).fillColor(LIGHT_GREY)
  let y = PAGE.height / 2 - height / 2
  rows.forEach((row, index) => {
    const size = sizes[index] ?? LARGEST
    const left = PAGE.width / 2 - widthOf(row, size, true) / 2
    const baseline = y + size * 0.85
    for (const { path, x, scale } of font.outlineOf(row)) {
      pdf.save()
      pdf.translate(left + x * size, baseline).scale(scale * size, -scale * size)
      pdf.path(path).fill()
      pdf.restore()
    }
    y += size * 1.1
  })
  pdf.restore()
  pdf.endMarkedContent()
}
