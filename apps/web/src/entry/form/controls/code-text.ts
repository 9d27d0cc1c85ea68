import type { LookupRow } from './lookups.ts'

/** How a chosen row reads in its input: '2709 Long Beach, California'. */
export const rowText = ({ code, name, detail }: LookupRow, withDetail: boolean): string =>
  [`${code} ${name}`, withDetail && detail].filter(Boolean).join(', ')

/**
 * The code of a typed text: a row's code or whole text gives its code; a code followed by words
 * gives the code when the rows know it; any other text is kept in upper case and checked as typed.
 */
export function codeOfText(typed: string, rows: readonly LookupRow[]): string {
  const text = typed.trim().toUpperCase()
  const exact = rows.find(
    (row) =>
      row.code === text || row.name.toUpperCase() === text || rowText(row, true).toUpperCase() === text,
  )
  if (exact) return exact.code
  const first = /^([A-Z0-9]+)\s+\S/.exec(text)?.[1]
  return first && rows.some((row) => row.code === first) ? first : text
}
