import type { LineItem } from '../../entry/draft.ts'
import { alpha2Of, CANADIAN_PROVINCES } from '../../reference/countries.ts'

/** A two-letter country from either ISO form; '' when it is none. */
export function countryCode(typed: string | undefined): string {
  const text = (typed ?? '').trim().toUpperCase()
  return text.length === 3 ? (alpha2Of(text) ?? '') : text.length === 2 ? text : ''
}

const PROVINCE_CODES = new Set(Object.values(CANADIAN_PROVINCES))

/** True if two letters are CBP's code of a Canadian province, such as XO for Ontario. */
export const isProvinceCode = (code: string): boolean => PROVINCE_CODES.has(code)

/**
 * A line's country of origin as AE takes it. Canadian goods go by province, which the manufacturer's address or
 * the first two letters of the manufacturer ID name; CA stays when neither does. `shared` is the two-letter country of
 * step 2, for a line that names none.
 */
export function filedOrigin(line: LineItem, shared: string, mid: string | undefined): string {
  const origin = line.origin_country ? countryCode(line.origin_country) : shared
  if (origin !== 'CA') return origin
  const province = CANADIAN_PROVINCES[(line.manufacturer?.province ?? '').trim().toUpperCase()]
  const prefix = (mid ?? '').slice(0, 2)
  return province ?? (isProvinceCode(prefix) ? prefix : 'CA')
}
