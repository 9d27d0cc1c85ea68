import { digitsOnly, upperAlphanumeric } from '../ui/sanitize.ts'
import type { LookupRow, SearchedLookup } from './lookups.ts'

/** Returns a chosen row as its input shows it: '2709 Long Beach, California'. */
export const rowText = ({ code, name, detail }: LookupRow, withDetail: boolean): string =>
  [`${code} ${name}`, withDetail && detail].filter(Boolean).join(', ')

const FOLDS: Partial<Record<SearchedLookup, (text: string) => string>> = {
  'surety-companies': (text) => digitsOnly(text).slice(0, 3),
  'port-codes': (text) => upperAlphanumeric(text).slice(0, 4),
}

/** The row that a typed text names: by its code, as it is shown, or by a name that no other row has. */
function namedRow(text: string, rows: readonly LookupRow[]): LookupRow | undefined {
  const row = rows.find((each) => each.code === text || rowText(each, true).toUpperCase() === text)
  const ofName = rows.filter(({ name }) => name.toUpperCase() === text)
  return row ?? (ofName.length === 1 ? ofName[0] : undefined)
}

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

/**
 * The row that a search means when its field is left: the only one, the one with that code of another list ('JFK'), the
 * only one of CBP's own list, or else the first whose name begins with the text. Undefined where several places have the
 * name, such as Portland: the rules then say that the text is no code.
 */
export function rowOfSearch(
  typed: string,
  rows: readonly LookupRow[],
  lookup: SearchedLookup,
): LookupRow | undefined {
  const text = typed.trim().toUpperCase()
  if (isTypedCode(typed, rows, lookup)) return undefined
  if (rows.length === 1) return rows[0]
  const byOtherCode = rows.filter(({ airports }) => airports?.split(' ').includes(text))
  if (byOtherCode.length > 0) return byOtherCode[0]
  const listed = rows.filter(({ region }) => region !== '')
  if (lookup === 'port-codes' && listed.length === 1) return listed[0]
  const ofName = rows.filter(({ name }) => name.split(',')[0]?.toUpperCase() === text)
  if (ofName.length > 1) return undefined
  return ofName[0] ?? rows.find(({ name }) => name.toUpperCase().startsWith(text))
}
