import { isCurrencyCode } from '../reference/index.ts'

/** What a column of an invoice or packing list may become. The unit price is read, not stored. */
export const IMPORT_FIELDS = [
  'part',
  'description',
  'htsus',
  'origin_country',
  'net_qty',
  'net_uom',
  'unit_price',
  'entered_value',
  'gross_weight_kg',
  'manifest_qty',
  'charges',
  'manufacturer_mid',
] as const
export type ImportField = (typeof IMPORT_FIELDS)[number]

/** The words that suppliers put over a column, most exact first; compared without punctuation and without what is in brackets. */
const WORDS: Record<ImportField, readonly string[]> = {
  part: [
    'PART NUMBER',
    'PART NO',
    'PART',
    'ITEM NO',
    'ITEM NUMBER',
    'ITEM CODE',
    'ITEM',
    'SKU',
    'STYLE NO',
    'STYLE',
    'MODEL',
    'ARTICLE',
    'ART NO',
    'PRODUCT CODE',
  ],
  description: [
    'DESCRIPTION OF GOODS',
    'DESCRIPTION',
    'GOODS DESCRIPTION',
    'ITEM DESCRIPTION',
    'PRODUCT NAME',
    'PRODUCT',
    'GOODS',
    'COMMODITY',
  ],
  htsus: [
    'HTSUS NUMBER',
    'HTSUS',
    'HTS CODE',
    'HTS NO',
    'HTS NUMBER',
    'HTS',
    'HS CODE',
    'HS NO',
    'HS',
    'TARIFF NUMBER',
    'TARIFF CODE',
    'TARIFF NO',
    'TARIFF',
    'COMMODITY CODE',
    'CUSTOMS CODE',
  ],
  origin_country: ['COUNTRY OF ORIGIN', 'ORIGIN', 'COO', 'C O O', 'MADE IN', 'COUNTRY'],
  net_qty: ['NET QUANTITY', 'NET QTY', 'QUANTITY', 'QTY', 'Q TY', 'PIECES', 'PCS', 'UNITS'],
  net_uom: ['UNIT OF MEASURE', 'UOM', 'U M', 'UNIT'],
  unit_price: ['UNIT PRICE', 'U PRICE', 'UNIT COST', 'UNIT VALUE', 'PRICE'],
  entered_value: [
    'ENTERED VALUE',
    'TOTAL AMOUNT',
    'AMOUNT',
    'TOTAL VALUE',
    'INVOICE VALUE',
    'FOB VALUE',
    'LINE TOTAL',
    'EXTENDED PRICE',
    'TOTAL PRICE',
    'VALUE',
    'TOTAL',
  ],
  gross_weight_kg: ['GROSS WEIGHT', 'GROSS WT', 'GROSS KG', 'G W', 'GW', 'GROSS', 'WEIGHT'],
  manifest_qty: ['MANIFEST QUANTITY', 'CARTONS', 'CTNS', 'CTN', 'PACKAGES', 'PKGS', 'BOXES'],
  charges: ['FREIGHT CHARGES', 'FREIGHT', 'CHARGES'],
  manufacturer_mid: ['MANUFACTURER ID', 'MID'],
}

/** Columns that look like one of the above and are not: net weights, volumes, row numbers. */
const OTHERS: ReadonlySet<string> = new Set([
  'N W',
  'NW',
  'NET WEIGHT',
  'NET WT',
  'CBM',
  'VOLUME',
  'NO',
  'S NO',
])

const FIELD_OF = new Map(
  Object.entries(WORDS).flatMap(([field, words]) =>
    words.map((word, rank) => [word, { field: field as ImportField, rank }] as const),
  ),
)

/** A heading without punctuation, and without what stands in brackets: 'Amount (USD)' gives 'AMOUNT'. */
export const headingWords = (text: string): string =>
  text
    .toUpperCase()
    .replace(/\(.*?\)/g, ' ')
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim()

/** The field that a heading names, with how exactly: 0 is the most exact. Undefined for any other text. */
export function fieldOfHeading(text: string): { field: ImportField; rank: number } | undefined {
  const words = headingWords(text)
  if (words === '' || words.length > 40 || OTHERS.has(words)) return undefined
  const exact = FIELD_OF.get(words)
  if (exact) return exact
  // 'Total Amount USD', 'Gross Weight kg': the heading begins with the words of a field.
  const start = [...FIELD_OF.keys()]
    .filter((known) => known.includes(' ') && words.startsWith(`${known} `))
    .sort((a, b) => b.length - a.length)[0]
  const found = start === undefined ? FIELD_OF.get(withoutUnit(words)) : FIELD_OF.get(start)
  return found && { field: found.field, rank: found.rank + 50 }
}

/** 'AMOUNT IN EUR', 'WEIGHT KGS': the heading without the currency or the unit at its end. */
function withoutUnit(words: string): string {
  const [, field = words, unit = ''] = /^(.*?)(?: IN)? (\w+)$/.exec(words) ?? []
  return isCurrencyCode(unit) || /^(KGS?|LBS?|US|RMB)$/.test(unit) ? field : words
}

/** Whether a heading says that the weights under it are pounds. */
export const isInPounds = (heading: string): boolean => /(?<![A-Z])LBS?(?![A-Z])/i.test(heading)
