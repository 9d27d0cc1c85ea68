/** The anchor of a finding in the form sheet: the row of its line, else its numbered cell. */
export function sheetAnchor({ path, block }: { path: string; block?: string }): string {
  const line = /^line_items\.(\d+)/.exec(path)?.[1]
  return line === undefined ? cellId(block ?? '1') : rowId(Number(line))
}

/** The id of a numbered cell: '12. B/L or AWB Number' and block '12' give `sheet-12`. */
export const cellId = (captionOrBlock: string): string =>
  `sheet-${/^\d+/.exec(captionOrBlock)?.[0] ?? 'form'}`

/** The id of a line's row, by its index from 0. */
export const rowId = (index: number): string => `sheet-line-${index}`
