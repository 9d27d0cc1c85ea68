import { type ColumnMap, cellText, headingWords, type RawSheet } from '@edfe/domain/lines-import'

const PREFIX = 'edfe.import-columns.'
const MOST_KEPT = 20

type Kept = [headings: string, columns: ColumnMap][]

/** What tells the sheets of one supplier: its headings in their order. */
export const headingsOf = (sheet: RawSheet, header: number): string =>
  (sheet.rows[header] ?? []).map((cell) => headingWords(cellText(cell))).join('|')

function read(organization: string): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + organization) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    // A storage that is forbidden or was written by something else: the columns are found anew.
    return []
  }
}

/** The columns that the organization chose for a sheet with these headings, in this browser. */
export const rememberedColumns = (organization: string, headings: string): ColumnMap | undefined =>
  read(organization).find(([known]) => known === headings)?.[1]

/** Keeps the columns of a sheet; the sheets that were imported last are kept. */
export function rememberColumns(organization: string, headings: string, columns: ColumnMap): void {
  const others = read(organization).filter(([known]) => known !== headings)
  const kept: Kept = [[headings, columns], ...others].slice(0, MOST_KEPT) as Kept
  try {
    localStorage.setItem(PREFIX + organization, JSON.stringify(kept))
  } catch {
    // Without storage, the columns are found anew the next time.
  }
}
