/** A cell needs quotes when it holds what separates cells or rows. */
const SEPARATING = /[\t\n\r"]/

/** Rows of cells as spreadsheets exchange them: tabs between cells, a line a row, quotes around what needs them. */
export const toTabText = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(quoted).join('\t')).join('\n')

const quoted = (cell: string): string => (SEPARATING.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** The rows of a text with tabs between cells. A cell in quotes may hold tabs and line breaks; one last line break ends the text. */
export function fromTabText(text: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') cell += text[++at]
      else isQuoted = false
    } else if (sign === '"' && cell === '') isQuoted = true
    else if (sign === '\t') {
      rows.at(-1)!.push(cell)
      cell = ''
    } else if (sign === '\n') {
      rows.at(-1)!.push(cell)
      cell = ''
      rows.push([])
    } else if (sign !== '\r') cell += sign
  }
  if (cell !== '' || rows.at(-1)!.length > 0) rows.at(-1)!.push(cell)
  return rows.filter((row) => row.length > 0)
}
