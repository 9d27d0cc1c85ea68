import { type CalendarDay, formatDay, parseDay } from '@edfe/domain/calendar'
import type { FieldKind } from '@edfe/domain/entry'
import { groupThousands } from '@edfe/domain/money'

/** A plain decimal with its thousands grouped and, for amounts, two places; any other text as it is. */
function groupDigits(text: string, places: number | undefined): string {
  const match = /^(-?)(\d+)(?:\.(\d*))?$/.exec(text.replace(/[,$\s]/g, ''))
  if (!match) return text
  const [, sign, whole = '', fraction = ''] = match
  if (places !== undefined && fraction.length > places) return text
  const decimals = places === undefined ? fraction : fraction.padEnd(places, '0')
  return `${sign}${groupThousands(whole)}${decimals ? `.${decimals}` : ''}`
}

/** '12129' as '12,129.00'; a text that is no amount, or has more than two decimals, stays as typed. */
export const showAmount = (text: string): string => groupDigits(text, 2)

/** '1248.000' as '1,248.000'; decimals stay as typed. */
export const showQuantity = (text: string): string => groupDigits(text, undefined)

const US_ORDER = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{2}|\d{4})$/
const YEAR_FIRST = /^(\d{4})([/.-])(\d{1,2})\2(\d{1,2})$/
const DAY_THEN_MONTH = /^(\d{1,2})[ ./-]+([a-z]{3,9})[ .,/-]+(\d{2}|\d{4})$/i
const MONTH_THEN_DAY = /^([a-z]{3,9})[ ./-]+(\d{1,2})[ .,/-]+(\d{2}|\d{4})$/i
const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
/** Two digits are a year of this century up to here; no entry is that old, so beyond it nobody knows what is meant. */
const LAST_SHORT_YEAR = 49

/**
 * The day that a typed text names beyond doubt: month, day and year in that order, with slashes, hyphens or points,
 * leading zeros or not, the year in four digits or two; the year first; or the month by name, as suppliers write it
 * (17-Nov-2026, November 17, 2026). Undefined for anything else.
 */
export function typedDay(text: string): CalendarDay | undefined {
  const typed = text.trim()
  const known = parseDay(typed)
  if (known) return known
  const first = YEAR_FIRST.exec(typed)
  if (first) return parseDay(`${first[3]}/${first[4]}/${first[1]}`)
  const [, month, , day, year = ''] = US_ORDER.exec(typed) ?? withMonthInFigures(typed)
  if (year.length === 2 && Number(year) > LAST_SHORT_YEAR) return undefined
  return parseDay(`${month}/${day}/${year.padStart(4, '20')}`)
}

/** The parts of a day with its month by name, in the order of `US_ORDER`. */
function withMonthInFigures(typed: string): (string | undefined)[] {
  const european = DAY_THEN_MONTH.exec(typed)
  if (european) return ['', monthNumber(european[2] ?? ''), '', european[1], european[3]]
  const american = MONTH_THEN_DAY.exec(typed)
  return american ? ['', monthNumber(american[1] ?? ''), '', american[2], american[3]] : []
}

/** 11 of 'Nov', 'Sept' counts as September; 0, which is no month, of any other word. */
const monthNumber = (name: string): string =>
  String(MONTHS.findIndex((month) => month.startsWith(name.toLowerCase())) + 1)

/** A day in any form that leaves no doubt as MM/DD/YYYY; other text as typed, for the rules to speak of. */
export function showDay(text: string): string {
  const day = typedDay(text)
  return day ? formatDay(day) : text
}

type Change = (text: string) => string

const sameText: Change = (text) => text
const withoutSeparators: Change = (text) => text.replace(/[,$\s]/g, '')

/** The input form of a kind's text, and its stored form; kinds left out are shown as stored. */
const BY_KIND: Partial<Record<FieldKind, { show: Change; store: Change }>> = {
  day: { show: showDay, store: (text) => typedDay(text) ?? text },
  'form-day': { show: showDay, store: showDay },
  money: { show: showAmount, store: withoutSeparators },
  'whole-money': { show: showAmount, store: withoutSeparators },
  weight: { show: showQuantity, store: withoutSeparators },
  quantity: { show: showQuantity, store: withoutSeparators },
  rate: { show: sameText, store: withoutSeparators },
}

/** Returns a stored text as its kind's input shows it. */
export const showText = (kind: FieldKind | undefined, stored: string): string =>
  (kind && BY_KIND[kind]?.show(stored)) ?? stored

/**
 * Returns the stored form of an input: days as `YYYY-MM-DD` once they can be read, numbers without
 * separators.
 */
export function storeText(kind: FieldKind | undefined, shown: string): string {
  const text = shown.trim()
  return (kind && BY_KIND[kind]?.store(text)) ?? text
}
