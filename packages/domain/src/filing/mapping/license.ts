import type { LineItem } from '../../entry/draft.ts'

/** The two lists of a line that hold licenses, certificates and permits. */
export type LicenseList = 'license_numbers' | 'permit_info'

/** A license, certificate or permit as given; the type is '' for a number that an agency alone asks for. */
export interface License {
  type: string
  number: string
}

const NONE: readonly License[] = []

/** What a line gives in one of its lists; rows without type and number are none. */
export const licensesIn = (line: LineItem, list: LicenseList): readonly License[] =>
  line[list]
    ?.map(({ type_code: type = '', number = '' }) => ({ type, number }))
    .filter(({ type, number }) => type !== '' || number !== '') ?? NONE

/** A type code that record 52 lists: 01 to 31. */
export const isLicenseType = (type: string): boolean => /^(0[1-9]|[12]\d|3[01])$/.test(type)

/** What record 52 takes as a number: at most ten keyboard characters in upper case, spaces inside only. */
export const isLicenseNumber = (number: string): boolean => /^[!-`{-~]([ -`{-~]{0,8}[!-`{-~])?$/.test(number)
