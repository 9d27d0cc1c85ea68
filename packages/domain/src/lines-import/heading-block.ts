import { fieldOfHeading, isOfHeading } from './headings.ts'
import { NUMBER_FIELDS } from './import-columns.ts'
import { cellName, cellText, type RawCell, type RawSheet } from './raw-sheet.ts'

/** Rows of a sheet that name its columns together: 'Unit' over 'Price', 'Weight (kg)' over 'Net' and 'Gross'. */
export interface HeadingBlock {
  /** The first and the last row, from 0. */
  first: number
  last: number
  /** The heading of each column: the words of its rows from above to below. */
  headings: readonly string[]
}

/** Rows of headings that belong together at most. */
const MOST_ROWS = 3

const filled = (row: readonly RawCell[] = []): string[] => row.map(cellText).filter(Boolean)

const isRowOfHeadings = (row: readonly RawCell[] | undefined): boolean => {
  const texts = filled(row)
  return texts.length > 0 && texts.every(isOfHeading)
}

/** A row under headings without a digit, with nothing under goods: 'USD', 'SHENZHEN' and '(PCS)' under amounts and quantities. */
function isRowOfNotes(row: readonly RawCell[] = [], headings: readonly RawCell[] = []): boolean {
  const cells = row.map((cell, column) => ({ text: cellText(cell), heading: cellText(headings[column]) }))
  const notes = cells.filter(({ text }) => text !== '')
  return (
    notes.length > 1 &&
    notes.filter(({ text }) => isOfHeading(text)).length > notes.length / 2 &&
    notes.every(({ text, heading }) => !/\d/.test(text) && isNumberField(fieldOfHeading(heading)?.field))
  )
}

const NOTED: ReadonlySet<string | undefined> = new Set([...NUMBER_FIELDS, undefined])
const isNumberField = (field: string | undefined): boolean => NOTED.has(field)

const isSameRow = (left: readonly RawCell[] = [], right: readonly RawCell[] = []): boolean =>
  filled(left).join('|') === filled(right).join('|')

/** The rows of headings around one of them. A row that repeats another is no part of it. */
export function headingBlock(sheet: RawSheet, at: number): HeadingBlock {
  const { rows } = sheet
  let first = at
  let last = at
  const isPart = (row: number) => isRowOfHeadings(rows[row]) && !isSameRow(rows[row], rows[at])
  while (last - at < MOST_ROWS - 1 && (isPart(last + 1) || isRowOfNotes(rows[last + 1], rows[at]))) last += 1
  // Above, one cell alone is a title.
  while (last - first < MOST_ROWS - 1 && isPart(first - 1) && filled(rows[first - 1]).length > 1) first -= 1
  const width = Math.max(...rows.slice(first, last + 1).map((row) => row.length))
  const headings = Array.from({ length: width }, (_, column) =>
    Array.from({ length: last - first + 1 }, (_, index) =>
      headingAt(sheet, first + index, column, first + index < last),
    ),
  )
  return { first, last, headings: headings.map(joined) }
}

/** The words of a column; 'Net' under 'Weight (kg)' is the net weight, so what is below comes first where it is a kind. */
function joined(parts: readonly string[]): string {
  const words = [...new Set(parts.filter(Boolean))]
  const lowest = words.at(-1) ?? ''
  return /^(net|gross|total|unit)\.?$/i.test(lowest)
    ? [lowest, ...words.slice(0, -1)].join(' ')
    : words.join(' ')
}

/**
 * A heading over several columns holds for each of them: by the merged cells of a workbook, else by the gaps
 * next to it.
 */
function headingAt({ rows, wide }: RawSheet, row: number, column: number, isAbove: boolean): string {
  const cells = rows[row] ?? []
  const own = cellText(cells[column])
  if (own !== '' || !isAbove) return own
  for (let left = column - 1; left >= 0; left -= 1) {
    const text = cellText(cells[left])
    if (text === '') continue
    const width = wide?.get(cellName(row + 1, left))
    const isUnder = cellText(rows[row + 1]?.[column]) !== '' && cellText(rows[row + 1]?.[left]) !== ''
    return width ? (left + width > column ? text : '') : isUnder && !wide ? text : ''
  }
  return ''
}
