const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`

/** A text that a spreadsheet would take for a formula begins with an apostrophe. */
const safe = (cell: string): string => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)

/** Rows of cells as CSV (RFC 4180); no cell is read as a formula. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.map((cell) => quoted(safe(cell))).join(',')).join('\r\n')
