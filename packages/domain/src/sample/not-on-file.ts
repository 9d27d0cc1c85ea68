/**
 * The records that the customs simulator lacks: an EIN with a prefix that the IRS never assigns, and a surety
 * without bonds.
 */
export const NOT_ON_FILE = { importer: '00-1234567', surety: '948' } as const

/**
 * Importer numbers of which the customs simulator answers to a question that something is wrong, by the first two digits
 * of the EIN: prefixes that the IRS never assigns. It knows every other number, with a bond that is sufficient.
 */
export const PRACTICE_IMPORTERS = {
  '00': 'not_on_file',
  '08': 'inactive',
  '09': 'voided',
  '17': 'without_bond',
  '18': 'insufficient_bond',
} as const
