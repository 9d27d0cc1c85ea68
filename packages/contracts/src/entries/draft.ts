import { draftFields } from '@edfe/domain/entry'
import { toZod } from './to-zod.ts'

const { bond_information, parties } = draftFields

/** The draft on the wire (specification 2, section 3): the domain's own definition of its fields. */
export const DraftData = toZod(draftFields).meta({ id: 'Draft' })
export const BondSection = toZod(bond_information.fields)
export const PartyBlock = toZod(parties.fields.importer_of_record.fields)
