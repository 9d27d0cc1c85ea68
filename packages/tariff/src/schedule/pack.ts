import type { Row } from './row.ts'

const BETWEEN_UNITS = '|'

/** The rows as lines of tab-separated text, which compresses well and is read in a few milliseconds. */
export const packRows = (rows: readonly Row[]): string =>
  rows
    .map((row) =>
      [
        row.number,
        row.indent,
        row.description,
        row.units.join(BETWEEN_UNITS),
        row.general,
        row.special,
        row.column2,
        row.additional,
      ].join('\t'),
    )
    .join('\n')

/** The rows that `packRows` wrote. */
export const unpackRows = (text: string): Row[] =>
  text.split('\n').map((line) => {
    const [
      number = '',
      indent,
      description = '',
      units,
      general = '',
      special = '',
      column2 = '',
      additional = '',
    ] = line.split('\t')
    return {
      number,
      indent: Number(indent),
      description,
      units: units ? units.split(BETWEEN_UNITS) : [],
      general,
      special,
      column2,
      additional,
    }
  })
