/** What the simulator of customs does not have on file: an EIN of a prefix that the IRS gives nobody, and a surety without bonds. */
export const NOT_ON_FILE = { importer: '00-1234567', surety: '948' } as const
