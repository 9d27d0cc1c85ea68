import cbpData from './data/cbp-country-codes.json' with { type: 'json' }
import data from './data/countries.json' with { type: 'json' }
import { records } from './table.ts'

export interface Country {
  alpha2: string
  alpha3: string
  name: string
  region: string
}

/** ISO 3166-1, with Kosovo's user-assigned XK. */
export const COUNTRIES: readonly Country[] = /* @__PURE__ */ records<keyof Country>(data)

/** Codes that CBP adds: Canadian provinces XA to XY, Gaza GZ, West Bank WE, Kosovo KV. */
export const CBP_COUNTRY_CODES = /* @__PURE__ */ records<'code' | 'name' | 'iso' | 'kind'>(cbpData)

const byAlpha2 = new Map(COUNTRIES.map((country) => [country.alpha2, country]))
const byAlpha3 = new Map(COUNTRIES.map((country) => [country.alpha3, country]))
const byCbpCode = new Map(CBP_COUNTRY_CODES.map((row) => [row.code, row]))

/** The ISO code of an origin: CBP's own codes for parts of a country (XO for Ontario) are that country. */
export function originCountry(code: string): string {
  const origin = code.trim().toUpperCase()
  return byCbpCode.get(origin)?.iso || origin
}

/** True if a two-letter code is in ISO 3166-1 or in CBP's additions to it. */
export const isCountryCode = (alpha2: string): boolean => byAlpha2.has(alpha2) || byCbpCode.has(alpha2)

export const isCountryAlpha3 = (alpha3: string): boolean => byAlpha3.has(alpha3)

export const countryName = (alpha2: string): string | undefined =>
  byAlpha2.get(alpha2)?.name ?? byCbpCode.get(alpha2)?.name

/** The part of the world of a country, or of CBP's own code for a part of one. */
export const countryRegion = (alpha2: string): string | undefined =>
  (byAlpha2.get(alpha2) ?? byAlpha2.get(byCbpCode.get(alpha2)?.iso ?? ''))?.region

/** The three-letter code; CBP's own codes give that of their country (XO gives CAN). */
export const alpha3Of = (alpha2: string): string | undefined =>
  (byAlpha2.get(alpha2) ?? byAlpha2.get(byCbpCode.get(alpha2)?.iso ?? ''))?.alpha3

export const alpha2Of = (alpha3: string): string | undefined => byAlpha3.get(alpha3)?.alpha2

/** The insular possessions of the United States. */
export const INSULAR_POSSESSIONS: readonly string[] = ['AS', 'GU', 'MP', 'PR', 'UM', 'VI']

/** Canada's provinces under their postal code, with CBP's code for them (19 CFR Part 102 Appendix). */
export const CANADIAN_PROVINCES: Readonly<Record<string, string>> = {
  AB: 'XA',
  BC: 'XC',
  MB: 'XM',
  NB: 'XB',
  NL: 'XW',
  NS: 'XN',
  NT: 'XT',
  NU: 'XV',
  ON: 'XO',
  PE: 'XP',
  QC: 'XQ',
  SK: 'XS',
  YT: 'XY',
}
