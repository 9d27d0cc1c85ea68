import type { FieldTable } from './field.ts'

const step = 'parties_locations' as const
const page = 'parties' as const

/** What a party without a block of its own may say of itself, by the end of its fields' names. */
const PARTS = {
  Name: { path: 'name', words: 'name', hint: 'Legal name', kind: 'text', maxLength: 100 },
  Dba: {
    path: 'dba',
    words: 'trading name',
    hint: 'If it trades under another',
    kind: 'text',
    maxLength: 100,
  },
  Address1: { path: 'address_line1', words: 'address', hint: 'Street line', kind: 'text', maxLength: 100 },
  Address2: {
    path: 'address_line2',
    words: 'address line 2',
    hint: 'Suite, unit or floor',
    kind: 'text',
    maxLength: 100,
  },
  City: { path: 'city', words: 'city', hint: 'City', kind: 'text', maxLength: 50 },
  State: {
    path: 'state',
    words: 'state or province',
    hint: '2 letters in the United States',
    kind: 'text',
    maxLength: 50,
  },
  Zip: {
    path: 'zip',
    words: 'postal code',
    hint: '5 or 5+4 digits in the United States',
    kind: 'text',
    maxLength: 12,
  },
  Country: { path: 'country', words: 'country', hint: 'Two letters or name', kind: 'combobox', maxLength: 3 },
  ContactName: {
    path: 'contact_name',
    words: 'contact',
    hint: 'Person to ask',
    kind: 'text',
    maxLength: 100,
  },
  Phone: { path: 'phone', words: 'phone', hint: '7 to 20 digits', kind: 'phone', maxLength: 30 },
  Fax: { path: 'fax', words: 'fax', hint: '7 to 20 digits', kind: 'phone', maxLength: 30 },
  Email: { path: 'email', words: 'email', hint: 'name@example.com', kind: 'email', maxLength: 254 },
  Reference: {
    path: 'reference_id',
    words: 'reference',
    hint: 'Your own name for it',
    kind: 'text',
    maxLength: 50,
  },
  Tin: {
    path: 'tin',
    words: 'taxpayer number',
    hint: 'EIN, SSN or CBP-assigned number, if it has one',
    kind: 'text',
    maxLength: 12,
  },
} as const

type Parts = typeof PARTS
type OtherPartyFields<Key extends string> = {
  [Part in keyof Parts & string as `${Key}${Part}`]: {
    path: string
    label: string
    hint: string
    step: typeof step
    page: typeof page
    kind: Parts[Part]['kind']
    maxLength: number
    optional: true
  }
}

const fieldsOf = <Key extends string>(key: Key, section: string, party: string): OtherPartyFields<Key> =>
  Object.fromEntries(
    Object.entries(PARTS).map(([part, { path, words, hint, kind, maxLength }]) => [
      `${key}${part}`,
      {
        path: `parties.${section}.${path}`,
        label: `${party} ${words}`,
        hint,
        step,
        page,
        kind,
        maxLength,
        optional: true,
        ...(part === 'Country' && { lookup: 'countries', upper: true }),
      },
    ]),
  ) as OtherPartyFields<Key>

/** Seller, shipper and manufacturer: the named page parties holds them, the form has no block for them. */
export const otherPartyFields = {
  ...fieldsOf('seller', 'seller', 'Seller'),
  ...fieldsOf('shipper', 'shipper', 'Shipper'),
  ...fieldsOf('producer', 'manufacturer', 'Manufacturer'),
  producerCode: {
    path: 'parties.manufacturer.manufacturer_id',
    label: 'Manufacturer ID of the party',
    hint: '3 to 15 letters, digits, hyphens',
    step,
    page,
    kind: 'code',
    maxLength: 15,
    optional: true,
    upper: true,
  },
} as const satisfies FieldTable
