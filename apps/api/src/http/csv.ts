import { Readable } from 'node:stream'
import { csvCell } from '@edfe/contracts/csv'

/** One line of a CSV file, all cells quoted. */
const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`

/**
 * A CSV file as a stream: the head, then each row's line. Rows are asked for only as fast as they are taken, so the
 * server holds one batch of them, however long the file is. The mark in front tells a spreadsheet that it is UTF-8; a
 * program that knows its columns by their names would take it for a part of the first.
 */
export const csvStream = <Row>(
  head: readonly string[],
  batches: AsyncIterable<readonly Row[]>,
  cellsOf: (row: Row) => readonly string[],
  { isMarked = true } = {},
): Readable => Readable.from(csvText(head, batches, cellsOf, isMarked), { objectMode: false })

async function* csvText<Row>(
  head: readonly string[],
  batches: AsyncIterable<readonly Row[]>,
  cellsOf: (row: Row) => readonly string[],
  isMarked: boolean,
) {
  yield `${isMarked ? '\ufeff' : ''}${csvLine(head)}`
  for await (const rows of batches) {
    if (rows.length > 0) yield rows.map((row) => csvLine(cellsOf(row))).join('')
  }
}
