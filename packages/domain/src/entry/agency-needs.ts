import type { LineItem } from './draft.ts'

/** An agency requirement triggered by a tariff number: the number of a form, and a special handling code. */
export interface AgencyNeed {
  id: 'FOOD' | 'PESTICIDE' | 'PLANT'
  /** The first digits of the tariff number. */
  prefixes: RegExp
  pattern: RegExp
  code: 'PNC' | 'EPC' | 'APH'
  number: string
  goods: string
  law: string
}

/** The goods of specification 2§5 that no entry can leave out. */
export const AGENCY_NEEDS: readonly AgencyNeed[] = [
  {
    id: 'FOOD',
    prefixes: /^(1901|2009|2106)/,
    pattern: /^[A-Z]{2}\d{6}$/,
    code: 'PNC',
    number: 'a prior-notice number (2 letters and 6 digits)',
    goods: 'Food',
    law: '21 CFR 1.279',
  },
  {
    id: 'PESTICIDE',
    prefixes: /^3808/,
    pattern: /^\d{1,6}-\d{1,6}-\d{1,6}$/,
    code: 'EPC',
    number: 'an EPA number (NN-NN-N)',
    goods: 'Pesticide',
    law: '19 CFR 12.112',
  },
  {
    id: 'PLANT',
    prefixes: /^060[12]/,
    pattern: /^P\d{6}$/,
    code: 'APH',
    number: 'a permit number (P and 6 digits)',
    goods: 'Live plants',
    law: '7 CFR 319.37',
  },
]

/** Flags that an agency requires; those ending in 1, 3 and so on may be disclaimed (CATAIR Appendix PGA). */
export const REQUIRED_FLAG = /[24]$/

/** Special handling holds one code or several, separated by commas. */
export const handlingCodes = (specialHandling: string): string[] =>
  specialHandling.split(/[\s,]+/).filter(Boolean)

/** One thing that an agency asks of a line, and whether the line gives it. */
export interface AgencyRequirement {
  /** A special handling code, an agency flag, or the requirement that a licence or permit names. */
  id: string
  asks: string
  met: boolean
}

/** Finds the agency requirements of a line by its tariff number, flags, licenses and permits. */
export function agencyRequirements(line: LineItem): AgencyRequirement[] {
  const papers = [...(line.license_numbers ?? []), ...(line.permit_info ?? [])]
  const digits = (line.htsus ?? '').replace(/\D/g, '')
  const codes = handlingCodes(line.special_handling ?? '')
  const byTariff = AGENCY_NEEDS.filter(({ prefixes }) => prefixes.test(digits)).map((need) => ({
    id: need.code,
    asks: `${need.goods}: ${need.number} and special handling code ${need.code}`,
    met: codes.includes(need.code) && papers.some(({ number }) => need.pattern.test(number ?? '')),
  }))
  const byFlag = (line.pga_flags ?? [])
    .filter((flag) => REQUIRED_FLAG.test(flag))
    .map((flag) => ({
      id: flag,
      asks: `Flag ${flag}: the number of a licence or permit`,
      met: papers.some(({ number }) => Boolean(number)),
    }))
  const byPaper = papers
    .filter(({ requirement_id }) => Boolean(requirement_id))
    .map(({ requirement_id = '', number }) => ({
      id: requirement_id,
      asks: `The number of ${requirement_id}`,
      met: Boolean(number),
    }))
  return [...byTariff, ...byFlag, ...byPaper]
}
