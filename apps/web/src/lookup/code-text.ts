import { digitsOnly, upperAlphanumeric } from '../ui/sanitize.ts'
import type { LookupRow, SearchedLookup } from './lookups.ts'

/** Returns a chosen row as its input shows it: '2709 Long Beach, California'. */
export const rowText = ({ code, name, detail }: LookupRow, withDetail: boolean): string =>
  [`${code} ${name}`, withDetail && detail].filter(Boolean).join(', ')

const FOLDS: Partial<Record<SearchedLookup, (text: string) => string>> = {
  'surety-companies': (text) => digitsOnly(text).slice(0, 3),
  'port-codes': (text) => upperAlphanumeric(text).slice(0, 4),
}

/** The row that a typed text names: by its code, its name, or as it is shown. */
const namedRow = (text: string, rows: readonly LookupRow[]): LookupRow | undefined =>
  rows.find(
    (row) =>
      row.code === text || row.name.toUpperCase() === text || rowText(row, true).toUpperCase() === text,
  )

/** A country has a code of two letters; every other code has a digit. */
const isCode = (text: string, lookup: SearchedLookup): boolean =>
  lookup === 'countries' ? text.length <= 2 : /\d/.test(text)

/**
 * The code of a typed text: a row's code or whole text gives its code; a code followed by words gives the code when the
 * rows know it. Of any other text with a digit, the field's own characters are kept (3 digits of a surety, 4 letters
 * or digits of a port); a text without one is a name that no row has, kept in upper case for the rules.
 */
export function codeOfText(typed: string, rows: readonly LookupRow[], lookup?: SearchedLookup): string {
  const text = typed.trim().toUpperCase()
  const named = namedRow(text, rows)
  if (named) return named.code
  const first = /^([A-Z0-9]+)\s+\S/.exec(text)?.[1]
  if (first && rows.some((row) => row.code === first)) return first
  const fold = lookup && FOLDS[lookup]
  return fold && /\d/.test(text) ? fold(text) : text
}

/** True if a text is a code while it is typed. Anything else is a search, which no entry stores. */
export function isTypedCode(typed: string, rows: readonly LookupRow[], lookup: SearchedLookup): boolean {
  const text = typed.trim().toUpperCase()
  return text === '' || isCode(text, lookup) || namedRow(text, rows) !== undefined
}

/** The row that a search means when its field is left: the only one, else the first whose name begins with the text. */
export function rowOfSearch(
  typed: string,
  rows: readonly LookupRow[],
  lookup: SearchedLookup,
): LookupRow | undefined {
  const text = typed.trim().toUpperCase()
  if (isTypedCode(typed, rows, lookup)) return undefined
  return rows.length === 1 ? rows[0] : rows.find(({ name }) => name.toUpperCase().startsWith(text))
}
