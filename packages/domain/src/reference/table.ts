/** A reference table as data: what it holds, where it comes from, and how far it reaches. */
export interface ReferenceTable {
  name: string
  source: string
  edition: string
  licence: string
  columns: string[]
  rows: string[][]
}

/** The rows of a table as records keyed by column. The caller names the columns that the data file holds. */
export function records<Column extends string>(table: ReferenceTable): Record<Column, string>[] {
  return table.rows.map(
    (row) =>
      Object.fromEntries(table.columns.map((column, index) => [column, row[index] ?? ''])) as Record<
        Column,
        string
      >,
  )
}
