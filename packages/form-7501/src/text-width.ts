import { FONTS, fontRuns, type Weight } from './fonts.ts'

/** Widths of words in ems. Goods repeat their words, and to set a word takes longer than to look it up. */
const kept: Record<Weight, Map<string, number>> = { regular: new Map(), bold: new Map() }
const MOST_KEPT = 20_000

/** The width of a text in points, as PDFKit sets it: word by word. */
export const widthOf = (text: string, size: number, bold = false): number =>
  text.split(/(?<= )/).reduce((sum, word) => sum + widthOfWord(word, bold ? 'bold' : 'regular'), 0) * size

function widthOfWord(word: string, weight: Weight): number {
  const known = kept[weight].get(word)
  if (known !== undefined) return known
  const width = fontRuns(word, FONTS[weight]).reduce((sum, run) => sum + run.font.widthOf(run.text), 0)
  if (kept[weight].size >= MOST_KEPT) kept[weight].clear()
  kept[weight].set(word, width)
  return width
}

/**
 * A text in rows no wider than `maxWidth` points, broken at spaces where there are any and at line breaks; nothing is
 * left out.
 */
export function wrapText(text: string, maxWidth: number, size: number, bold = false): string[] {
  const fits = (part: string) => widthOf(part, size, bold) <= maxWidth
  return text.split('\n').flatMap((paragraph) => {
    if (fits(paragraph)) return paragraph === '' ? [] : [paragraph]
    const rows: string[] = []
    let row = ''
    for (const word of paragraph.split(' ').filter(Boolean)) {
      const longer = row === '' ? word : `${row} ${word}`
      if (fits(longer)) {
        row = longer
        continue
      }
      if (row !== '') rows.push(row)
      const [last = '', ...whole] = lettersThatFit(word, fits).reverse()
      rows.push(...whole.reverse())
      row = last
    }
    return row === '' ? rows : [...rows, row]
  })
}

/** A word in pieces that fit, of at least one letter each. */
function lettersThatFit(word: string, fits: (part: string) => boolean): string[] {
  if (fits(word)) return [word]
  const pieces: string[] = []
  let piece = ''
  for (const letter of word) {
    if (piece !== '' && !fits(piece + letter)) {
      pieces.push(piece)
      piece = ''
    }
    piece += letter
  }
  return [...pieces, piece]
}
