import { formHts } from '../entry/index.ts'
import { alpha2Of, COUNTRIES, cbpUnit, isCountryCode, UNITS } from '../reference/index.ts'

/** Units as suppliers write them, with the code of CBP's table (CATAIR Appendix C). */
const UNIT_WORDS: Record<string, string> = {
  PCS: 'NO',
  PC: 'NO',
  PIECE: 'NO',
  PIECES: 'NO',
  EA: 'NO',
  EACH: 'NO',
  UNIT: 'NO',
  UNITS: 'NO',
  NOS: 'NO',
  KGS: 'KG',
  KILO: 'KG',
  KILOS: 'KG',
  KILOGRAM: 'KG',
  KILOGRAMS: 'KG',
  DZ: 'DOZ',
  DOZEN: 'DOZ',
  PR: 'PRS',
  PAIR: 'PRS',
  PAIRS: 'PRS',
  SQM: 'M2',
  CBM: 'M3',
  LTR: 'L',
  LITER: 'L',
  LITERS: 'L',
  MTR: 'M',
  METER: 'M',
  METERS: 'M',
}

const unitCodes = new Set(UNITS.map(({ code }) => code))

/** The code of a unit; undefined for a word that is none. */
export function readUnit(text: string): string | undefined {
  const word = text.toUpperCase().replace(/[.\s]/g, '')
  const code = UNIT_WORDS[word] ?? word
  return unitCodes.has(code) && (cbpUnit(code) || !UNIT_WORDS[word]) ? code : undefined
}

/** Names of countries that suppliers write in another way than ISO 3166. */
const COUNTRY_WORDS: Record<string, string> = {
  CHINA: 'CN',
  PRC: 'CN',
  'P R CHINA': 'CN',
  'VIET NAM': 'VN',
  KOREA: 'KR',
  'REPUBLIC OF KOREA': 'KR',
  'TAIWAN ROC': 'TW',
  UK: 'GB',
  'GREAT BRITAIN': 'GB',
  ENGLAND: 'GB',
  USA: 'US',
  'UNITED STATES': 'US',
  RUSSIA: 'RU',
  TURKEY: 'TR',
  HOLLAND: 'NL',
}

const countryNames = new Map(COUNTRIES.map(({ name, alpha2 }) => [name.toUpperCase(), alpha2]))

/** The two letters of a country, from its code or its name; undefined for any other text. */
export function readCountry(text: string): string | undefined {
  const word = text
    .toUpperCase()
    .replace(/^MADE IN\s+/, '')
    .replace(/[^A-Z]+/g, ' ')
    .trim()
  if (word.length === 2 && isCountryCode(word)) return word
  return COUNTRY_WORDS[word] ?? (word.length === 3 ? alpha2Of(word) : undefined) ?? countryNames.get(word)
}

/** What the text of a tariff number is. */
export type HtsReading =
  | { is: 'whole'; number: string }
  /** An odd number of digits: a spreadsheet drops the zero in front. The number with it is only proposed. */
  | { is: 'lost-zero'; proposal: string }
  /** Six or eight digits: a heading of the tariff, not a number of it. */
  | { is: 'short' }
  | { is: 'other' }

const LOST_ZERO_DIGITS: ReadonlySet<number> = new Set([5, 7, 9])

/** Reads a tariff number. A zero that may be lost is never added: the person says so. */
export function readHts(text: string): HtsReading {
  const digits = text.replace(/[\s.-]/g, '')
  if (!/^\d+$/.test(digits)) return { is: 'other' }
  if (digits.length === 10) return { is: 'whole', number: formHts(digits) }
  if (LOST_ZERO_DIGITS.has(digits.length)) return { is: 'lost-zero', proposal: formHts(`0${digits}`) }
  return digits.length === 6 || digits.length === 8 ? { is: 'short' } : { is: 'other' }
}
