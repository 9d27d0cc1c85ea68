/** EIN with or without suffix, SSN, or number assigned by CBP (19 CFR 24.5). */
export const PARTY_NUMBER = /^(\d{2}-\d{7}([A-Z0-9]{2})?|\d{3}-\d{2}-\d{4}|\d{6}-\d{5})$/

/** True if a text has the form of a party's number; all zeros mean an unknown consignee and do not count. */
export const isPartyNumber = (number: string): boolean => PARTY_NUMBER.test(number) && !/^[0-]*$/.test(number)

export interface NumberReading {
  kind: 'EIN' | 'SSN' | 'CBP-assigned number'
  number: string
}

/**
 * Returns the possible readings of a number typed without its hyphens: nine digits an EIN or an SSN, eleven
 * an EIN with suffix or a number assigned by CBP, nine digits with letters an EIN with suffix. Empty for a
 * complete number and for any other text.
 */
export function partyNumberReadings(typed: string): NumberReading[] {
  const text = typed.replace(/\s/g, '').toUpperCase()
  if (PARTY_NUMBER.test(text)) return []
  const digits = text.replace(/-/g, '')
  const cut = (...at: number[]): string =>
    [0, ...at].map((from, index) => digits.slice(from, at[index])).join('-')
  const ein: NumberReading = { kind: 'EIN', number: cut(2) }
  if (/^\d{9}$/.test(digits)) return [ein, { kind: 'SSN', number: cut(3, 5) }]
  if (/^\d{11}$/.test(digits)) return [ein, { kind: 'CBP-assigned number', number: cut(6) }]
  return /^\d{9}[A-Z0-9]{2}$/.test(digits) ? [ein] : []
}
