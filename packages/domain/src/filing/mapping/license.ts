import type { LineItem } from '../../entry/draft.ts'
import { licenseTypeOf } from '../../reference/license-types.ts'

/** The two lists of a line that hold licenses, certificates and permits. */
export type LicenseList = 'license_numbers' | 'permit_info'

/** A license, certificate or permit as given; the type is '' for a number that an agency alone asks for. */
export interface License {
  type: string
  number: string
}

const NONE: readonly License[] = []

/** Returns the licenses in one list of a line; rows without type and number are skipped. */
export const licensesIn = <List extends LicenseList>(
  line: Pick<LineItem, List>,
  list: List,
): readonly License[] =>
  line[list]
    ?.map(({ type_code: type = '', number = '' }) => ({ type, number }))
    .filter(({ type, number }) => type !== '' || number !== '') ?? NONE

/** Licenses and permits of a line that record 52 carries; a number without a type code of CBP is for an agency alone. */
export const filedLicenses = (line: LineItem): License[] =>
  [...licensesIn(line, 'license_numbers'), ...licensesIn(line, 'permit_info')].filter(
    (license) => isLicenseType(license.type) && isLicenseNumber(license),
  )

/** A type that record 52 carries. */
export const isLicenseType = (type: string): boolean => licenseTypeOf(type) !== undefined

/** The characters of the keyboard in upper case, spaces inside only: all that record 52 takes. */
const FILABLE = /^[!-`{-~]([ -`{-~]{0,8}[!-`{-~])?$/

/** A number that record 52 takes and that has the form of its type (AE usage note s). */
export function isLicenseNumber({ type, number }: License): boolean {
  const pattern = licenseTypeOf(type)?.pattern
  return FILABLE.test(number) && (pattern === undefined || new RegExp(pattern).test(number))
}
