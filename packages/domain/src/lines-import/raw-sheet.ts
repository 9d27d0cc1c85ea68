/** A cell as the file holds it: a text, a number of a spreadsheet, or nothing. */
export type RawCell = string | number | null

/** One sheet of a file, or the text of a paste, before anything is read from it. */
export interface RawSheet {
  name: string
  rows: readonly (readonly RawCell[])[]
  /** How many filled rows the file has beyond these; they were not read. */
  cut?: number
}

/** A cell as text; numbers as plain decimals, without the noise of binary fractions. */
export const cellText = (cell: RawCell | undefined): string => {
  if (cell === null || cell === undefined) return ''
  return (typeof cell === 'number' ? plainNumber(cell) : cell).replace(/\s+/g, ' ').trim()
}

const plainNumber = (number: number): string =>
  Number.isInteger(number) ? String(number) : String(Number(number.toPrecision(15)))
