import { type Cell, isSameRow } from '../pdf-text/text-cells.ts'

/** The names of the blocks as the form prints them, whatever number its edition gives them. */
const LABELS = {
  entryNumber: /filer code ?\/ ?entry n/i,
  entryType: /entry type/i,
  summaryDate: /summary date/i,
  suretyNumber: /surety n/i,
  bondType: /bond type/i,
  portCode: /port code/i,
  entryDate: /entry date/i,
  carrier: /importing carrier/i,
  mode: /mode of transport/i,
  origin: /country of origin/i,
  importDate: /import date/i,
  bill: /b\/l or awb/i,
  manufacturer: /manufacturer id/i,
  exportingCountry: /exporting country/i,
  exportDate: /export date/i,
  inBondNumber: /i\.?t\.? n(?:o|umber)/i,
  inBondDate: /i\.?t\.? date/i,
  missingDocuments: /missing doc/i,
  foreignPort: /foreign port of lading/i,
  unlading: /u\.?s\.? port of unlading/i,
  meltAndPour: /melt and pour/i,
  primarySmelt: /primary country of smelt/i,
  secondarySmelt: /secondary country of smelt/i,
  cast: /country of cast/i,
  location: /location of goods/i,
  consigneeNumber: /consignee n(?:o|umber)/i,
  importerNumber: /importer n(?:o|umber)/i,
  reference: /reference n(?:o|umber)/i,
  consignee: /ultimate consignee name/i,
  importer: /importer of record name/i,
  lineNumber: /line ?n(?:o|umber)|^\d\d\.$/i,
  totalValue: /total entered value/i,
  totalDuty: /^(?:37|41)\. ?(?:total )?duty|^total duty/i,
  declaration: /declaration of importer/i,
  feeSummary: /other fee summary/i,
} as const
export type Block = keyof typeof LABELS

/** Number and point before a name, as in '29. A. HTSUS No.' */
const NUMBERED = /^\d{1,2}\.\s*/

export interface Label extends Cell {
  block: Block
  /** What follows the name in the same cell, after a colon. */
  inline: string
}

export function labelsOf(cells: readonly Cell[]): Label[] {
  return cells.flatMap((cell) => {
    const found = (Object.keys(LABELS) as Block[]).find((block) => LABELS[block].test(cell.text))
    if (!found) return []
    // A sentence that names a block is no label.
    const isLabel = NUMBERED.test(cell.text) || cell.text.length < 48
    if (!isLabel) return []
    return [{ ...cell, block: found, inline: /:\s*(\S.*)$/.exec(cell.text)?.[1] ?? '' }]
  })
}

/** Room of a value under a label, where no other label ends it. Addresses have five rows. */
const DEPTH = 26
const ADDRESS_DEPTH = 72
const ADDRESSES: readonly Block[] = ['consignee', 'importer']

/** The rows of text in the box of a label, from above to below. */
export function textIn(label: Label, cells: readonly Cell[], labels: readonly Label[]): string[] {
  if (label.inline) return [label.inline]
  const beside = labels.filter((other) => isSameRow(other, label) && other.x > label.x + 1)
  const right = Math.min(...beside.map(({ x }) => x), Number.POSITIVE_INFINITY) - 2
  const isInside = ({ x }: Cell) => x >= label.x - 6 && x < right
  const depth = ADDRESSES.includes(label.block) ? ADDRESS_DEPTH : DEPTH
  const below = labels.filter(
    (other) => other.page === label.page && other.y < label.y - 4 && other.right > label.x && other.x < right,
  )
  const bottom = Math.max(...below.map(({ y }) => y), label.y - depth)
  const isLabel = new Set(labels.map(({ page, x, y }) => `${page} ${x} ${y}`))
  return cells
    .filter(
      (cell) =>
        cell.page === label.page &&
        cell.y < label.y - 1 &&
        cell.y > bottom + 1 &&
        isInside(cell) &&
        !isLabel.has(`${cell.page} ${cell.x} ${cell.y}`),
    )
    .map(({ text }) => text)
}
