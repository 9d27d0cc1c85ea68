import type { PartiesSection } from './draft.ts'

export const PARTY_TYPES = ['ior', 'seller', 'consignee', 'shipper', 'manufacturer'] as const
export type PartyType = (typeof PARTY_TYPES)[number]

/** The parties without a block of the form that have a record of their own; the name of their section is their party type. */
export const RECORDED_PARTIES = ['seller', 'shipper', 'manufacturer'] as const satisfies readonly PartyType[]
/** The parties that the form has no block for, by the name of their section. */
export const OTHER_PARTIES = [
  ...RECORDED_PARTIES,
  'buyer',
  'ship_to',
  'stuffing_place',
  'consolidator',
  'booking_party',
] as const satisfies readonly (keyof PartiesSection)[]
export type OtherPartyType = (typeof OTHER_PARTIES)[number]

/** Where the draft keeps each party, in the order of the pages. */
export const PARTY_BLOCKS = [
  'ultimate_consignee',
  'importer_of_record',
  ...OTHER_PARTIES,
] as const satisfies readonly (keyof PartiesSection)[]
