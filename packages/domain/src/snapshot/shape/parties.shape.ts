import type { OtherParty } from '../../entry/draft.ts'
import { partyFields } from '../../entry/fields/party.ts'
import { maskPersonalNumber } from '../../parties/personal-number.ts'
import type { CanonicalFacts } from '../canonical-facts.ts'
import { inOrder, membersOf, written } from './members-of.ts'
import { object } from './shape.ts'

const {
  ultimate_consignee,
  importer_of_record,
  seller,
  buyer,
  ship_to,
  shipper,
  manufacturer,
  stuffing_place,
  consolidator,
  booking_party,
  ...own
} = partyFields

type FormPartyFields = typeof importer_of_record.fields
type OtherPartyFields = typeof seller.fields | typeof manufacturer.fields

/** Name, address, contact and reference, which every party has. */
const partyMembers = (fields: FormPartyFields | OtherPartyFields) =>
  inOrder(
    {
      ...membersOf(fields),
      address: object(undefined, 'Street address.', membersOf(fields, { under: 'address' })),
      contact: object(undefined, 'Whom to ask.', membersOf(fields, { under: 'contact' })),
    },
    ...(['name', 'dba', 'address', 'contact', 'reference_id'] as const),
  )

/** A party that the form has no block for. */
const otherPartyMembers = (fields: OtherPartyFields) => ({
  ...partyMembers(fields),
  tin: written(membersOf(fields).tin, (_, party: OtherParty) => maskPersonalNumber(party?.tin ?? '')),
})

const masked = (
  field: 'importer_number' | 'consignee_number' | 'reference_number',
  { draft }: CanonicalFacts,
): string => maskPersonalNumber(draft.parties?.[field] ?? '')

const numbers = membersOf(own)

/** Blocks 25-30 of step 3. Social security numbers show their last four digits only. */
export const partiesShape = object('parties', 'Blocks 25 to 30. Social security numbers are masked.', {
  ...numbers,
  consignee_number: written(numbers.consignee_number, (facts) =>
    facts.draft.parties?.same_as_importer ? 'SAME' : masked('consignee_number', facts),
  ),
  importer_number: written(numbers.importer_number, (facts) => masked('importer_number', facts)),
  reference_number: written(numbers.reference_number, (facts) => masked('reference_number', facts)),
  ultimate_consignee: object('ultimate_consignee', 'Block 29.', partyMembers(ultimate_consignee.fields)),
  importer_of_record: object('importer_of_record', 'Block 30.', partyMembers(importer_of_record.fields)),
  seller: object('seller', 'Who sold the goods.', otherPartyMembers(seller.fields)),
  buyer: object('buyer', 'Who bought the goods.', otherPartyMembers(buyer.fields)),
  ship_to: object('ship_to', 'Where the goods go after their release.', otherPartyMembers(ship_to.fields)),
  shipper: object('shipper', 'Who sent them.', otherPartyMembers(shipper.fields)),
  manufacturer: object('manufacturer', 'Who made them, as a party of the entry.', {
    ...otherPartyMembers(manufacturer.fields),
    manufacturer_id: membersOf(manufacturer.fields).manufacturer_id,
  }),
  stuffing_place: object(
    'stuffing_place',
    'Where the container is stuffed.',
    otherPartyMembers(stuffing_place.fields),
  ),
  consolidator: object(
    'consolidator',
    'Who stuffs the container, or has it stuffed.',
    otherPartyMembers(consolidator.fields),
  ),
  booking_party: object(
    'booking_party',
    'Who booked cargo that does not enter.',
    otherPartyMembers(booking_party.fields),
  ),
})
