import { fieldOfHeading, isOfHeading } from '../lines-import/headings.ts'
import { type Cell, CLOSE_ROWS, textOf } from './text-cells.ts'

export interface Headings {
  /** The first and the last row of print. */
  first: number
  last: number
  /** The cells that name each column, from above to below. */
  columns: Cell[][]
}

/** Rows of print that name columns together at most: 'Country' over 'of' over 'Mfr'. */
const MOST_HEADING_ROWS = 3

/** The headings that a row of print has with the close rows above and below it that have words of headings alone. */
export function headingsAround(rows: readonly (readonly Cell[])[], at: number): Headings {
  const isNext = (upper: number, lower: number, row: number) => {
    const [above, below] = [rows[upper]?.[0], rows[lower]?.[0]]
    const isClose = above && below && above.page === below.page && above.y - below.y < CLOSE_ROWS
    return isClose && rows[row]!.every(({ text }) => isOfHeading(text))
  }
  let first = at
  let last = at
  const ofHeading = rows[at]!.filter(({ text }) => isOfHeading(text))
  if (ofHeading.length > rows[at]!.length / 2) {
    while (at - first < MOST_HEADING_ROWS - 1 && isNext(first - 1, first, first - 1)) first -= 1
    while (last - at < MOST_HEADING_ROWS - 1 && isNext(last, last + 1, last + 1)) last += 1
  }
  const columns: Cell[][] = rows[last]!.map((cell) => [cell])
  for (let row = last - 1; row >= first; row -= 1) {
    for (const cell of rows[row]!) {
      // A heading over several columns holds for each of them.
      const below = columns.filter((cells) => overlap(spanOf(cells), cell) > 0)
      if (below.length === 0) columns.push([cell])
      for (const cells of below) cells.unshift(cell)
    }
  }
  return { first, last, columns: columns.toSorted((a, b) => spanOf(a).x - spanOf(b).x) }
}

/** Where a column is: its lowest heading, and those above that are over it alone. */
export const spanOf = (cells: readonly Cell[]): Cell => {
  const lowest = cells.at(-1)!
  const own = cells.filter(
    (cell) => cell.right - cell.x < 2 * (lowest.right - lowest.x) || cells.length === 1,
  )
  return {
    ...lowest,
    x: Math.min(lowest.x, ...own.map(({ x }) => x)),
    right: Math.max(lowest.right, ...own.map(({ right }) => right)),
  }
}

const overlap = (left: Cell, right: Cell): number =>
  Math.min(left.right, right.right) - Math.max(left.x, right.x)

/** The last row of headings that begin the table again at this row, as each page of a long one does. */
export function repeatedUntil(
  blocks: readonly Headings[],
  at: number,
  titles: readonly Cell[][],
): number | undefined {
  const wanted = titles.map(textOf).join('|')
  const again = blocks
    .slice(at, at + MOST_HEADING_ROWS)
    .find(({ first, columns }) => first === at && columns.map(textOf).join('|') === wanted)
  return again?.last
}

/** The number of fields of a line that the columns name. */
export const fieldsIn = (columns: readonly (readonly Cell[])[]): number =>
  new Set(columns.flatMap((cells) => fieldOfHeading(textOf(cells))?.field ?? [])).size
