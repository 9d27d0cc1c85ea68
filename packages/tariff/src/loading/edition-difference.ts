import type { Row, Schedule } from '../schedule/index.ts'

/** A number whose rate is printed in another way than before. */
export interface ChangedRate {
  readonly number: string
  readonly column: 'general' | 'special' | 'column2'
  readonly before: string
  readonly after: string
}

/** What an edition changes: numbers as digits without dots, in the order of the schedule. */
export interface EditionDifference {
  readonly added: readonly string[]
  readonly dropped: readonly string[]
  readonly changed: readonly ChangedRate[]
}

const COLUMNS = ['general', 'special', 'column2'] as const

/** Compares the rows of two editions by their numbers. */
export function editionDifference(before: Schedule, after: readonly Row[]): EditionDifference {
  const old = rowsByNumber(before.rows)
  const fresh = rowsByNumber(after)
  return {
    added: [...fresh.keys()].filter((number) => !old.has(number)),
    dropped: [...old.keys()].filter((number) => !fresh.has(number)),
    changed: [...fresh].flatMap(([number, row]) => {
      const earlier = old.get(number)
      if (!earlier) return []
      return COLUMNS.filter((column) => earlier[column] !== row[column]).map((column) => ({
        number,
        column,
        before: earlier[column],
        after: row[column],
      }))
    }),
  }
}

const rowsByNumber = (rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.filter(({ number }) => number !== '').map((row) => [row.number, row]))
