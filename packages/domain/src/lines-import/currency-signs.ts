import { CURRENCIES, isCurrencyCode } from '../reference/index.ts'
import { latinLetters } from '../reference/latin-letters.ts'

/** Currencies whose sign is '$'. */
const DOLLARS: readonly string[] = ['USD', 'CAD', 'AUD', 'NZD', 'HKD', 'SGD', 'TWD', 'MXN']

/** Signs and words that suppliers write for a currency (Unicode CLDR); with several currencies, a person decides. */
const SIGNS: Record<string, readonly string[]> = {
  $: DOLLARS,
  DOLLAR: DOLLARS,
  DOLLARS: DOLLARS,
  US$: ['USD'],
  'U.S.$': ['USD'],
  'US DOLLAR': ['USD'],
  'US DOLLARS': ['USD'],
  'U.S. DOLLARS': ['USD'],
  'CAN.$': ['CAD'],
  C$: ['CAD'],
  CA$: ['CAD'],
  CAN$: ['CAD'],
  CDN$: ['CAD'],
  A$: ['AUD'],
  AU$: ['AUD'],
  NZ$: ['NZD'],
  HK$: ['HKD'],
  S$: ['SGD'],
  SG$: ['SGD'],
  NT$: ['TWD'],
  NTD: ['TWD'],
  MX$: ['MXN'],
  MEX$: ['MXN'],
  R$: ['BRL'],
  '€': ['EUR'],
  EURO: ['EUR'],
  EUROS: ['EUR'],
  '£': ['GBP'],
  'UK£': ['GBP'],
  UKP: ['GBP'],
  STG: ['GBP'],
  STERLING: ['GBP'],
  'POUNDS STERLING': ['GBP'],
  '¥': ['CNY', 'JPY'],
  '\uffe5': ['CNY', 'JPY'],
  'CN¥': ['CNY'],
  RMB: ['CNY'],
  CNH: ['CNY'],
  YUAN: ['CNY'],
  RENMINBI: ['CNY'],
  元: ['CNY', 'TWD'],
  人民币: ['CNY'],
  'JP¥': ['JPY'],
  YEN: ['JPY'],
  円: ['JPY'],
  KRONER: ['NOK', 'DKK'],
  KRONOR: ['SEK'],
  KR: ['SEK', 'NOK', 'DKK', 'ISK'],
  RS: ['INR', 'PKR', 'LKR', 'NPR', 'MUR'],
  RUPEE: ['INR', 'PKR', 'LKR', 'NPR', 'MUR'],
  RUPEES: ['INR', 'PKR', 'LKR', 'NPR', 'MUR'],
  PESO: ['MXN', 'PHP', 'COP', 'CLP', 'ARS'],
  PESOS: ['MXN', 'PHP', 'COP', 'CLP', 'ARS'],
  FRANC: ['CHF'],
  FRANCS: ['CHF'],
  '₹': ['INR'],
  '₫': ['VND'],
  Đ: ['VND'],
  ĐỒNG: ['VND'],
  DONG: ['VND'],
  VNĐ: ['VND'],
  '฿': ['THB'],
  BAHT: ['THB'],
  RM: ['MYR'],
  RP: ['IDR'],
  '₱': ['PHP'],
  '₩': ['KRW'],
  WON: ['KRW'],
  '₺': ['TRY'],
  TL: ['TRY'],
  LIRA: ['TRY'],
  '₽': ['RUB'],
  '₴': ['UAH'],
  '₪': ['ILS'],
  NIS: ['ILS'],
  RAND: ['ZAR'],
  RINGGIT: ['MYR'],
  RUPIAH: ['IDR'],
  ZŁ: ['PLN'],
  KČ: ['CZK'],
  FT: ['HUF'],
  LEI: ['RON'],
  SFR: ['CHF'],
  FR: ['CHF'],
}

const plainSign = (text: string): string =>
  text
    .toUpperCase()
    .replace(/(?<=[^\W\d])\.$/, '')
    .replace(/\s+/g, ' ')
    .replace(/ \$$/, '$')
    .trim()

/** The name of a currency without marks and without the ending of several: 'US-Dollar', 'Swiss Francs'. */
const plainName = (name: string): string =>
  latinLetters(name)
    .toUpperCase()
    .replace(/[^A-Z]+/g, ' ')
    .replace(/S\b/g, '')
    .trim()

let names: ReadonlyMap<string, string> | undefined

/** Codes by the names that Unicode CLDR has for them, in the languages of larger suppliers. */
function currencyNames(): ReadonlyMap<string, string> {
  names ??= new Map(
    ['tr', 'pl', 'pt', 'es', 'it', 'nl', 'fr', 'de', 'en'].flatMap((language) => {
      const cldr = new Intl.DisplayNames([language], { type: 'currency', fallback: 'none' })
      return CURRENCIES.flatMap((code) => {
        const name = plainName(cldr.of(code) ?? '')
        return name.length > 3 ? [[name, code] as const] : []
      })
    }),
  )
  return names
}

/** The currencies that a sign, code or word next to a number may mean; undefined when it means none. */
export function currenciesOfSign(text: string): readonly string[] | undefined {
  const sign = plainSign(text)
  if (Object.hasOwn(SIGNS, sign)) return SIGNS[sign]
  if (isCurrencyCode(sign)) return [sign]
  const named = currencyNames().get(plainName(sign))
  if (named) return [named]
  // 'USD $', '$ CAD', 'EUR €': a code and a sign of it.
  const parts = sign.split(/(?<=[$€£¥])|(?=[$€£¥])| /).filter(Boolean)
  const code = parts.find(isCurrencyCode)
  if (code && parts.every((part) => part === code || SIGNS[part]?.includes(code))) return [code]
  // The dollar of a country that is not known.
  return /^[A-Z. ]{1,6}\$$/.test(sign) ? DOLLARS : undefined
}

/** Currency codes that mean something else in a heading or a title. */
const WORDS = new Set(['ALL', 'CUP', 'KGS', 'MAD', 'PEN', 'TOP', 'TRY', 'COP', 'MOP', 'LAK', 'SOS', 'GEL'])

/**
 * The currencies that a heading over amounts names: 'Amount (THB)', 'Value in euros', 'Unit price €/pc'. What is a word
 * as well counts in brackets or after 'in' alone; what follows a slash is a unit, unless it is a currency too.
 */
export function currenciesOfHeading(heading: string): readonly string[][] {
  const written = heading.replace(/(?<=[a-z])(?=[A-Z]{3}$)|_/g, ' ')
  const text = ` ${written
    .replace(/\s+/g, ' ')
    .replace(/(\/|\bper\b)\s*([A-Za-z]+)\.?/gi, (unit, _, word: string) =>
      isCurrencyCode(word.toUpperCase()) && !WORDS.has(word.toUpperCase()) ? unit : ' ',
    )} `
  const codes = [...text.matchAll(/(?<![A-Za-z])([A-Za-z]{3})(?![A-Za-z])/g)].flatMap(
    ({ 1: word = '', index }) => {
      const code = word.toUpperCase() === 'RMB' ? 'CNY' : word.toUpperCase()
      const isMarked = /[([]\s*$|\bin $/i.test(text.slice(0, index))
      return isCurrencyCode(code) && (isMarked || !WORDS.has(code)) ? [[code]] : []
    },
  )
  if (codes.length > 0) return codes
  const words = [...text.matchAll(/[([]([^()[\]]+)[)\]]|\bin ([\p{L} ]+)$|[\s,]([\p{L}£$.]+)\s*$/giu)]
  const named = words.flatMap(([, inBrackets, afterIn, last]) => {
    const found = currenciesOfSign(inBrackets ?? afterIn ?? last ?? '')
    return found ? [[...found]] : []
  })
  if (named.length > 0) return named
  const signs = text.match(/[A-Za-z.]{0,4}\$|(?:CN|JP)?[¥\uffe5]|[€£₹₫฿₱₩₺₽₴₪元円]|人民币/gi) ?? []
  return signs.flatMap((sign) => {
    const found = currenciesOfSign(sign)
    return found ? [[...found]] : []
  })
}

/** An amount in words: 'SAY EURO TWENTY-FOUR ONLY', 'Amount in words: US Dollars Two Hundred'. */
const IN_WORDS = /\b(?:say|in words?)\b[ :.-]*(.+)/i

/** The currencies that a title names: 'Currency: EUR', 'All prices in US dollars', 'SAY EURO TWENTY-FOUR ONLY'. */
export function currenciesOfTitle(title: string): readonly string[][] {
  const named =
    /(?:\bcurrency|\bw[aä]hrung|\bdevise|\bvaluta|\bmoneda|\bdivisa|币种|货币|幣別)(?![a-z])(.+)|\b(?:prices?|amounts?|values?)\b.*\b(?:in|are)\b(.+)/i.exec(
      title.slice(0, 200),
    )
  const inWords = IN_WORDS.exec(title.slice(0, 200))?.[1]
  const words = (named?.[1] ?? named?.[2] ?? inWords ?? '').split(/[\s,;:()/]+/).filter(Boolean)
  for (const [index, word] of words.entries()) {
    const found = [3, 2, 1]
      .map((length) => currenciesOfSign(words.slice(index, index + length).join(' ')))
      .find((codes) => codes !== undefined)
    if (found && (index === 0 || !WORDS.has(word.toUpperCase())) && !(inWords && isBareDollar(found)))
      return [[...found]]
  }
  return []
}

/** Countries other than the United States whose own dollar is written '$', by what a title says. */
const DOLLAR_COUNTRIES: readonly (readonly [RegExp, string])[] = [
  [/\bCANADA\b/i, 'CAD'],
  [/\bAUSTRALIA\b/i, 'AUD'],
  [/\bNEW ZEALAND\b/i, 'NZD'],
  [/\bHONG KONG\b/i, 'HKD'],
  [/\bSINGAPORE\b/i, 'SGD'],
  [/\bTAIWAN\b/i, 'TWD'],
  [/\bMEXICO\b|\bMÉXICO\b/i, 'MXN'],
]

/**
 * The possible currencies of a bare '$' in a sheet with these titles: US dollars, and the dollars of a
 * country named there.
 */
export const currenciesOfDollar = (titles: readonly string[]): string[] => [
  'USD',
  ...DOLLAR_COUNTRIES.flatMap(([country, code]) =>
    titles.some((title) => country.test(title)) ? [code] : [],
  ),
]

export const isBareDollar = (candidates: readonly string[]): boolean => candidates.length === DOLLARS.length
