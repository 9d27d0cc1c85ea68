import { lineFields } from '../entry/index.ts'
import { scaled, scaledText } from '../money/index.ts'
import { NUMBER_FIELDS } from './decimal-signs.ts'
import type { ImportField } from './headings.ts'
import { cellText, type RawCell } from './raw-sheet.ts'
import { readCountry, readHts, readUnit } from './read-code.ts'
import {
  type CellNumber,
  cellNumber,
  type DecimalSign,
  doubtfulSeparator,
  plainDigits,
} from './read-number.ts'

/**
 * `same`: taken as it is. `mended`: read as something else, which `note` names. `asked`: the person decides between the
 * text and its proposal. `wrong`: it cannot be read. Only `same` and `mended` have a text that becomes part of a line.
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
  | 'unit'
  | 'country'
  | 'converted'
  | 'rounded'
  | 'from-part'
  | 'lost-zero'
  | 'hts-short'
  | 'not-hts'
  | 'not-number'
  | 'not-unit'
  | 'not-country'
  | 'too-long'

export interface ReadCell {
  /** What the file holds, as text. */
  raw: string
  /** What becomes part of the line, in the draft's own writing; '' while it is not known. */
  text: string
  state: CellState
  note?: CellNote
  /** The amount in the sheet's currency, where `text` is converted to dollars. */
  foreign?: string
  /** What the cell probably means; it is only taken when a person says so. */
  proposal?: string
}

/** How the numbers of a column are written. */
export interface ColumnReading {
  /** Undefined while only a person can say it. */
  decimal: DecimalSign | undefined
  isPounds: boolean
  /** What the heading says that its amounts are in; undefined when it says nothing. */
  currencies: readonly string[] | undefined
  /** The currency of the sheet; undefined while only a person can say it. */
  currency: string | undefined
}

const NUMBERS: ReadonlySet<ImportField> = new Set(NUMBER_FIELDS)
const AMOUNTS: ReadonlySet<ImportField> = new Set(['unit_price', 'entered_value', 'charges'])

/** Kilograms of a pound, exact by definition. */
const POUND = 45_359_237n

/** What a cell becomes. `typed` is what a person wrote in its place. */
export function readCell(field: ImportField, raw: RawCell, column: ColumnReading, typed?: string): ReadCell {
  const written = cellText(raw)
  const text = typed ?? written
  if (text === '') return { raw: written, text: '', state: 'empty' }
  const read = NUMBERS.has(field)
    ? ofNumber(
        field,
        text,
        typed !== undefined || typeof raw === 'number' ? { ...column, decimal: '.' } : column,
      )
    : ofCode(field, text)
  const isTaken = typed !== undefined && (read.state === 'same' || read.state === 'mended')
  return { raw: written, ...read, ...(isTaken ? { state: 'typed' as const } : {}) }
}

type Reading = Omit<ReadCell, 'raw'>

const wrong = (note: CellNote): Reading => ({ text: '', state: 'wrong', note })

function ofNumber(field: ImportField, text: string, column: ColumnReading): Reading {
  const number = cellNumber(text)
  if (!number) return wrong('not-number')
  if (!column.decimal && doubtfulSeparator(number.digits))
    return { text: '', state: 'asked', note: 'decimal' }
  const plain = plainDigits(number.digits, column.decimal ?? '.')
  if (plain === undefined) return wrong('not-number')
  if (field === 'unit_price') return ofPrice(number, plain, text, column)
  if (/^-.*[1-9]/.test(plain)) return wrong('negative')
  if (AMOUNTS.has(field) && isOtherCurrency(number, column)) return wrong('other-currency')
  const isPounds = field === 'gross_weight_kg' && (number.unit ? number.unit === 'lb' : column.isPounds)
  if (isPounds) return { text: inKilograms(plain), state: 'mended', note: 'pounds' }
  return asNumber(plain, text)
}

/** A grouped number is the same number; one with another decimal sign or a unit beside it reads otherwise. */
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

const inKilograms = (pounds: string): string => {
  const grams = ((scaled(pounds, 3) ?? 0n) * POUND + 50_000_000n) / 100_000_000n
  return scaledText(grams, 3)
}

function ofCode(field: ImportField, text: string): Reading {
  switch (field) {
    case 'part':
      return ofPart(text)
    case 'htsus':
      return ofHts(text)
    case 'net_uom':
      return ofTable(text, readUnit(text), 'unit', 'not-unit')
    case 'origin_country':
      return ofTable(text, readCountry(text), 'country', 'not-country')
    case 'manufacturer_mid':
      return { text: text.toUpperCase().replaceAll(' ', ''), state: 'same' }
    default:
      return { text, state: 'same' }
  }
}

/** A text too long for a part number comes from a column of something else, such as 'Item' over descriptions. */
const ofPart = (text: string): Reading =>
  text.length > lineFields.part_number.maxLength ? wrong('too-long') : { text, state: 'same' }

function ofTable(text: string, code: string | undefined, note: CellNote, missing: CellNote): Reading {
  if (code === undefined) return wrong(missing)
  return code === text.toUpperCase() ? { text: code, state: 'same' } : { text: code, state: 'mended', note }
}

function ofHts(text: string): Reading {
  const reading = readHts(text)
  switch (reading.is) {
    case 'whole':
      return { text: reading.number, state: 'same' }
    case 'lost-zero':
      return { text: '', state: 'asked', note: 'lost-zero', proposal: reading.proposal }
    case 'short':
      return wrong('hts-short')
    default:
      return wrong('not-hts')
  }
}
