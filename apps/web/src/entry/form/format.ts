import { type CalendarDay, formatDay, parseDay } from '@edfe/domain/calendar'
import { groupThousands } from '@edfe/domain/money'

const AMOUNT_FIELDS = new Set([
  'entered_value',
  'charges',
  'duty_amount',
  'ir_tax_amount',
  'adcvd_amount',
  'total_entered_value',
  'total_duty',
  'total_tax',
  'total_other',
  'grand_total',
  'amount',
  'bond_amount',
])
const QUANTITY_FIELDS = new Set([
  'gross_weight_kg',
  'net_qty',
  'manifest_qty',
  'foreign_value',
  'exchange_rate',
])
const DATE_FIELDS = new Set([
  'summary_date',
  'entry_date',
  'import_date',
  'export_date',
  'it_date',
  'effective_at',
])

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
/** Two digits are a year of this century up to here; no entry is that old, so beyond it nobody knows what is meant. */
const LAST_SHORT_YEAR = 49

/**
 * The day that a typed text names beyond doubt: month, day and year in that order, with slashes, hyphens or points,
 * leading zeros or not, the year in four digits or two; or the year first. Undefined for anything else.
 */
export function typedDay(text: string): CalendarDay | undefined {
  const typed = text.trim()
  const known = parseDay(typed)
  if (known) return known
  const first = YEAR_FIRST.exec(typed)
  if (first) return parseDay(`${first[3]}/${first[4]}/${first[1]}`)
  const [, month, , day, year = ''] = US_ORDER.exec(typed) ?? []
  if (year.length === 2 && Number(year) > LAST_SHORT_YEAR) return undefined
  return parseDay(`${month}/${day}/${year.padStart(4, '20')}`)
}

/** A day in any form that leaves no doubt as MM/DD/YYYY; other text as typed, for the rules to speak of. */
export function showDay(text: string): string {
  const day = typedDay(text)
  return day ? formatDay(day) : text
}

/** How a stored value of a field reads in its input. */
export function toShown(field: string, stored: string): string {
  if (DATE_FIELDS.has(field)) return showDay(stored)
  if (AMOUNT_FIELDS.has(field)) return showAmount(stored)
  return QUANTITY_FIELDS.has(field) ? showQuantity(stored) : stored
}

/** What is stored of a field's input: days as `YYYY-MM-DD` once they can be read, numbers without separators. */
export function toStored(field: string, shown: string): string {
  const text = shown.trim()
  if (DATE_FIELDS.has(field)) return typedDay(text) ?? text
  if (AMOUNT_FIELDS.has(field) || QUANTITY_FIELDS.has(field)) return text.replace(/[,$\s]/g, '')
  return text
}
