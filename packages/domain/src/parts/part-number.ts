/**
 * Returns the key for comparing part numbers: letters in upper case, without spaces, so that 'hm-2107' and
 * 'HM - 2107' are one part. Other signs stay, since 'HM-21.07' may be another part than 'HM-2107'. '' without
 * a part number.
 */
export const partNumberKey = (partNumber: string): string =>
  decomposed(decomposed(partNumber).toUpperCase()).replace(/\s+/g, '').normalize('NFKD')

/** Separates letters from their marks. Composed text is not stable in upper case: 'ΰ' becomes three characters. */
const decomposed = (text: string): string => text.normalize('NFKD')
