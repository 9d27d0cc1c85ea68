import { Readable } from 'node:stream'

/**
 * A cell in quotes. A spreadsheet runs a cell that begins like a formula, also behind blanks: an apostrophe before it
 * keeps it text, and the text itself stays as it is.
 */
export const csvCell = (text: string): string =>
  `"${(/^[\s\u00a0\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/** One line of a CSV file, all cells quoted. */
const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`

/**
 * A CSV file as a stream: the head, then each row's line. Rows are asked for only as fast as they are taken, so the
 * server holds one batch of them, however long the file is. The mark in front tells a spreadsheet that it is UTF-8.
 */
export const csvStream = <Row>(
  head: readonly string[],
  batches: AsyncIterable<readonly Row[]>,
  cellsOf: (row: Row) => readonly string[],
): Readable => Readable.from(csvText(head, batches, cellsOf), { objectMode: false })

async function* csvText<Row>(
  head: readonly string[],
  batches: AsyncIterable<readonly Row[]>,
  cellsOf: (row: Row) => readonly string[],
) {
  yield `\ufeff${csvLine(head)}`
  for await (const rows of batches) {
    if (rows.length > 0) yield rows.map((row) => csvLine(cellsOf(row))).join('')
  }
}
