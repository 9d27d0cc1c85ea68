import { type Cell, isSameRow } from '../pdf-text/text-cells.ts'

/** The names of the blocks as the form prints them, whatever number its edition gives them. */
const LABELS = {
  entryNumber: /filer code ?\/ ?entry n/i,
  entryType: /entry type/i,
  summaryDate: /summary date/i,
  suretyNumber: /surety n/i,
  bondType: /bond type/i,
  bondNumber: /bond n(?:o|umber)/i,
  portCode: /port code/i,
  entryDate: /entry date/i,
  carrier: /imp(?:orting|\.)? carrier/i,
  mode: /mode of transport/i,
  origin: /(?:country|ctry) of origin/i,
  importDate: /import date/i,
  bill: /b\/l or awb/i,
  manufacturer: /(?:manufacturer|mfr\.?) id/i,
  exportingCountry: /exp(?:orting|\.)? (?:country|ctry)/i,
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
  /** The text after the name in the same cell, following a colon. */
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

/**
 * The texts that belong to a label, from above to below: behind its colon, else in the box under it, else,
 * where the program prints values next to the names of their blocks, on its row.
 */
export function textIn(label: Label, cells: readonly Cell[], labels: readonly Label[]): Cell[] {
  if (label.inline) return [{ ...label, text: label.inline }]
  const isAddress = ADDRESSES.includes(label.block)
  // The rows of an address next to its label are under the label as well, all but the first.
  const [first, second] = isAddress ? [textBeside, textUnder] : [textUnder, textBeside]
  const found = first(label, cells, labels)
  return found.length > 0 ? found : second(label, cells, labels)
}

function textUnder(label: Label, cells: readonly Cell[], labels: readonly Label[]): Cell[] {
  const beside = labels.filter((other) => isSameRow(other, label) && other.x > label.x + 1)
  const right = Math.min(...beside.map(({ x }) => x), Number.POSITIVE_INFINITY) - 2
  const isInside = ({ x }: Cell) => x >= label.x - 6 && x < right
  const depth = ADDRESSES.includes(label.block) ? ADDRESS_DEPTH : DEPTH
  const below = labels.filter(
    (other) => other.page === label.page && other.y < label.y - 4 && other.right > label.x && other.x < right,
  )
  const bottom = Math.max(...below.map(({ y }) => y), label.y - depth)
  return cells.filter(
    (cell) =>
      cell.page === label.page &&
      cell.y < label.y - 1 &&
      cell.y > bottom + 1 &&
      isInside(cell) &&
      !isLabel(cell, labels),
  )
}

/** The text between a label and the next one on its row; of an address, the rows below it as well. */
function textBeside(label: Label, cells: readonly Cell[], labels: readonly Label[]): Cell[] {
  const next = labels.filter((other) => isSameRow(other, label) && other.x > label.right)
  const right = Math.min(...next.map(({ x }) => x), Number.POSITIVE_INFINITY)
  const first = cells.find(
    (cell) =>
      isSameRow(cell, label) && cell.x > label.right - 1 && cell.x < right - 2 && !isLabel(cell, labels),
  )
  if (!first) return []
  if (!ADDRESSES.includes(label.block)) return [first]
  const below = labels.filter(
    (other) => other.page === label.page && other.y < label.y - 4 && other.x < right,
  )
  const bottom = Math.max(...below.map(({ y }) => y), label.y - ADDRESS_DEPTH)
  const rest = cells.filter(
    (cell) =>
      cell.page === label.page &&
      cell.y < first.y - 1 &&
      cell.y > bottom + 1 &&
      Math.abs(cell.x - first.x) < 6,
  )
  return [first, ...rest]
}

const isLabel = (cell: Cell, labels: readonly Label[]): boolean =>
  labels.some(({ page, x, y }) => page === cell.page && x === cell.x && y === cell.y)
