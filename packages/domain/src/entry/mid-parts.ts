/** The parts that a manufacturer ID is built of (19 CFR Part 102 Appendix). */
export interface MidParts {
  country: string
  name: string
  /** '' where the address has no number. */
  street: string
  city: string
}

const MID = /^([A-Z]{2})([A-Z0-9]{1,6}?)(\d{1,4})?([A-Z]{2,3})$/

/**
 * The parts of a manufacturer ID: country, name, number of the street, city. The digits before the city are the street's,
 * so a name that ends in a digit lends it to the street. Undefined for a text that is no such ID.
 */
export function midParts(mid: string): MidParts | undefined {
  const [, country, name, street = '', city] = MID.exec(mid.trim().toUpperCase()) ?? []
  return country && name && city ? { country, name, street, city } : undefined
}
