import type { Place, TextItem } from './text-cells.ts'

/** A word that was recognised in a picture: its edges in pixels, and how sure its reading is, from 0 to 100. */
export interface PictureWord {
  text: string
  left: number
  right: number
  confidence: number
}

/** Words that were recognised in one line of print, from left to right. Pixels, from the upper left corner. */
export interface PictureLine {
  words: readonly PictureWord[]
  baseline: number
  height: number
}

/** A picture of a page whose text was recognised: its size in points, and its texts. */
export interface PictureText {
  width: number
  height: number
  items: TextItem[]
}

/** The usual height of a line of print, in points. Pixels are as large as makes the lines of a picture so high. */
const LINE_HEIGHT = 10
/** A gap between words, in widths of a letter, that of a typewriter too. What is wider divides columns. */
const WORD_GAP = 1.4
/** Of the wrong readings of the benchmark `scanned-invoice`, most are below it; of the right ones, few. */
const SURE = 85

/** Rules of a table that were read as letters, next to a word or alone. */
const RULES = /^[|_~—]+|[|_~—]+$/g

/** Words of a picture as positioned text, in points like that of a PDF: how large a photograph shows a page is not known. */
export function textOfPicture(
  lines: readonly PictureLine[],
  { page, width, height }: { page: number; width: number; height: number },
): PictureText {
  const points = LINE_HEIGHT / (median(lines.map((line) => line.height)) || LINE_HEIGHT)
  const words = lines.flatMap((line) => line.words)
  const gap = WORD_GAP * median(words.map(({ text, left, right }) => (right - left) / text.length))
  const items = lines.flatMap((line) =>
    phrasesOf(line.words, gap).map(
      ({ text, left, right, confidence }): TextItem => ({
        page,
        x: left * points,
        y: (height - line.baseline) * points,
        width: (right - left) * points,
        text,
        confidence,
      }),
    ),
  )
  return { width: width * points, height: height * points, items }
}

/** True if a person should check a value again, because its reading is doubtful. */
export const isUnsure = (places: readonly Place[]): boolean =>
  places.some(({ confidence = 100 }) => confidence < SURE)

/** True if a value was recognised in a picture, not printed by a program. */
export const isRecognised = (places: readonly Place[]): boolean =>
  places.some(({ confidence }) => confidence !== undefined)

/**
 * Words that belong together. Numbers stay apart, because those of two columns may be close; a rule of the
 * table divides what is next to it.
 */
function phrasesOf(words: readonly PictureWord[], gap: number): PictureWord[] {
  const phrases: PictureWord[] = []
  let isDivided = true
  for (const word of words) {
    const text = word.text.replace(RULES, '')
    const last = phrases.at(-1)
    isDivided ||= word.text.startsWith('|')
    const isNear = last !== undefined && word.left - last.right <= gap
    if (text !== '' && last && isNear && !isDivided && !/\d/.test(last.text + text)) {
      last.text = `${last.text} ${text}`
      last.right = word.right
      last.confidence = Math.min(last.confidence, word.confidence)
    } else if (text !== '') phrases.push({ ...word, text })
    isDivided = text === '' || word.text.endsWith('|')
  }
  return phrases
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
