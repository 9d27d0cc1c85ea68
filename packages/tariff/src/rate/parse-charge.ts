import type { Charge, RateUnit } from './rate.ts'

/** The schedule's notation for each unit, without spaces. */
const UNITS: Readonly<Record<string, RateUnit>> = {
  each: 'each',
  head: 'each',
  article: 'each',
  'doz.': 'doz.',
  gross: 'gross',
  'pr.': 'pair',
  pack: 'pack',
  '1000': 'thousand',
  '1,000': 'thousand',
  thousand: 'thousand',
  '1,000pins': 'thousand',
  jewel: 'jewel',
  'line/gross': 'line gross',
  kg: 'kg',
  cleankg: 'clean kg',
  g: 'g',
  t: 't',
  liter: 'liter',
  'pf.liter': 'proof liter',
  bbl: 'bbl',
  m: 'm',
  'lin.m': 'm',
  m2: 'm2',
  'm²': 'm2',
  m3: 'm3',
}

const PERCENT = /^(\d+(?:\.\d+)?(?: \d+\/\d+)?) ?(?:%|percent)(?: (?:of|on|upon)(?: the value of)? (.+))?$/
const AMOUNT = /^(?:\$(\d[\d,]*(?:\.\d+)?)|(\d+(?:\.\d+)?) ?¢) ?(?:\/ ?)?(.+)$/
/** The text after the unit: 'kg on drained weight', 't, including weight of container', 'jewel over 7'. */
const PER = /^(.+?)(?:,? (?:on|of) (.+)|, (including .+)| over (\d+))?$/

/** One summand of a rate: '4.5%', '46.3¢/kg', '$1.61 each', '11.2% on the strap'; undefined for anything else. */
export function parseCharge(text: string): Charge | undefined {
  const percent = PERCENT.exec(text)
  if (percent) {
    const of = percent[2]?.replace(/^the ?/, '')
    return { kind: 'percent', percent: decimalOf(percent[1] ?? ''), ...(of && { of }) }
  }
  const [, dollars, cents, unitText] = AMOUNT.exec(text.replace(/(m[23])of /, '$1 of ')) ?? []
  const [, unit, of, including, above] = PER.exec(unitText ?? '') ?? []
  const per = UNITS[(unit ?? '').replaceAll(' ', '')]
  if (!per) return undefined
  const counted = of ?? including
  return {
    kind: 'amount',
    dollars: dollars ? dollars.replaceAll(',', '') : inDollars(cents ?? ''),
    per,
    ...(counted && { of: counted }),
    ...(above && { above }),
  }
}

/** '33 1/3' as '33.333333': ten decimals keep a value of a billion exact to the cent. */
function decimalOf(text: string): string {
  const [whole = '', fraction] = text.split(' ')
  if (!fraction) return whole
  const [over = '0', under = '1'] = fraction.split('/')
  const millionths = (BigInt(over) * 10_000_000_000n) / BigInt(under)
  return `${whole}.${String(millionths).padStart(10, '0')}`
}

/** Cents as dollars, digit by digit: '3.6606' is '0.036606'. */
export function inDollars(cents: string): string {
  const [whole = '', fraction = ''] = cents.split('.')
  const digits = whole.padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}${fraction}`
}
