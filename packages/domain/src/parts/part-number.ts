/**
 * What two part numbers are compared by: letters in upper case, without spaces, so that 'hm-2107' and 'HM - 2107' are
 * one part. Other signs stay, since 'HM-21.07' may be another part than 'HM-2107'. '' for no part number.
 */
export const partNumberKey = (partNumber: string): string =>
  partNumber.normalize('NFKC').toUpperCase().replace(/\s+/g, '')
