import { originCountry } from './countries.ts'
import data from './data/case-countries.json' with { type: 'json' }
import { records } from './table.ts'

const byCode = new Map(
  records<'code' | 'countries' | 'grade'>(data).map(({ code, countries }) => [code, countries.split(' ')]),
)

/**
 * The countries whose goods a case covers: the three digits behind its letter name them (A-570-967-000 is of China).
 * Undefined for digits that are not in the list, such as those of a case against several countries.
 */
export const caseCountries = (caseNumber: string): readonly string[] | undefined =>
  byCode.get(caseNumber.replace(/[\s-]/g, '').slice(1, 4))

/**
 * True if CBP refuses a case for goods of that origin (ACE error dictionary, condition 547), because the case
 * is known to be of another country. False for goods of unknown origin.
 */
export function isCaseOfOther(caseNumber: string, origin: string): boolean {
  const country = originCountry(origin)
  return /^[A-Z]{2}$/.test(country) && caseCountries(caseNumber)?.includes(country) === false
}
