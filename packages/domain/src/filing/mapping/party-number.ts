const FORMATS = [/^\d{2}-\d{7}$/, /^\d{2}-\d{7}[A-Z0-9]{2}$/, /^\d{3}-\d{2}-\d{4}$/, /^\d{6}-\d{5}$/]

/** Stands for an unknown consignee; informal and consolidated entries only. */
export const UNKNOWN_PARTY = '00-0000000'

/**
 * An importer or consignee number in AE's form, hyphens included: EIN with or without suffix, SSN, or
 * assigned by CBP. Undefined for anything else, all zeros included (AE chapter, usage note f).
 */
export function partyNumber(typed: string | undefined): string | undefined {
  const text = (typed ?? '').trim().toUpperCase()
  const isZeros = /^[0-]*$/.test(text)
  return !isZeros && FORMATS.some((format) => format.test(text)) ? text : undefined
}
