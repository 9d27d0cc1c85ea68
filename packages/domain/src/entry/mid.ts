import type { RulesProfile } from '../profile/index.ts'
import { MID_STOPWORDS } from '../reference/address-words.ts'
import { CANADIAN_PROVINCES, isCountryCode } from '../reference/countries.ts'
import { latinLetters } from '../reference/latin-letters.ts'
import type { LineManufacturer } from './draft.ts'
import type { MidParts } from './mid-parts.ts'

type MidReading = Pick<RulesProfile, 'midName' | 'midAddress' | 'midCountry'>

const plainUpper = (text: string): string => latinLetters(text).toUpperCase()

const lettersAndDigits = (text: string): string => plainUpper(text).replace(/[^A-Z0-9]/g, '')

/** The parts of a manufacturer ID as name and address give them; '' for what they do not give yet. */
export const partsOfMaker = (maker: LineManufacturer, profile: MidReading): MidParts => ({
  country: countryPart(maker, profile.midCountry) ?? '',
  name: midName(maker.name ?? '', profile.midName),
  street: addressDigits(`${maker.address_line1 ?? ''} ${maker.address_line2 ?? ''}`, profile.midAddress),
  city: lettersAndDigits(maker.city ?? '').slice(0, 3),
})

/**
 * A manufacturer code (MID, block 13) from name and address: country, name, street number, city.
 * Undefined while the name, the country or the city is missing. A suggestion: customs decides what is on file.
 * Sources: 19 CFR Part 102 Appendix; specification 2§5 for its own reading.
 */
export function buildMid(maker: LineManufacturer, profile: MidReading): string | undefined {
  const { country, name, street, city } = partsOfMaker(maker, profile)
  return country && name && city ? country + name + street + city : undefined
}

/** True if the ID of a maker in a country is built with the province too. */
export const midAsksProvince = (country: string, { midCountry }: Pick<MidReading, 'midCountry'>): boolean =>
  country === 'CA' || (country === 'US' && midCountry === 'country-and-province')

/** The specification adds the province of US and Canadian makers; CBP puts an X code in place of CA. */
function countryPart(maker: LineManufacturer, reading: MidReading['midCountry']): string | undefined {
  const country = lettersAndDigits(maker.country ?? '')
  if (!isCountryCode(country)) return undefined
  const province = lettersAndDigits(maker.province ?? '').slice(0, 2)
  if (reading === 'country-and-province')
    return country === 'US' || country === 'CA' ? country + province : country
  if (country !== 'CA') return country
  return CANADIAN_PROVINCES[province] ?? (/^X[A-Z]$/.test(province) ? province : undefined)
}

/**
 * The name part: three characters of the first significant word, or of the first two under CBP's reading.
 * A, AN, AND, OF and THE are passed over, initials in a row are one word, a lone initial is passed over.
 */
export function midName(name: string, reading: MidReading['midName']): string {
  const words = significantWords(name)
  const used = reading === 'first-word' ? words.slice(0, 1) : words.slice(0, 2)
  return used.map((word) => word.slice(0, 3)).join('')
}

function significantWords(name: string): string[] {
  const tokens = plainUpper(name)
    .replace(/['’]/g, '')
    .split(/[^A-Z0-9]+/)
    .filter(Boolean)
  const words: string[] = []
  for (let index = 0; index < tokens.length; index += 1) {
    let run = ''
    while (tokens[index + run.length]?.length === 1) run += tokens[index + run.length]
    if (run.length > 1) words.push(run)
    else if (!run && !MID_STOPWORDS.has(tokens[index]!)) words.push(tokens[index]!)
    index += Math.max(run.length - 1, 0)
  }
  return words.length > 0 ? words : tokens.slice(0, 1)
}

/** Numbers of a street line with the punctuation inside them dropped; ordinals ('5th') name streets. */
const streetNumbers = (street: string): string[] =>
  [...street.matchAll(/\d+(?:[-./,]\d+)*(?!\d*(?:st|nd|rd|th)\b)/gi)].map(([text]) => text.replace(/\D/g, ''))

/** Up to four digits: of the first number (specification) or of the largest (CBP); '' without a number. */
function addressDigits(street: string, reading: MidReading['midAddress']): string {
  const numbers = streetNumbers(street)
  const chosen =
    reading === 'first-digits'
      ? numbers[0]
      : numbers.toSorted((a, b) => b.length - a.length || (a < b ? 1 : -1))[0]
  return (chosen ?? '').slice(0, 4)
}
