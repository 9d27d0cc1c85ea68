import type { DraftData, LineItem, PartyBlock } from '../entry/draft.ts'
import { sumCents, toCents } from '../money/cents.ts'
import { type Cell, cellsOf, type Place, type TextItem } from '../pdf-text/text-cells.ts'
import { type Block, type Label, labelsOf, textIn } from './blocks.ts'
import { type BrokerLine, linesOf } from './form-lines.ts'

/** A draft value read from a block of the form. */
export interface BrokerValue {
  /** Path of the field in the draft. */
  path: string
  value: string
  /** Where the form has it. */
  places: Place[]
}

/** A sum of the form that its lines do not come to, in dollars. */
export interface BrokerMismatch {
  what: 'value'
  lines: string
  form: string
}

export type BrokerForm =
  | { ok: false; reason: 'no-text' | 'no-form' }
  | {
      ok: true
      values: BrokerValue[]
      lines: BrokerLine[]
      mismatches: BrokerMismatch[]
      /** Of the entry of the form, as printed: what the next entry never takes. '' where it was not found. */
      printed: { entryNumber: string; entryDate: string; totalDuty: string }
    }

/** The text of a box whose whole value is on a continuation sheet. */
const GOES_ON = /^see sheet \d+$/i

const code = (pattern: RegExp) => (text: string) => pattern.exec(text.toUpperCase())?.[0]
const words = (text: string) => text.trim().toUpperCase() || undefined
const country = code(/\b(?:MULTI|[A-Z]{2})\b/)

/**
 * The values that the next shipment takes over from each block. The entry number, the bill, documents and
 * every date belong to the shipment of the form and are not read.
 */
const VALUES: readonly [Block, string, (text: string) => string | undefined][] = [
  ['entryType', 'header.entry_type', code(/\b\d{2}\b/)],
  ['suretyNumber', 'header.surety_no', code(/\b\d{3}\b/)],
  ['bondType', 'header.bond_type', code(/\b[089]\b/)],
  ['bondNumber', 'bond_information.bond_number', code(/\b\d{9}\b/)],
  ['portCode', 'header.port_code', code(/\b\d{4}\b/)],
  ['carrier', 'shipment_origin.importing_carrier', words],
  ['mode', 'shipment_origin.mode_of_transport', code(/\b\d{2}\b/)],
  ['origin', 'shipment_origin.country_of_origin', country],
  ['manufacturer', 'shipment_origin.manufacturer_id', code(/\b[A-Z]{2}[A-Z0-9]{6,13}\b/)],
  ['exportingCountry', 'shipment_origin.exporting_country', country],
  ['foreignPort', 'shipment_origin.foreign_port_lading', code(/\b\d{5}\b/)],
  ['unlading', 'shipment_origin.us_port_unlading', code(/\b\d{4}\b/)],
  ['location', 'parties.location_of_goods', words],
  [
    'consigneeNumber',
    'parties.consignee_number',
    code(/\bSAME\b|\b\d{2}-\d{7}(?:[A-Z0-9]{2})?\b|\b\d{3}-\d{2}-\d{4}\b/),
  ],
  [
    'importerNumber',
    'parties.importer_number',
    code(/\b\d{2}-\d{7}(?:[A-Z0-9]{2})?\b|\b\d{3}-\d{2}-\d{4}\b/),
  ],
]

const PARTIES = [
  ['consignee', 'parties.ultimate_consignee'],
  ['importer', 'parties.importer_of_record'],
] as const

/** A 7501 has most of its blocks; any other document has a few of these words at most. */
const FEWEST_LABELS = 12

/**
 * Reads a printed Form 7501, of the edition of 2024 or the one before, from the text of its PDF: values stand under the
 * names of their blocks. What is not found is left out. A person accepts what the draft takes.
 */
export function readBrokerForm(items: readonly TextItem[]): BrokerForm {
  const cells = cellsOf(items)
  if (cells.length === 0) return { ok: false, reason: 'no-text' }
  const labels = labelsOf(cells)
  if (new Set(labels.map(({ block }) => block)).size < FEWEST_LABELS) return { ok: false, reason: 'no-form' }
  const box = (block: Block): Cell[] => {
    const own: Label[] = labels.filter((one) => one.block === block)
    const [first = [], ...further] = own.map((label) => textIn(label, cells, labels))
    // A box that is too small for its value names the sheet that has the whole.
    return first.some(({ text }) => GOES_ON.test(text)) ? (further[0] ?? first) : first
  }
  const lines = linesOf(cells, labels)
  const values = VALUES.flatMap(([block, path, read]) => {
    const rows = box(block)
    const texts = read === words ? [rows] : rows.map((row) => [row])
    for (const text of texts) {
      const value = read(text.map((cell) => cell.text).join(' '))
      if (value !== undefined) return [{ path, value, places: text.map(placeOf) }]
    }
    return []
  })
  const parties = PARTIES.flatMap(([block, path]) =>
    partyIn(box(block)).map(({ leaf, ...value }) => ({ ...value, path: `${path}.${leaf}` })),
  )
  return {
    ok: true,
    values: [...values, ...parties],
    lines,
    mismatches: mismatchesOf(
      lines,
      box('totalValue').map(({ text }) => text),
    ),
    printed: {
      entryNumber: printedIn(box('entryNumber'), /\b[A-Z0-9]{3}[ -]?\d{7}[ -]?\d\b/),
      entryDate: printedIn(box('entryDate'), /\b\d{2}\/?\d{2}\/?(?:\d{4}|\d{2})\b/),
      totalDuty: printedIn(box('totalDuty'), /[\d,]+\.\d\d\b/),
    },
  }
}

const printedIn = (cells: readonly Cell[], pattern: RegExp): string =>
  cells.flatMap(({ text }) => pattern.exec(text.toUpperCase())?.[0] ?? [])[0] ?? ''

const placeOf = ({ page, x, y, right }: Cell): Place => ({ page, x, y, width: right - x })

/** The fields of a party, each with the row that has it. */
const partyIn = (cells: readonly Cell[]) =>
  Object.entries(partyOf(cells.map(({ text }) => text))).map(([leaf, value]) => {
    const cell = cells.find(({ text }) => text.includes(String(value))) ?? cells[0]
    return { leaf, value: String(value), places: cell ? [placeOf(cell)] : [] }
  })

/** Name, street and place: 'Los Angeles, CA 90021' at the end. */
function partyOf(rows: readonly string[]): Partial<PartyBlock> {
  const [name, ...rest] = rows.filter((row) => !/^(?:street|city|state|zip)\b/i.test(row))
  const at = rest.findIndex((row) => PLACE.test(row))
  const place = PLACE.exec(rest[at] ?? '')
  const [line1, line2] = at === -1 ? rest : rest.slice(0, at)
  return {
    ...(name && { name }),
    ...(line1 && { address_line1: line1 }),
    ...(line2 && { address_line2: line2 }),
    ...(place && { city: place[1], state: place[2], zip: place[3] }),
  }
}

const PLACE = /^(.+?),? +([A-Z]{2}),? +(\d{5}(?:-\d{4})?)$/

function mismatchesOf(lines: readonly BrokerLine[], total: readonly string[]): BrokerMismatch[] {
  const form = total.flatMap((text) => /\$?([\d,]+(?:\.\d\d)?)$/.exec(text)?.[1]?.replace(/,/g, '') ?? [])[0]
  if (form === undefined || lines.length === 0) return []
  const sum = sumCents(lines.map(({ values }) => toCents(values.entered_value)))
  return sum === toCents(form) ? [] : [{ what: 'value', lines: dollars(sum), form }]
}

const dollars = (cents: bigint): string => (cents / 100n).toString()

/** A draft with what was accepted of a form over what a new entry begins with. */
export function draftFromForm(
  begin: DraftData,
  values: readonly Pick<BrokerValue, 'path' | 'value'>[],
  lines: readonly Pick<BrokerLine, 'values'>[],
  newId: () => string,
): DraftData {
  const draft = structuredClone(begin) as Record<string, unknown>
  for (const { path, value } of values) {
    const keys = path.split('.')
    let at = draft
    for (const key of keys.slice(0, -1)) {
      at[key] = { ...(at[key] as object | undefined) }
      at = at[key] as Record<string, unknown>
    }
    at[keys.at(-1)!] = value
  }
  const isSame = values.some(({ path, value }) => path === 'parties.consignee_number' && value === 'SAME')
  if (isSame) draft.parties = { ...(draft.parties as object), same_as_importer: true }
  const line_items: LineItem[] = lines.map((line, index) => ({
    id: newId(),
    line_number: index + 1,
    ...line.values,
  }))
  return { ...(draft as DraftData), ...(line_items.length > 0 && { line_items }) }
}
