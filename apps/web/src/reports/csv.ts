import { csvCell } from '@edfe/contracts/csv'

/** Rows of cells as CSV (RFC 4180); no cell is read as a formula. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.map(csvCell).join(',')).join('\r\n')
