import type { OtherParty } from '../../entry/draft.ts'
import { maskPersonalNumber } from '../../parties/personal-number.ts'
import type { CanonicalFacts } from '../canonical-facts.ts'
import { object, text } from './shape.ts'

const PARTY = {
  name: text('name', 'Legal name.'),
  dba: text('dba', 'Trading name.'),
  address: object(undefined, 'Street address.', {
    line1: text('address_line1', 'Street.'),
    line2: text('address_line2', 'Suite, unit or floor.'),
    city: text('city', 'City.'),
    state: text('state', 'State or province.'),
    postal: text('zip', 'ZIP or postal code.'),
    country: text('country', 'Two letters.'),
  }),
  contact: object(undefined, 'Whom to ask.', {
    name: text('contact_name', 'Name.'),
    phone: text('phone', 'Phone number.'),
    fax: text('fax', 'Fax number.'),
    email: text('email', 'Email address.'),
  }),
  reference_id: text('reference_id', "The filer's own reference."),
} as const

const party = (from: string, about: string) => object(from, about, PARTY)

const tin = text('tin', 'EIN, SSN or CBP-assigned number. An SSN is masked.', {
  write: (_, party: OtherParty) => maskPersonalNumber(party?.tin ?? ''),
})

/** A party that the form has no block for. */
const otherParty = (from: string, about: string) => object(from, about, { ...PARTY, tin })

const shown = (
  field: 'importer_number' | 'consignee_number' | 'reference_number',
  { draft }: CanonicalFacts,
): string => maskPersonalNumber(draft.parties?.[field] ?? '')

/** Blocks 25-30 of step 3. Social security numbers show their last four digits only. */
export const partiesShape = object('parties', 'Blocks 25 to 30. Social security numbers are masked.', {
  location_goods: text('location_of_goods', 'Block 25.'),
  firms_code: text('firms_code', 'Block 25, as a FIRMS code.'),
  consignee_number: text('consignee_number', 'Block 26. SAME stands for the importer number.', {
    write: (facts) => (facts.draft.parties?.same_as_importer ? 'SAME' : shown('consignee_number', facts)),
  }),
  importer_number: text('importer_number', 'Block 27.', {
    write: (facts) => shown('importer_number', facts),
  }),
  reference_number: text('reference_number', 'Block 28.', {
    write: (facts) => shown('reference_number', facts),
  }),
  ultimate_consignee: party('ultimate_consignee', 'Block 29.'),
  importer_of_record: party('importer_of_record', 'Block 30.'),
  seller: otherParty('seller', 'Who sold the goods.'),
  shipper: otherParty('shipper', 'Who sent them.'),
  manufacturer: object('manufacturer', 'Who made them, as a party of the entry.', {
    ...PARTY,
    tin,
    manufacturer_id: text('manufacturer_id', 'Its manufacturer code.', { max: 15 }),
  }),
})
