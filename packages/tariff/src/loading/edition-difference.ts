import type { Row, Schedule } from '../schedule/index.ts'

/** A number whose rate or units are printed in another way than before. */
export interface ChangedText {
  readonly number: string
  readonly column: 'general' | 'special' | 'column2' | 'units'
  readonly before: string
  readonly after: string
}

/** The changes of an edition: numbers as digits without dots, in the order of the schedule. */
export interface EditionDifference {
  readonly added: readonly string[]
  readonly dropped: readonly string[]
  /** Rates and units of numbers that both editions have. */
  readonly changed: readonly ChangedText[]
}

const COLUMNS = ['general', 'special', 'column2', 'units'] as const

/** 'm2' and 'm²' are one unit; editions print it in both ways. */
const textIn = (row: Row, column: ChangedText['column']): string =>
  column === 'units' ? row.units.join(', ').replaceAll('²', '2') : row[column]

/** Compares the rows of two editions by their numbers. */
export function editionDifference(before: Pick<Schedule, 'rows'>, after: readonly Row[]): EditionDifference {
  const old = rowsByNumber(before.rows)
  const fresh = rowsByNumber(after)
  return {
    added: [...fresh.keys()].filter((number) => !old.has(number)),
    dropped: [...old.keys()].filter((number) => !fresh.has(number)),
    changed: [...fresh].flatMap(([number, row]) => {
      const earlier = old.get(number)
      if (!earlier) return []
      return COLUMNS.map((column) => ({
        number,
        column,
        before: textIn(earlier, column),
        after: textIn(row, column),
      })).filter((texts) => texts.before !== texts.after)
    }),
  }
}

/**
 * True if an edition changes only statistical suffixes: numbers of ten digits come and go under eight digits
 * that stay, with the rates of these. Units decide quantities, so another unit is not a statistical change.
 */
export function isStatistical(
  { added, dropped, changed }: EditionDifference,
  before: Pick<Schedule, 'rows'>,
  after: readonly Row[],
): boolean {
  const old = rowsByNumber(before.rows)
  const fresh = rowsByNumber(after)
  const isSuffix = (number: string, rows: ReadonlyMap<string, Row>): boolean => {
    const eight = number.slice(0, 8)
    const own = rows.get(number)
    const above = rows.get(eight)
    return (
      number.length === 10 &&
      own !== undefined &&
      above !== undefined &&
      old.has(eight) &&
      fresh.has(eight) &&
      RATES.every((column) => own[column] === '' || own[column] === above[column])
    )
  }
  return (
    changed.length === 0 &&
    added.every((number) => isSuffix(number, fresh)) &&
    dropped.every((number) => isSuffix(number, old))
  )
}

const RATES = ['general', 'special', 'column2'] as const

const rowsByNumber = (rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.filter(({ number }) => number !== '').map((row) => [row.number, row]))
