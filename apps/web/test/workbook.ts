import { strToU8, zipSync } from 'fflate'

export type TestCell = string | number | null

interface TestSheet {
  rows: readonly (readonly TestCell[])[]
  /** Ranges that are shown as one cell, e.g. 'A2:A5'. */
  merged?: readonly string[]
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const letters = (column: number): string =>
  (column >= 26 ? letters(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26))

function cellXml(cell: TestCell, reference: string): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return `<c r="${reference}"><v>${cell}</v></c>`
  return `<c r="${reference}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
}

function sheetXml({ rows, merged = [] }: TestSheet): string {
  const data = rows.map((row, index) => {
    const cells = row.map((cell, column) => cellXml(cell, `${letters(column)}${index + 1}`)).join('')
    return `<row r="${index + 1}">${cells}</row>`
  })
  const ranges = merged.map((range) => `<mergeCell ref="${range}"/>`).join('')
  const merges = ranges && `<mergeCells count="${merged.length}">${ranges}</mergeCells>`
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${data.join('')}</sheetData>${merges}</worksheet>`
}

/** The bytes of an .xlsx workbook with these sheets, by name, as a spreadsheet program writes it. */
export function workbook(sheets: Record<string, TestSheet>): Uint8Array {
  const names = Object.keys(sheets)
  const listed = names.map(
    (name, index) => `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="r${index + 1}"/>`,
  )
  const relations = names.map(
    (_, index) =>
      `<Relationship Id="r${index + 1}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  )
  const types = names.map(
    (_, index) =>
      `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`,
  )
  const files: Record<string, string> = {
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>${types.join('')}</Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${listed.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${relations.join('')}</Relationships>`,
  }
  names.forEach((name, index) => {
    files[`xl/worksheets/sheet${index + 1}.xml`] = sheetXml(sheets[name]!)
  })
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))
}
