import type { PartyBlock } from '../entry/draft.ts'

/** A party with the number that customs knows it by, as step 3 holds it. */
export interface Party extends PartyBlock {
  /** EIN, SSN or CBP-assigned number; '' when none is known. */
  number?: string
}

/** The fields in which two records of a party may differ, in the order in which step 3 asks for them. */
export const PARTY_FIELDS = [
  'name',
  'dba',
  'number',
  'address_line1',
  'address_line2',
  'city',
  'state',
  'zip',
  'country',
  'contact_name',
  'phone',
  'fax',
  'email',
  'reference_id',
] as const satisfies readonly (keyof Party)[]
export type PartyField = (typeof PARTY_FIELDS)[number]

/** The fields of a party without the number that customs knows it by. */
export const NAME_AND_ADDRESS_FIELDS = PARTY_FIELDS.filter((field) => field !== 'number')

export const PARTY_LABELS: Readonly<Record<PartyField, string>> = {
  name: 'Name',
  dba: 'Trading name',
  number: 'Number',
  address_line1: 'Address line 1',
  address_line2: 'Address line 2',
  city: 'City',
  state: 'State',
  zip: 'ZIP code',
  country: 'Country',
  contact_name: 'Contact name',
  phone: 'Phone',
  fax: 'Fax',
  email: 'Email',
  reference_id: 'Reference',
}
