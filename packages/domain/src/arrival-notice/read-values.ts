import { type CalendarDay, parseDay } from '../calendar/index.ts'
import { searchLookup } from '../reference/lazy/index.ts'
import { fold } from '../reference/search.ts'

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

const two = (text: string): string => text.padStart(2, '0')

/** A day as documents write it: 02/24/2026, 2026-02-24, 24-FEB-2026, Feb 24, 2026. Numbers alone are month first. */
export function readDay(text: string): CalendarDay | undefined {
  const iso = /\b(\d{4})-(\d{2})-(\d{2})\b/.exec(text)
  if (iso) return parseDay(iso[0])
  const numbers = /\b(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\b/.exec(text)
  if (numbers) return parseDay(`${numbers[3]}-${two(numbers[1]!)}-${two(numbers[2]!)}`)
  const words =
    /\b(\d{1,2})[ -]([a-z]{3})[a-z]*\.?[ ,-]*(\d{4})\b/i.exec(text) ??
    /\b([a-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4})\b/i.exec(text)
  if (!words) return undefined
  const [day, name] = /^\d/.test(words[1]!) ? [words[1]!, words[2]!] : [words[2]!, words[1]!]
  const month = MONTHS.indexOf(name.toLowerCase()) + 1
  return month > 0 ? parseDay(`${words[3]}-${two(String(month))}-${two(day)}`) : undefined
}

/** A bill of lading (the carrier's four letters and its number) or an air waybill (11 digits). */
export function readBill(text: string): string | undefined {
  const bill = /\b([A-Z]{4}) ?((?=[A-Z0-9]*\d{4})[A-Z0-9]{5,12})\b/.exec(text.toUpperCase())
  if (bill) return `${bill[1]}${bill[2]}`
  return /\b\d{3}[- ]?\d{8}\b/.exec(text)?.[0].replace(' ', '-')
}

/** The vessel without its voyage: 'PACIFIC LARK' of 'PACIFIC LARK / 046E'. */
export function readVessel(text: string): string | undefined {
  const name = text
    .toUpperCase()
    .split('/')[0]!
    .replace(/\s+V?\.?\d+[A-Z]*\s*$/, '')
    .trim()
  return /^[A-Z][A-Z0-9 .'-]{1,49}$/.test(name) ? name : undefined
}

/** An in-bond number: 9 to 12 letters and digits, most of them digits. */
export const readInBond = (text: string): string | undefined =>
  /\b[A-Z]?\d{8,11}\b/.exec(text.toUpperCase())?.[0]

/** The code of a port by code or by name; undefined when the name fits several ports, or none. */
export function readPort(table: 'foreign-ports' | 'port-codes', text: string): string | undefined {
  const digits = table === 'foreign-ports' ? 5 : 4
  const code = new RegExp(`^\\(?(\\d{${digits}})\\b|\\((\\d{${digits}})\\)`)
    .exec(text)
    ?.slice(1)
    .find(Boolean)
  if (code && searchLookup(table, code, 1)[0]?.code === code) return code
  const name = text.replace(/[(,].*$/, '').trim()
  if (name.length < 3) return undefined
  const rows = searchLookup(table, name, 10)
  const same = rows.filter((row) => placeOf(row.name) === placeOf(name))
  const fits = same.length > 0 ? same : rows
  return fits.length === 1 ? fits[0]!.code : undefined
}

/** The place of a port's name without its state, letters alone: 'Kao Hsiung' and 'KAOHSIUNG' are the same. */
const placeOf = (name: string): string => fold(name.split(',')[0]!).replace(/[^a-z0-9]/g, '')
