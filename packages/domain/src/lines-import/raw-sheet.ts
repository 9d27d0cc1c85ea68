/** A cell as the file holds it: a text, a number of a spreadsheet, or nothing. */
export type RawCell = string | number | null

/** One sheet of a file, or the text of a paste, before anything is read from it. */
export interface RawSheet {
  name: string
  rows: readonly (readonly RawCell[])[]
  /** Signs of currencies that the file shows next to numbers, by cell: 'G6' has '€'. */
  signs?: ReadonlyMap<string, string>
  /**
   * The number of columns that a merged cell spans, by its first cell; only for a workbook that has such
   * cells.
   */
  wide?: ReadonlyMap<string, number>
  /** Rows that the workbook hides, from 1. */
  hidden?: ReadonlySet<number>
  /** Columns that the workbook hides, from 0. */
  hiddenColumns?: ReadonlySet<number>
  /** Cells that a spreadsheet keeps as dates. */
  dates?: ReadonlySet<string>
  /** True if the workbook hides the sheet. */
  isHidden?: boolean
  /** The number of filled rows that the file has beyond these; they were not read. */
  cut?: number
}

/** A cell as text, without marks that nobody sees; numbers as plain decimals, without the noise of binary fractions. */
export const cellText = (cell: RawCell | undefined): string => {
  if (cell === null || cell === undefined) return ''
  return (typeof cell === 'number' ? plainNumber(cell) : cell)
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}

const plainNumber = (number: number): string =>
  Number.isInteger(number) ? String(number) : String(Number(number.toPrecision(15)))

/** The name of a cell as a spreadsheet has it; rows count from 1, columns from 0: (6, 6) is 'G6'. */
export const cellName = (row: number, column: number): string => `${columnLetters(column)}${row}`

/** 'A' for column 0, 'AA' for column 26. */
export const columnLetters = (column: number): string =>
  (column >= 26 ? columnLetters(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26))
