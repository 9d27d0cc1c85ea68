import type { PartyBlock } from './draft.ts'
import { partyFields } from './fields/party.ts'
import { normaliseFields } from './normalise-fields.ts'

/** An address as it is saved (specification 2§5): suffix abbreviated, city in title case, codes upper case, ZIP 5-4. */
export const normaliseAddress = (address: PartyBlock): PartyBlock =>
  normaliseFields(partyFields.seller.fields, address)

const isUs = (country: string): boolean => country === 'US' || country === 'USA'

/**
 * True if an address is complete and in its saved form: street, city, country, a state and ZIP code in the
 * United States, else a province and postal code (specification 2§5).
 */
export function isNormalAddress(address: PartyBlock): boolean {
  const { address_line1 = '', city = '', state = '', zip: postal = '', country = '' } = address
  if ([address_line1, city, state, postal, country].includes('')) return false
  if (isUs(country) && !(/^[A-Z]{2}$/.test(state) && /^\d{5}(-\d{4})?$/.test(postal))) return false
  const normal = normaliseAddress(address)
  return (['address_line1', 'address_line2', 'city', 'state', 'zip', 'country'] as const).every(
    (field) => (normal[field] ?? '') === (address[field] ?? ''),
  )
}
