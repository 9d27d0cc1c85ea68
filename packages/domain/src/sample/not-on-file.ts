/**
 * The records that the customs simulator lacks: an EIN with a prefix that the IRS never assigns, and a surety
 * without bonds.
 */
export const NOT_ON_FILE = { importer: '00-1234567', surety: '948' } as const
