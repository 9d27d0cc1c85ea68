import { isCurrencyCode } from '../reference/currencies.ts'
import { latinLetters } from '../reference/latin-letters.ts'
import { currenciesOfLanguage, FOREIGN_WORDS, foreignHeading, isOtherForeign } from './foreign-headings.ts'
import { isContradicted, withoutBrackets, withoutTaxNote } from './heading-notes.ts'
import { OTHER_HEADINGS, OTHER_WORDS, plainHeading } from './heading-words.ts'
import { IMPORT_COLUMNS, IMPORT_FIELDS, type ImportField, importColumn } from './import-columns.ts'

const FIELD_OF = new Map(
  IMPORT_FIELDS.flatMap((field) =>
    IMPORT_COLUMNS[field].headings.map((heading, rank) => [heading, { field, rank }] as const),
  ),
)
const LONGEST_FIRST = [...FIELD_OF]
  .filter(([known, { field }]) => known.includes(' ') && !importColumn(field).whole)
  .map(([known]) => known)
  .sort((a, b) => b.length - a.length)

/**
 * A heading without punctuation, and without what is in brackets: 'Amount (USD)' gives 'AMOUNT', 'unit_price' and
 * 'UnitPrice' give 'UNIT PRICE', 'H.S. Code' gives 'HS CODE'.
 */
export const headingWords = (text: string): string =>
  latinLetters(text)
    .replace(/\(.*?\)|\[.*?\]/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toUpperCase()
    .replace(/(?<=[A-Z])'(?=[A-Z])/g, '')
    .replace(/[^A-Z0-9]+/g, ' ')
    .replace(/\b[A-Z](?: [A-Z])+\b/g, (letters) => letters.replaceAll(' ', ''))
    .trim()

/** True if a heading is the name of a column of every invoice, without another word: 'Unit', 'Quantity'. */
export const isExactHeading = (text: string): boolean => FIELD_OF.has(plainHeading(headingWords(text)))

/** The words allowed next to those of a field: a unit or a currency. */
const UNITS = /^(KGS?|G|GRAMS?|GMS?|MT|TONS?|TONNES?|T|LBS?|OZ|US|RMB|DOLLARS?|EUROS?|PCS|SETS|CTNS)$/
const isUnit = (word: string): boolean => UNITS.test(word) || isCurrencyCode(word)

/** Every word that a heading may have: those of the fields, of other columns, and of units. */
const HEADING_WORDS: ReadonlySet<string> = new Set(
  [...FIELD_OF.keys(), ...OTHER_HEADINGS, ...OTHER_WORDS, ...FOREIGN_WORDS].flatMap((heading) =>
    heading.split(' '),
  ),
)

/**
 * True if a text has only words of headings, such as 'Weight' over 'Net' and 'Gross', or 'Country of' over
 * 'Origin'.
 */
export function isOfHeading(text: string): boolean {
  const heading = plainHeading(headingWords(text))
  // 'of' over 'goods', and '(USD)', say nothing alone.
  if (heading === '') return /^[([].*[)\]]$|^(of|the|and|in|for)$/i.test(text.trim())
  return !/\d/.test(text) && heading.split(' ').every((word) => HEADING_WORDS.has(word) || isUnit(word))
}

/** A unit is named by its 'of', which says nothing elsewhere. */
const UNIT_OF = /^UNITS? OF (WEIGHT|QTY|QUANTITY)$/

/** The prefix that exports write before the names of columns: 'Invoice lines/Quantity'. */
const OF_LINES =
  /^((INVOICE|ORDER|SALES ORDER|PURCHASE ORDER) (LINES?|ITEMS?)|LIGNES DE (FACTURE|COMMANDE)|(RECHNUNGS|AUFTRAGS)(ZEILEN|POSITIONEN)|LINEAS DE (FACTURA|PEDIDO)|RIGHE (DELLA )?(FATTURA|ORDINE)|(FACTUUR|ORDER)REGELS|LINHAS (DA|DE) FATURA) /

/**
 * The prefix that shipping programs write before the columns of their invoice: 'Commodity Unit Value',
 * 'Inv-UnitPrice'.
 */
const OF_CUSTOMS = /^(COMMODITY|INV) /

/**
 * True if a heading shows that its column does not belong to a line, such as 'Shipping Country': its content
 * is ignored.
 */
export function isOfOther(text: string): boolean {
  const heading = plainHeading(headingWords(withoutTaxNote(text)))
  return (
    OTHER_HEADINGS.has(heading) ||
    isOtherForeign(text, heading) ||
    isOtherForeign(text, withoutUnits(heading)) ||
    heading.split(' ').some((word) => OTHER_WORDS.has(word))
  )
}

/** The possible currencies of values under a heading in another language; none for an English one. */
export const currenciesOfHeadingLanguage = (text: string): readonly string[] => {
  const heading = plainHeading(headingWords(text))
  return FIELD_OF.has(heading) ? [] : currenciesOfLanguage(text, withoutUnits(heading))
}

interface Named {
  field: ImportField
  rank: number
}

/**
 * The field that a heading names, with how exactly: 0 is the most exact. Undefined for any other text, and where its other
 * words make it another column.
 */
export function fieldOfHeading(text: string): Named | undefined {
  for (const heading of [text, withoutBrackets(text)]) {
    const named = fieldOfWords(withoutTaxNote(heading))
    if (named && !isContradicted(heading, named.field)) return named
  }
  return undefined
}

function fieldOfWords(text: string): Named | undefined {
  const typed = headingWords(text).replace(OF_LINES, '')
  if (typed.length > 40) return undefined
  const heading = UNIT_OF.test(typed) ? typed : plainHeading(typed)
  const bare = withoutUnits(heading)
  if (OTHER_HEADINGS.has(heading) || isOtherForeign(text, heading)) return undefined
  const exact = FIELD_OF.get(heading)
  if (exact) return exact
  if (OTHER_HEADINGS.has(bare) || isOtherForeign(text, bare)) return undefined
  const foreign = foreignHeading(text, heading) ?? foreignHeading(text, bare)
  if (foreign) return { field: foreign.field, rank: foreign.rank + 50 }
  const found =
    FIELD_OF.get(bare) ?? ofGoods(bare) ?? beginningOf(bare) ?? FIELD_OF.get(bare.replace(OF_CUSTOMS, ''))
  return found && { field: found.field, rank: found.rank + 50 }
}

function ofGoods(heading: string): Named | undefined {
  const [, rest] = /^(?:PRODUCT|ITEM|GOODS|LINEITEM|LINE|ARTICLE|MATERIAL) (.+)$/.exec(heading) ?? []
  const found = rest === undefined ? undefined : FIELD_OF.get(rest)
  return found && importColumn(found.field).ofGoods ? found : undefined
}

/** The things other than goods that a description column may describe: 'UoM Desc', 'Country Description'. */
const NOT_OF_GOODS = new Set(
  'PKGS UOM UO UM UNIT CURRENCY COUNTRY ORIGIN HTS TARIFF TAX CUSTOMER VENDOR TERMS'.split(' '),
)

/** 'TOTAL AMOUNT PAYABLE' begins with the words of a field; 'PART NUMBER DESCRIPTION' ends with 'description'. */
function beginningOf(heading: string): Named | undefined {
  const all = heading.split(' ')
  if (all.length > 1 && all.at(-1) === 'DESCRIPTION' && !NOT_OF_GOODS.has(all[0]!))
    return { field: 'description', rank: IMPORT_COLUMNS.description.headings.length }
  if (all.some((word) => OTHER_WORDS.has(word))) return undefined
  // A weight of one piece is not that of the line, and a unit is no weight.
  if (all.includes('WEIGHT') && all.some((word) => /^(UNIT|EACH|PIECE|PCS|ITEM)$/.test(word)))
    return undefined
  if (all.includes('WEIGHT') && all.includes('GROSS'))
    return { field: 'gross_weight_kg', rank: IMPORT_COLUMNS.gross_weight_kg.headings.length }
  const start = LONGEST_FIRST.find((known) => heading.startsWith(`${known} `))
  return start === undefined ? undefined : FIELD_OF.get(start)
}

/** 'AMOUNT EUR', 'WEIGHT KGS', 'USD VALUE': the heading without currencies and units at its ends. */
function withoutUnits(heading: string): string {
  const all = heading.split(' ')
  while (all.length > 1 && isUnit(all.at(-1)!)) all.pop()
  while (all.length > 1 && isUnit(all[0]!)) all.shift()
  return all.join(' ')
}
