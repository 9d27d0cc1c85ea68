import { readArrivalNotice } from '../arrival-notice/index.ts'
import { type DocumentKind, suggestKind } from '../documents/index.ts'
import { findColumns } from '../lines-import/index.ts'
import type { PaperText } from './paper.ts'

/** Titles that papers print alone in their place. */
const TITLES: readonly (readonly [DocumentKind, RegExp])[] = [
  ['arrival_notice', /^(?:cargo |freight )?(?:arrival notice|notice of arrival|pre-?arrival notice)\b/i],
  ['packing_list', /^(?:detailed |export )?(?:packing|weight|packing and weight) (?:list|slip)\b/i],
  ['packing_list', /^(?:lista de empaque|liste de colisage|packliste|装箱单)/i],
  ['commercial_invoice', /^(?:commercial |export |tax |customs )?invoice(?: *\/ *packing list)?$/i],
  ['commercial_invoice', /^(?:factura comercial|facture commerciale|handelsrechnung|商业发票)/i],
  ['bill_of_lading', /^(?:(?:master|house|ocean|sea|air) )?(?:bill of lading|waybill)\b/i],
]

/** Lines of a paper in which its title is looked for. */
const TITLE_LINES = 15
/** Values of a notice that a paper without a title has at least. */
const LEAST_VALUES = 4

/**
 * The kind of a paper: by its title, else by its columns and labels, else by the name of its file. A person may choose
 * another one.
 */
export function kindOfPaper({ text, sheets }: PaperText, fileName: string): DocumentKind {
  const cells = text
    .split('\n')
    .slice(0, TITLE_LINES)
    .flatMap((line) => line.split(/\t| {2,}/))
    .map((cell) => cell.trim())
  for (const cell of cells) {
    const titled = TITLES.find(([, title]) => title.test(cell))
    if (titled) return titled[0]
  }
  const columns = sheets.map((sheet) => findColumns(sheet).columns)
  const has = (field: 'unit_price' | 'entered_value' | 'gross_weight_kg' | 'manifest_qty') =>
    columns.some((found) => found[field] !== undefined)
  if (readArrivalNotice(text).length >= LEAST_VALUES) return 'arrival_notice'
  if (has('unit_price') || has('entered_value')) return 'commercial_invoice'
  if (has('gross_weight_kg') || has('manifest_qty')) return 'packing_list'
  return suggestKind(fileName)
}
