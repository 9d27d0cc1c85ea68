import { alpha2Of, COUNTRIES, isCountryCode } from '../reference/countries.ts'
import { latinLetters } from '../reference/latin-letters.ts'
import { COUNTRY_NAMES, OWN_LANGUAGES } from './country-names.ts'

/**
 * A name in capital letters without marks, punctuation, and words in front such as 'Made in'. Letters with points
 * between them are one word: 'U.S.A.' is 'USA'.
 */
const plainName = (text: string): string =>
  latinLetters(text)
    .toUpperCase()
    .replace(
      /^\s*(MADE IN|MADE IN THE|PRODUCT OF|PRODUCED IN|MANUFACTURED IN|ORIGIN|COUNTRY OF ORIGIN|COO)\b[\s:.-]*/,
      '',
    )
    .replace(/\b([A-Z])\.\s?(?=[A-Z]\b)/g, '$1')
    .replace(/^[A-Z](?: [A-Z])+$/, (letters) => letters.replaceAll(' ', ''))
    .replace(/['`]/g, '')
    .replaceAll('&', ' AND ')
    .replace(/[^\p{L}]+/gu, ' ')
    .replace(/\b(THE|AND)\b/g, ' ')
    .replace(/ +/g, ' ')
    .trim()

/** Languages of the larger suppliers, in which CLDR names countries. */
const LANGUAGES =
  'en de fr es it pt nl pl tr vi zh-Hans zh-Hant ja ko ru sv da nb fi cs sk hu ro el uk id'.split(' ')

let names: ReadonlyMap<string, string | undefined> | undefined

/** Codes by name: those above first, then ISO 3166, then the names of CLDR (`Intl.DisplayNames`). */
function knownNames(): ReadonlyMap<string, string | undefined> {
  if (names) return names
  // A name that two countries share stays without a code.
  const known = new Map<string, string | undefined>([['CONGO', undefined]])
  const ofCldr = new Map<string, string>()
  const add = (name: string, code: string) => {
    const plain = plainName(name)
    if (plain.length > 1 && !known.has(plain)) known.set(plain, code)
  }
  for (const [code, list] of Object.entries(COUNTRY_NAMES))
    for (const name of list.split(', ')) add(name, code)
  for (const { name, alpha2 } of COUNTRIES) add(name, alpha2)
  for (const language of LANGUAGES) {
    const cldr = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
    for (const { alpha2 } of COUNTRIES) {
      const name = plainName(cldr.of(alpha2) ?? '')
      if (name.length < 2 || known.has(name)) continue
      if ((ofCldr.get(name) ?? alpha2) === alpha2) ofCldr.set(name, alpha2)
      else known.set(name, undefined)
    }
  }
  for (const [name, code] of ofCldr) add(name, code)
  for (const [code, language] of Object.entries(OWN_LANGUAGES))
    add(new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(code) ?? '', code)
  names = known
  return known
}

/** The code of a name or a code, without the text next to it. */
function codeOf(text: string): string | undefined {
  const name = plainName(text)
  // 'No' under an origin is an answer, not Norway.
  if (name.length === 2 && isCountryCode(name) && text.trim() !== 'No') return name
  const known = knownNames()
  return (
    (name.length === 3 ? alpha2Of(name) : undefined) ??
    known.get(name) ??
    known.get(name.replace(FORM_IN_FRONT, ''))
  )
}

/** 'Kingdom of Thailand', 'United Rep. of Tanzania': what is not there is a part of the name, as in 'Republic of Korea'. */
const FORM_IN_FRONT =
  /^((ISLAMIC|UNITED|FEDERAL|FED|ARAB|HASHEMITE|SOCIALIST|DEMOCRATIC|DEM) )*(REPUBLIC|REP|KINGDOM|UNION|STATE|SULTANATE|COMMONWEALTH)( OF)? /

/**
 * The two letters of a country, from its code or its name in one of many languages: 'P.R.C.', 'Korea, Republic of',
 * 'VN - Vietnam', 'Deutschland'. Undefined for any other text, and where a text names two countries.
 */
export function readCountry(text: string, isTyped = false): string | undefined {
  // 'N.A.' under an origin is no answer, unless a person types it for Namibia.
  if (text.length > 60 || (!isTyped && /^\s*n[./]?\s?a\.?\s*$/i.test(text))) return undefined
  const whole = codeOf(text)
  if (whole) return whole
  const ofPlace = countryAfterPlace(text)
  if (ofPlace) return ofPlace
  const parts = text
    .split(/[()[\]/|:;,]| [-–] |(?<=^[A-Za-z]{2,3})[- ](?=[A-Za-z]{4})|(?<=[A-Za-z]{4})[- ](?=[A-Z]{2,3}$)/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !FORM_OF_STATE.test(part))
  const codes = parts.map(codeOf)
  return codes[0] && codes.every((code) => code === codes[0]) ? codes[0] : undefined
}

/** A place without words of a sentence: 'Various, China' and 'Assembled in Mexico, USA' are none. */
const PLACE =
  /^(?!.*\b(?:various|mixed|other|others|and|or|in|of|from|by|made|assembled|parts?|see|not)\b)\p{Lu}[\p{L}.' -]{2,30}$/iu

/** 'Shenzhen, China' and 'Binh Duong Province, Vietnam': a place that is no country itself, and its country. */
function countryAfterPlace(text: string): string | undefined {
  const [place = '', country = '', ...more] = text.split(',').map((part) => part.trim())
  const isPlace = more.length === 0 && PLACE.test(place) && codeOf(place) === undefined
  return isPlace && country !== '' ? codeOf(country) : undefined
}

/** 'Iran (Islamic Republic of)' names one country. */
const FORM_OF_STATE =
  /^((islamic|united|bolivarian|plurinational|federated|socialist|the) )*(republic|rep\.?|states?|kingdom)( of)?$/i
