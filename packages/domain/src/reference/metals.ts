/** Articles of aluminum itself (HTSUS chapter 99 subchapter III, U.S. note 16(c)(i)). */
const PRIMARY_ALUMINUM = /^76(01|0[4-9]|16995160|16995170)/

/** Articles of steel itself (Proclamation 9705 of 8 March 2018). */
const PRIMARY_STEEL = /^(72(0[6-9]|1[0-57-9]|16[1-5]|1699|2\d)|730110|7302(10|[4-9])|730[456])/

/** True if an HTSUS number, without dots, is for aluminum itself and not a derivative. */
export const isPrimaryAluminum = (hts: string): boolean => PRIMARY_ALUMINUM.test(hts)

/** True if an HTSUS number, without dots, is for steel itself and not a derivative. */
export const isPrimarySteel = (hts: string): boolean => PRIMARY_STEEL.test(hts)

/** The code for an unknown country of smelt or cast of derivative aluminum (record 54, type 07). */
export const UNKNOWN_ALUMINUM_COUNTRY = 'UN'

/** The code for an unknown country of derivative steel and copper (record 54, types 08 and 12). */
export const OTHER_COUNTRY = 'OTH'

/** The duty on derivative aluminum whose countries are not known (condition 60B). */
export const UNKNOWN_ALUMINUM_HEADING = '99038568'

/** The duties on steel and on aluminum that a product exclusion of section 232 takes the place of (condition 772). */
export const EXCLUDED_HEADINGS = {
  steel: ['99038001', '99038187', '99038188', '99038189', '99038190', '99038191'],
  aluminum: ['99038501', '99038502', '99038504', '99038507', '99038508'],
} as const

/** The duties of section 232 on metals since April 6, 2026, without dots. */
const METALS_OF_2026 = /^990382/
/** Articles without metal, with less than 15 percent of it by weight, and motorcycle parts pay nothing and declare nothing. */
const WITHOUT_DECLARATION: readonly string[] = ['99038201', '99038203', '99038213']
/** The duties of section 232 on steel and on aluminum before that day, with those on what is made of American metal. */
const STEEL_BEFORE_2026 = /^9903(800[1-3]|818[7-9]|819\d)/
const ALUMINUM_BEFORE_2026 = /^990385(0[1-9]|1[2-5]|6[7-9]|70)/

/**
 * True if goods under these headings lack the countries of their metal (AE record 54, condition 794). Headings are
 * without dots, and types are those of the declarations given: 07 aluminum, 08 steel, 12 copper. Before April 6, 2026
 * each heading is of one metal, and asks for the declaration of that metal.
 */
export function lacksMetal(headings: readonly string[], types: readonly string[]): boolean {
  const some = (pattern: RegExp) => headings.some((hts) => pattern.test(hts))
  const isAny = some(METALS_OF_2026) && !headings.some((hts) => WITHOUT_DECLARATION.includes(hts))
  return (
    (isAny && !['07', '08', '12'].some((type) => types.includes(type))) ||
    (some(STEEL_BEFORE_2026) && !types.includes('08')) ||
    (some(ALUMINUM_BEFORE_2026) && !types.includes('07'))
  )
}
