import type { PartiesSection } from './draft.ts'

export const PARTY_TYPES = ['ior', 'seller', 'consignee', 'shipper', 'manufacturer'] as const
export type PartyType = (typeof PARTY_TYPES)[number]

/** The parties that the form has no block for, by the name of their section, which is their party type. */
export const OTHER_PARTIES = ['seller', 'shipper', 'manufacturer'] as const satisfies readonly PartyType[]
export type OtherPartyType = (typeof OTHER_PARTIES)[number]

/** Where the draft keeps each party, in the order of the pages. */
export const PARTY_BLOCKS = [
  'ultimate_consignee',
  'importer_of_record',
  ...OTHER_PARTIES,
] as const satisfies readonly (keyof PartiesSection)[]
