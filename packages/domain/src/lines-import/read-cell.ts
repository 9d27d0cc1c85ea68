import { fieldOf, lineFields } from '../entry/index.ts'
import { scaled, scaledText } from '../money/index.ts'
import { currenciesOfSign } from './currency-signs.ts'
import { IMPORT_COLUMNS, type ImportField, importColumn } from './import-columns.ts'
import { cellText, type RawCell } from './raw-sheet.ts'
import { readHts } from './read-code.ts'
import { readCountry } from './read-country.ts'
import {
  type CellNumber,
  cellNumber,
  type DecimalSign,
  doubtfulSeparator,
  plainDigits,
} from './read-number.ts'
import { probableUnit, readUnit } from './read-unit.ts'
import { inKilograms, type WeightUnit, weightUnit } from './weight-units.ts'

/**
 * `same`: taken as it is. `mended`: read as something else, which `note` names. `asked`: the person decides between the
 * text and its proposal. `wrong`: it cannot be
 * read. Of these two, only the beginning of a tariff number has a text: the line keeps it until it is whole.
 */
export type CellState = 'same' | 'mended' | 'typed' | 'asked' | 'wrong' | 'empty'

/** Why a cell reads in another way than it is written, or cannot be read. */
export type CellNote =
  | 'number'
  | 'decimal'
  | 'negative'
  | 'other-currency'
  | 'discounted'
  | 'pounds'
  | 'grams'
  | 'ounces'
  | 'tonnes'
  | 'tons'
  | 'unit'
  | 'doubtful-unit'
  | 'country'
  | 'currency'
  | 'hts'
  | 'continued'
  | 'changed-part'
  | 'converted'
  | 'rounded'
  | 'from-part'
  | 'lost-zero'
  | 'hts-short'
  | 'not-hts'
  | 'not-number'
  | 'not-unit'
  | 'not-country'
  | 'not-currency'
  | 'not-weight-unit'
  | 'not-choice'
  | 'too-long'

export interface ReadCell {
  /** The content of the file, as text. */
  raw: string
  /** The value that becomes part of the line, in the draft's notation; '' while it is not known. */
  text: string
  state: CellState
  note?: CellNote
  /** The amount in the sheet's currency, where `text` is converted to dollars. */
  foreign?: string
  /** The unit that is written next to a quantity or over it, as CBP's code, where the row has no other. */
  unit?: string
  /** The probable meaning of the cell; used only when a person confirms it. */
  proposal?: string
}

/** The notation of the numbers of a column. */
export interface ColumnReading {
  /** Undefined while only a person can say it. */
  decimal: DecimalSign | undefined
  /** The unit that the heading names: one of weight over weights, CBP's code over quantities. */
  weight: WeightUnit | undefined
  unit: string | undefined
  /** True if the heading names the tariff of another country. */
  isForeignTariff: boolean
  /** True if the spreadsheet keeps the cell as a date. */
  isDate: boolean
  /** The currencies that the heading gives for its amounts; undefined if it gives none. */
  currencies: readonly string[] | undefined
  /** The currency of the sheet; undefined while only a person can say it. */
  currency: string | undefined
}

/** Reads a cell. `typed` is the text that a person entered in its place. */
export function readCell(field: ImportField, raw: RawCell, column: ColumnReading, typed?: string): ReadCell {
  const written = cellText(raw)
  const text = typed ?? written
  if (text === '') return { raw: written, text: '', state: 'empty' }
  const read = importColumn(field).number
    ? ofNumber(
        field,
        text,
        typed !== undefined
          ? asTyped(column)
          : typeof raw === 'number'
            ? { ...column, decimal: '.' }
            : column,
      )
    : (field === 'part' || field === 'order') &&
        typed === undefined &&
        (column.isDate || isMadeBySpreadsheet(text))
      ? { text: '', state: 'asked' as const, note: 'changed-part' as const }
      : ofCode(field, text, column, typed !== undefined)
  const isTaken = typed !== undefined && (read.state === 'same' || read.state === 'mended')
  return { raw: written, ...read, ...(isTaken ? { state: 'typed' as const } : {}) }
}

/** A person types numbers with a point, and takes tons as kilograms. */
const asTyped = (column: ColumnReading): ColumnReading => ({
  ...column,
  decimal: '.',
  weight: column.weight === 'ton' ? undefined : column.weight,
})

type Reading = Omit<ReadCell, 'raw'>

const wrong = (note: CellNote): Reading => ({ text: '', state: 'wrong', note })

function ofNumber(field: ImportField, text: string, column: ColumnReading): Reading {
  const pounds = field === 'gross_weight_kg' ? kilogramsOfPounds(text) : undefined
  if (pounds !== undefined) return { text: pounds, state: 'mended', note: 'pounds' }
  const number = cellNumber(text)
  if (!number) return wrong('not-number')
  if (!column.decimal && doubtfulSeparator(number.digits))
    return { text: '', state: 'asked', note: 'decimal' }
  const plain = plainDigits(number.digits, column.decimal ?? '.')
  if (plain === undefined) return wrong('not-number')
  if (field === 'unit_price') return ofPrice(number, plain, text, column)
  if (/^-.*[1-9]/.test(plain)) return wrong('negative')
  // '1.2k' is no amount of 1.2, and '24 kg' none of 24.
  if (importColumn(field).number === 'amount' && number.unit !== undefined) return wrong('not-number')
  if (importColumn(field).number === 'amount' && isOtherCurrency(number, column))
    return wrong('other-currency')
  if (field === 'gross_weight_kg')
    return ofWeight(plain, text, weightUnit(number.unit ?? '') ?? column.weight)
  const read = asNumber(plain, text)
  const unit = field === 'net_qty' ? (readUnit(number.unit ?? '') ?? column.unit) : undefined
  return unit ? { ...read, unit } : read
}

/** '5 lb 3 oz' in kilograms, as the forms of the post have it. */
function kilogramsOfPounds(text: string): string | undefined {
  const [, pounds, ounces] = /^(\d+) ?lbs?\.?,? ?(\d+(?:\.\d{1,3})?) ?oz\.?$/i.exec(text) ?? []
  if (pounds === undefined || ounces === undefined) return undefined
  const thousandths = BigInt(pounds) * 16_000n + (scaled(ounces, 3) ?? 0n)
  return inKilograms(scaledText(thousandths, 3), 'oz')
}

const WEIGHT_NOTES = { lb: 'pounds', g: 'grams', oz: 'ounces', tonne: 'tonnes' } as const

/** A weight in kilograms. A ton is 1,000 kg, or 2,000 or 2,240 pounds: only a person can say it. */
function ofWeight(plain: string, text: string, unit: WeightUnit = 'kg'): Reading {
  if (unit === 'kg') return asNumber(plain, text)
  const kilograms = inKilograms(plain, unit)
  return unit === 'ton'
    ? { text: '', state: 'asked', note: 'tons', proposal: kilograms }
    : { text: kilograms, state: 'mended', note: WEIGHT_NOTES[unit] }
}

/**
 * A grouped number is the same number; one with another decimal sign or a unit next to it reads otherwise.
 */
const asNumber = (plain: string, text: string): Reading =>
  text.replaceAll(',', '') === plain
    ? { text: plain, state: 'same' }
    : { text: plain, state: 'mended', note: 'number' }

/** A price is shown and not kept, so it may be in another currency than the values. */
const ofPrice = (number: CellNumber, plain: string, text: string, column: ColumnReading): Reading =>
  isOtherCurrency(number, column)
    ? { text: plain, state: 'mended', note: 'other-currency' }
    : asNumber(plain, text)

const isOtherCurrency = (number: CellNumber, { currency, currencies }: ColumnReading): boolean =>
  currency !== undefined && (number.currencies ?? currencies)?.includes(currency) === false

/** A part number that a spreadsheet has turned into a date or a power of ten: '1-Feb', '1.2E+05'. */
const isMadeBySpreadsheet = (text: string): boolean =>
  /^(\d{1,2}-(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)(-\d{2,4})?|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)-\d{2,4}|\d([.,]\d+)?E[+]\d+)$/i.test(
    text,
  )

function ofCode(field: ImportField, text: string, column: ColumnReading, isTyped: boolean): Reading {
  switch (field) {
    case 'part':
    case 'order':
      return ofNumberOfImporter(field, text)
    case 'htsus':
      return ofHts(text, column.isForeignTariff && !isTyped)
    case 'net_uom':
      return ofUnit(text, isTyped)
    case 'origin_country':
      return ofTable(text, readCountry(text, isTyped), 'country', 'not-country')
    case 'currency':
      return ofCurrency(text, column)
    case 'weight_unit':
      return weightUnit(text) ? { text, state: 'same' } : wrong('not-weight-unit')
    case 'manufacturer_mid':
      return { text: text.toUpperCase().replaceAll(' ', ''), state: 'same' }
    default:
      return ofChoice(field, text)
  }
}

/** A field with choices takes the code of one of them; any other takes the text. */
function ofChoice(field: ImportField, text: string): Reading {
  const values = fieldOf(`line_items.0.${importColumn(field).field}`)?.values
  const code = text.toUpperCase()
  if (!values) return { text, state: 'same' }
  return values.includes(code) ? { text: code, state: 'same' } : wrong('not-choice')
}

/** A text too long for a number of the importer's comes from a column of something else, such as 'Item' over descriptions. */
const ofNumberOfImporter = (field: 'part' | 'order', text: string): Reading =>
  text.length > lineFields[IMPORT_COLUMNS[field].field].maxLength
    ? wrong('too-long')
    : { text, state: 'same' }

function ofTable(text: string, code: string | undefined, note: CellNote, missing: CellNote): Reading {
  if (code === undefined) return wrong(missing)
  return code === text.toUpperCase() ? { text: code, state: 'same' } : { text: code, state: 'mended', note }
}

/** 'GR' may be grams or a gross, 'TON' a metric or a long one. */
function ofUnit(text: string, isTyped: boolean): Reading {
  const probably = isTyped ? undefined : probableUnit(text)
  return probably
    ? { text: '', state: 'asked', note: 'doubtful-unit', proposal: probably }
    : ofTable(text, readUnit(text, isTyped), 'unit', 'not-unit')
}

/** A sign that several currencies have is the sheet's, where that is one of them. */
function ofCurrency(text: string, { currency }: ColumnReading): Reading {
  const found = currenciesOfSign(text) ?? []
  const code = found.length === 1 ? found[0] : found.find((one) => one === currency)
  return ofTable(text, code, 'currency', 'not-currency')
}

/** Of the number of another country's tariff only the six digits of the Harmonized System are kept. */
function ofHts(text: string, isForeign: boolean): Reading {
  const reading = readHts(text)
  switch (reading.is) {
    case 'whole':
      if (isForeign) return { text: reading.number.slice(0, 7), state: 'wrong', note: 'hts-short' }
      return reading.isMended
        ? { text: reading.number, state: 'mended', note: 'hts' }
        : { text: reading.number, state: 'same' }
    case 'lost-zero':
      return { text: '', state: 'asked', note: 'lost-zero', proposal: reading.proposal }
    case 'short':
      return { text: reading.beginning, state: 'wrong', note: 'hts-short' }
    default:
      return wrong('not-hts')
  }
}
