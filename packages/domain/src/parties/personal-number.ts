/** An SSN as typed, with or without hyphens. An EIN has its hyphen after two digits. */
const SSN = /^\d{3}-?\d{2}-?\d{4}$/

/** Whether an importer's or consignee's number is a person's. */
export const isPersonalNumber = (number: string): boolean => SSN.test(number.trim())

/** A personal number with its last four digits only, `***-**-6789`; any other number as it is. */
export const maskPersonalNumber = (number: string): string =>
  isPersonalNumber(number) ? `***-**-${number.trim().slice(-4)}` : number

/** A number that was masked before, so that it can be shown but not filed. */
export const isMaskedNumber = (number: string): boolean => /^\*{3}-\*{2}-\d{4}$/.test(number)
