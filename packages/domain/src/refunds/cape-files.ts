import { formatEntryNumber } from '../entry/entry-number.ts'

/** A declaration takes up to 9,999 entry numbers; several declarations are allowed (CBP's text, as others print it). */
const MOST_ENTRIES = 9999

/** The files of CAPE declarations for some entries: CSV with one column, an entry number on each row, each number once. */
export function capeFiles(entryNumbers: readonly string[]): string[] {
  const rows = [...new Set(entryNumbers)].sort().map(formatEntryNumber)
  return Array.from({ length: Math.ceil(rows.length / MOST_ENTRIES) }, (_, file) =>
    ['Entry Number', ...rows.slice(file * MOST_ENTRIES, (file + 1) * MOST_ENTRIES), ''].join('\r\n'),
  )
}
