import { strToU8, zipSync } from 'fflate'

export type TestCell = string | number | Date | null

interface TestSheet {
  rows: readonly (readonly TestCell[])[]
  /** Ranges that are shown as one cell, e.g. 'A2:A5'. */
  merged?: readonly string[]
  /** Rows from 1 and columns from 1 that are hidden. */
  hiddenRows?: readonly number[]
  hiddenColumns?: readonly number[]
  isHidden?: boolean
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

/** Days from the first of a spreadsheet to that of Unix. */
const UNIX_DAY = 25_569
const DAY_MS = 86_400_000
/** Style 1 shows a number as a date. */
const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const letters = (column: number): string =>
  (column >= 26 ? letters(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26))

function cellXml(cell: TestCell, reference: string): string {
  if (cell === null) return ''
  if (cell instanceof Date)
    return `<c r="${reference}" s="1"><v>${cell.getTime() / DAY_MS + UNIX_DAY}</v></c>`
  if (typeof cell === 'number') return `<c r="${reference}"><v>${cell}</v></c>`
  return `<c r="${reference}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
}

function sheetXml({ rows, merged = [], hiddenRows = [], hiddenColumns = [] }: TestSheet): string {
  const data = rows.map((row, index) => {
    const cells = row.map((cell, column) => cellXml(cell, `${letters(column)}${index + 1}`)).join('')
    const hidden = hiddenRows.includes(index + 1) ? ' hidden="1"' : ''
    return `<row r="${index + 1}"${hidden}>${cells}</row>`
  })
  const hidden = hiddenColumns.map((column) => `<col min="${column}" max="${column}" width="9" hidden="1"/>`)
  const cols = hidden.length > 0 ? `<cols>${hidden.join('')}</cols>` : ''
  const ranges = merged.map((range) => `<mergeCell ref="${range}"/>`).join('')
  const merges = ranges && `<mergeCells count="${merged.length}">${ranges}</mergeCells>`
  return `${HEAD}<worksheet xmlns="${MAIN}">${cols}<sheetData>${data.join('')}</sheetData>${merges}</worksheet>`
}

/** The bytes of an .xlsx workbook with these sheets, by name, as a spreadsheet program writes it. */
export function workbook(sheets: Record<string, TestSheet>): Uint8Array {
  const names = Object.keys(sheets)
  const listed = names.map(
    (name, index) =>
      `<sheet name="${escaped(name)}" sheetId="${index + 1}"${sheets[name]?.isHidden ? ' state="hidden"' : ''} r:id="r${index + 1}"/>`,
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
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>${types.join('')}<Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${listed.join('')}</sheets></workbook>`,
    'xl/styles.xml': STYLES,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${relations.join('')}<Relationship Id="styles" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
  }
  names.forEach((name, index) => {
    files[`xl/worksheets/sheet${index + 1}.xml`] = sheetXml(sheets[name]!)
  })
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))
}
