/** Lists of codes that CBP keeps in appendices. The product has none of their codes: an operator loads them. */
export const AGENCY_CODE_LISTS = [
  'intended-use',
  'fda-processing',
  'fda-affirmation',
  'unit',
  'aphis-processing',
  'aphis-category',
  'source-type',
  'permit-type',
] as const

export type AgencyCodeList = (typeof AGENCY_CODE_LISTS)[number]

/** Most characters of a code of each list, by the fields of PG01, PG04, PG06, PG10, PG14, PG23 and PG26 that take it. */
export const AGENCY_CODE_LENGTH: Readonly<Record<AgencyCodeList, number>> = {
  'intended-use': 16,
  'fda-processing': 3,
  'fda-affirmation': 5,
  unit: 5,
  'aphis-processing': 3,
  'aphis-category': 5,
  'source-type': 3,
  'permit-type': 3,
}
