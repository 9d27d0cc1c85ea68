import { type CalendarDay, parseDay } from '../calendar/index.ts'
import { doubtfulSeparator, readNumber } from '../lines-import/read-number.ts'
import { inKilograms, weightUnit } from '../lines-import/weight-units.ts'
import { latinLetters } from '../reference/latin-letters.ts'
import { monthOf } from './month-names.ts'

const two = (text: string): string => text.padStart(2, '0')

const year = (text: string): string => (text.length === 2 ? `20${text}` : text)

/**
 * A day as documents write it: 02/24/2026, 2026-02-24, 24-FEB-2026, 24FEB26, Feb 24, 2026, 24 février 2026, 24.02.2026. Numbers alone are
 * month first, unless the first one is no month; with points between them, which Europe writes day first, only a number
 * above 12 tells which is the day. Undefined when it may be read two ways. `isDayFirst`: other days of the paper show the
 * day first.
 */
export function readDay(written: string, isDayFirst = false): CalendarDay | undefined {
  const text = latinLetters(written).normalize('NFC')
  const first =
    /\b(\d{4})[-/.年년] ?(\d{1,2})[-/.月월] ?(\d{1,2})(?:\b|[日일]|(?=T\d))|\b(20\d{2})(\d{2})(\d{2})\b/.exec(
      text,
    )
  if (first) {
    const [, ...parts] = first
    const [years = '', month = '', day = ''] = parts.filter((part) => part !== undefined)
    return parseDay(`${years}-${two(month)}-${two(day)}`)
  }
  const numbers = /\b(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})\b/.exec(text)
  if (numbers) {
    const [, left = '', sign = '', right = '', years = ''] = numbers
    if (!isDayFirst && mayBeginWithYear(left, sign, years)) return undefined
    return dayOfNumbers(left, right, isDayFirst ? '' : sign, year(years), isDayFirst)
  }
  const words =
    /\b(\d{1,2})(?:st|nd|rd|th)?[ .,/'-]*(?:de |of )?([a-z]{3,})[ .,/'-]*(?:del? )?(\d{4}|\d{2})(?![\d:])/i.exec(
      text,
    ) ?? /\b([a-z]{3,})[ ./-]*(\d{1,2})(?:st|nd|rd|th)?[ ,'/-]+(\d{4}|\d{2})(?![\d:])/i.exec(text)
  const yearFirst = /\b(20\d{2})[ .,/-]+([a-z]{3,})[ .,/-]+(\d{1,2})(?!\d)/i.exec(text)
  if (yearFirst) {
    const [, years = '', name = '', day = ''] = yearFirst
    const month = monthOf(name)
    return month ? parseDay(`${years}-${two(String(month))}-${two(day)}`) : undefined
  }
  if (!words) return undefined
  const [day, name] = /^\d/.test(words[1]!) ? [words[1]!, words[2]!] : [words[2]!, words[1]!]
  const month = monthOf(name)
  return month ? parseDay(`${year(words[3]!)}-${two(String(month))}-${two(day)}`) : undefined
}

/** '26/02/24' is the 26th of 2024 or the 24th of 2026: a number of two digits that may be the year, near that at the end. */
const mayBeginWithYear = (left: string, sign: string, years: string): boolean =>
  sign !== '.' && years.length === 2 && Number(left) > 12 && Math.abs(Number(left) - Number(years)) <= 2

function dayOfNumbers(
  left: string,
  right: string,
  sign: string,
  years: string,
  isOfDayFirst: boolean,
): CalendarDay | undefined {
  const isDayFirst = Number(left) > 12 || (isOfDayFirst && Number(right) <= 12)
  if (sign === '.' && !isDayFirst && Number(right) <= 12 && left !== right) return undefined
  return parseDay(isDayFirst ? `${years}-${two(right)}-${two(left)}` : `${years}-${two(left)}-${two(right)}`)
}

/** True if days of a text in numbers show the day first, such as 24/02/2026, and none the month first. */
export function hasDayFirst(text: string): boolean {
  const days = [
    ...text.matchAll(/(?<![\d/.-])(\d{1,2})([/.-])(\d{1,2})\2(20\d{2}|\d{2})(?![\d/.-])/g),
  ].filter(([, left = '', sign = '', , years = '']) => !mayBeginWithYear(left, sign, years))
  return days.some(([, left]) => Number(left) > 12) && !days.some(([, , , right]) => Number(right) > 12)
}

/** True if a day in numbers is another day where the paper means the other order: 03/04/2026. */
export function isDayInDoubt(written: string): boolean {
  const [, left, , right] = /\b(\d{1,2})([/.-])(\d{1,2})\2(?:\d{4}|\d{2})\b/.exec(written) ?? []
  return Number(left) <= 12 && Number(right) <= 12 && Number(left) !== Number(right)
}

/** A bill of lading (the carrier's four letters and its number) or an air waybill (11 digits). */
export function readBill(text: string): string | undefined {
  const bill = /\b([A-Z]{4})[ -]?((?=[A-Z0-9]*\d{4})[A-Z0-9]{5,12})\b/.exec(text.toUpperCase())
  if (bill) return `${bill[1]}${bill[2]}`
  const [, airline, serial] = /\b(\d{3})[- ]?(\d{4} ?\d{4})\b/.exec(text) ?? []
  return airline && serial ? `${airline}-${serial.replace(' ', '')}` : undefined
}

/** A forwarder's bill: up to 16 letters and digits, most of them digits; by air, 11 digits. */
export function readHouseBill(text: string): string | undefined {
  const bill = /^([A-Z]{0,6})[ -]?((?=[A-Z0-9]*\d{4})[A-Z0-9]{4,16})\b/.exec(text.trim().toUpperCase())
  const whole = bill ? `${bill[1]}${bill[2]}` : ''
  return whole.length >= 5 && whole.length <= 16 ? whole : undefined
}

/** The number of a bill without the carrier's letters: 5 to 12 letters and digits, most of them digits. */
export const readBillNumber = (text: string): string | undefined =>
  /^(?=[A-Z0-9]*\d{5})[A-Z0-9]{5,12}$/.exec(text.trim().toUpperCase())?.[0]

/** A carrier's code: four letters alone, or before the next label. */
export const readScac = (text: string): string | undefined =>
  /^([A-Z]{4})(?:$| ?[,;/]| +(?:B\/L|BL|MBL|M?B(?:ILL)?\b|MASTER|HOUSE|VESSEL))/.exec(
    text.trim().toUpperCase(),
  )?.[1]

/** A FIRMS code: a letter and three letters or digits, at least one a digit, alone or in brackets. */
export const readFirms = (text: string): string | undefined =>
  /(?:^|\()((?=\w*\d)[A-Z][A-Z0-9]{3})(?:\b|\))/.exec(text.trim().toUpperCase())?.[1]

/** Where the goods are: a name with letters, as the field takes it. */
export function readPlace(text: string): string | undefined {
  const place = text.replace(/\s+/g, ' ').trim()
  return /[a-z]{3}/i.test(place) && place.length <= 100 ? place : undefined
}

/** Reads a number of packages: a whole number, with the unit after it or alone. */
export function readPackages(text: string): string | undefined {
  const count = /^(\d{1,3}(?:,\d{3})+|\d{1,8})(?:\s*[A-Z]{2,12}\b\.?(?:\(S\))?)?\s*$/i.exec(text.trim())?.[1]
  const plain = count?.replaceAll(',', '')
  return plain && Number(plain) > 0 ? String(Number(plain)) : undefined
}

/** A weight with its unit in kilograms, at most three decimals; undefined without a unit or when it is read two ways. */
export function readKilograms(text: string): string | undefined {
  const [, before, number = '', after] =
    /^(?:gross[ :]+)?([a-z]+)?[ .:]*(\d[\d.,' ]*)\s*([a-z]+)?/i.exec(text.trim()) ?? []
  if (before !== undefined && weightUnit(before) === undefined) return undefined
  const unit = weightUnit(before ?? after ?? '')
  // '12.500 KGS' is 12.5 or 12,500; a comma before three digits is one of thousands in English.
  const isDoubtful = doubtfulSeparator(number.trim()) === '.'
  const plain = isDoubtful ? undefined : readNumber(number, '.')
  if (plain === undefined || Number(plain) <= 0 || !unit || unit === 'ton') return undefined
  return unit === 'kg' ? plain : inKilograms(plain, unit)
}

/** The number of a voyage, flight or trip: up to five letters and digits, as the form takes them. */
export const readVoyage = (text: string): string | undefined =>
  /^(?:V(?:OY)?[.\s-]*)?((?=[A-Z]*\d)[A-Z0-9]{1,5})$/.exec(text.trim().toUpperCase())?.[1]

/**
 * A voyage at the end: ' 046E', ' V.1187-025E', ' Voy. 0012E', ' (FA612A)'. Digits alone after a space may be part of the
 * name, as in 'WAN HAI 507'.
 */
const VOYAGE =
  /[\s,(/-]+(?:V(?:OY(?:AGE)?)?\b\.?\s*(?:NO\b\.?|#)?[:\s]*|V[.-]?)?([A-Z]{0,2}\d[A-Z0-9-]*)\)?\s*$/
const DIGITS_OF_NAME = /[A-Z] +\d+\s*$/
const isInDoubt = (text: string): boolean => DIGITS_OF_NAME.test(text) && !/\bV(?:OY(?:AGE)?)?\b/.test(text)

/** The voyage after the vessel's name: '046E' of 'PACIFIC LARK / 046E' and of 'PACIFIC LARK V.046E'. */
export const readVoyageAfterVessel = (text: string): string | undefined =>
  isInDoubt(withoutKind(text)) ? undefined : readVoyage(VOYAGE.exec(withoutKind(text))?.[1] ?? '')

/** 'M/V' before the name of a vessel, and its flag or IMO number after it. */
const withoutKind = (text: string): string =>
  text
    .toUpperCase()
    .replace(/^\s*M\/?[VT]\b\.?\s*/, '')
    .replace(/\s*\((?:IMO\b[^()]*|[^()]*\bFLAG)\)/, '')
    .trim()

/** The vessel without its voyage: 'PACIFIC LARK' of 'PACIFIC LARK / 046E', 'EVER GIVEN' of 'EVER GIVEN V.1187-025E'. */
export function readVessel(text: string): string | undefined {
  const [whole = '', voyage] = withoutKind(text).split('/')
  const name = (voyage === undefined ? whole.replace(VOYAGE, '') : whole).trim()
  if (voyage === undefined && isInDoubt(whole)) return undefined
  return /^[A-Z][A-Z0-9 .'-]{1,49}$/.test(name) ? name : undefined
}

/** An in-bond number: 9 to 12 letters and digits, most of them digits. */
export const readInBond = (text: string): string | undefined =>
  /\b[A-Z]?\d{8,11}\b/.exec(text.toUpperCase())?.[0]
