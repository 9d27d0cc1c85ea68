import type { RowProblem } from './row.ts'

/** Five times the marks of an edition: 36,000 rows with a dozen members each, and the marks in their texts. */
const MOST_MARKS = 5_000_000
/** The longest row of an edition has 2,500 letters. What reads its texts takes the square of their length. */
const MOST_LETTERS = 10_000

/**
 * Why a text is no schedule, before it is taken apart: many times the parts of one, JSON or CSV, which would fill the
 * memory of the server that reads it.
 */
export function tooManyParts(text: string): RowProblem | undefined {
  let marks = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === COMMA || code === COLON || code === LINE || code === BRACE || code === BRACKET) marks += 1
    if (marks > MOST_MARKS) return { row: 0, problem: 'the file has far more parts than any edition' }
  }
  return undefined
}
const [COMMA, COLON, LINE, BRACE, BRACKET] = [...',:\n{['].map((mark) => mark.charCodeAt(0))

/** The first row that is longer than those of an edition; `rows` are the texts of each row together. */
export function tooLongRow(rows: readonly string[]): RowProblem | undefined {
  const index = rows.findIndex(({ length }) => length > MOST_LETTERS)
  return index < 0 ? undefined : { row: index + 1, problem: `the row has more than ${MOST_LETTERS} letters` }
}

/**
 * Returns the quotation from a file for a problem: a page in place of the file may have megabytes without an
 * end of line.
 */
export const quoted = (text: string): string =>
  `'${text.length > MOST_QUOTED ? `${text.slice(0, MOST_QUOTED)}…` : text}'`
const MOST_QUOTED = 200
