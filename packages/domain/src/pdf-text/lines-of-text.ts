import { cellsOf, isSameRow, type TextItem } from './text-cells.ts'

/** Between cells in a line: readers of pasted text divide columns at two spaces and more. */
const BETWEEN = '   '

/** Positioned text as lines of plain text, as a person would copy them: one for each row of print. */
export function linesOfText(items: readonly TextItem[]): string {
  const rows: string[] = []
  let last: ReturnType<typeof cellsOf>[number] | undefined
  for (const cell of cellsOf(items)) {
    if (last && isSameRow(last, cell)) rows.push(`${rows.pop()}${BETWEEN}${cell.text}`)
    else rows.push(cell.text)
    last = cell
  }
  return rows.join('\n')
}
