import { plainDecimal } from '../money/index.ts'
import { currenciesOfSign } from './currency-signs.ts'
import { probableUnit, readUnit } from './read-unit.ts'
import { weightUnit } from './weight-units.ts'

/** Which sign a column writes before its decimals. */
export type DecimalSign = '.' | ','

/** The number of a cell, without the text next to it. */
export interface CellNumber {
  /** Digits with their separators, with '-' in front when negative. */
  digits: string
  /** The currencies that a sign next to it may mean. */
  currencies: readonly string[] | undefined
  /** The unit that is written next to it, such as 'kg' or 'Units'. */
  unit: string | undefined
}

const isUnit = (mark: string): boolean =>
  /^(CTNS?|CARTONS?|PKGS?|PACKAGES?|BOX(ES)?|PALLETS?|PLTS?)\.?$/i.test(mark) ||
  weightUnit(mark) !== undefined ||
  readUnit(mark) !== undefined ||
  probableUnit(mark) !== undefined
/** '300.-', '300,–' and '300/-' are 300 without cents. */
const NO_CENTS = /^[.,/][-–—]+$/
/** No number of an invoice is longer, including the text next to it. */
const MOST_CHARACTERS = 60
const CELL = /^([^\d]*?)((?:(?<=^|-)[.,])?\d[\d.,'’ ]*?)\s*([^\d]*)$/

/** Where the zeros of digits begin that suppliers' sheets have: wide ones, and those of Arabic, Persian and Hindi. */
const ZEROS = [0xff10, 0x660, 0x6f0, 0x966]

const plainDigitsOf = (text: string): string =>
  text.replace(/[\uff10-\uff19\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - ZEROS.find((zero) => code >= zero && code <= zero + 9)!)
  })

/**
 * Takes a cell apart: '€ 1.200,50', 'US$ -3', '(300.00)', '360kg'. Undefined when something else is next to
 * the number.
 */
export function cellNumber(text: string): CellNumber | undefined {
  if (text.length > MOST_CHARACTERS) return undefined
  const [, before = '', digits = '', after = ''] = CELL.exec(plainDigitsOf(text).trim()) ?? []
  if (digits === '') return undefined
  const isBracketed = before.includes('(') && after.includes(')')
  const marks = [before, after]
    .map((mark) => (isBracketed ? mark.replace(/[()]/, '') : mark).trim())
    .filter((mark) => !NO_CENTS.test(mark))
  const isNegative = isBracketed || marks.some((mark) => /^[-−]|[-−]$/.test(mark))
  const beside = marks.map((mark) => mark.replace(/^[-−]\s*|\s*[-−]$/, '').trim()).filter(Boolean)
  let currencies: readonly string[] | undefined
  let unit: CellNumber['unit']
  for (const mark of beside) {
    // 'KGS' is not a currency next to a number; 'Ft' may be feet or forints, by its column.
    const found = weightUnit(mark) ? undefined : currenciesOfSign(mark)
    if (isUnit(mark)) unit = mark
    else if (!found) return undefined
    if (found) currencies = currencies ? currencies.filter((code) => found.includes(code)) : found
  }
  if (currencies?.length === 0) return undefined
  return { digits: isNegative ? `-${digits}` : digits, currencies, unit }
}

/**
 * The decimal sign that a number shows beyond doubt: '4.950,00' a comma, '12.5' and '0.125' a point, '12' nothing.
 * '1.200' and '5,280' show none: they may be thousands or decimals.
 */
export function shownSign(digits: string): DecimalSign | undefined {
  const point = digits.lastIndexOf('.')
  const comma = digits.lastIndexOf(',')
  if (point >= 0 && comma >= 0) return point > comma ? '.' : ','
  if (point < 0 && comma < 0) return undefined
  const sign = point >= 0 ? '.' : ','
  const groups = digits.replace('-', '').split(sign)
  if (groups.length > 2) return sign === '.' ? ',' : '.'
  const [whole = '', decimals = ''] = groups
  const isThousands = decimals.length === 3 && /^[1-9]\d{0,2}$/.test(whole)
  return isThousands ? undefined : sign
}

/** The separator of a number that may be thousands or decimals; undefined for any other. */
export function doubtfulSeparator(digits: string): DecimalSign | undefined {
  if (shownSign(digits) !== undefined) return undefined
  return digits.includes('.') ? '.' : digits.includes(',') ? ',' : undefined
}

/** Digits as plain decimal text, read by the sign that they show, else by that of their column. Undefined when no reading is sound. */
export function plainDigits(digits: string, column: DecimalSign): string | undefined {
  const sign = shownSign(digits) ?? column
  const separators = sign === '.' ? ',' : '.'
  const plain = digits.replace(/['’ ]/g, separators)
  if (!isGrouped(plain.split(sign)[0] ?? '', separators)) return undefined
  return plainDecimal(plain.replaceAll(separators, '').replace(sign, '.'))
}

/** A number as plain decimal text: '$ 4.950,00' gives '4950.00'. Undefined when something else is in the cell ('3 960 ?'). */
export function readNumber(text: string, column: DecimalSign): string | undefined {
  const number = cellNumber(text)
  return number && plainDigits(number.digits, column)
}

/** True if the whole part has no separator, one before every three digits, or Indian grouping: '1,22,500'. */
const isGrouped = (whole: string, separator: string): boolean => {
  const [first = '', ...groups] = whole.replace('-', '').split(separator)
  if (groups.length === 0) return true
  if (first === '' || groups.at(-1)?.length !== 3) return false
  const others = groups.slice(0, -1)
  return (
    (first.length <= 3 && others.every((group) => group.length === 3)) ||
    (separator === ',' && first.length <= 2 && others.every((group) => group.length === 2))
  )
}
