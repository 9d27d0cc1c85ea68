import type { DraftData, LineItem, PartiesSection } from '../../entry/draft.ts'
import type { PartyElement } from '../../security-filing/index.ts'
import { isPartyGiven, type PartyFacts } from './isf-party.ts'

/** The parties of the entry that an element may come from, the first that is given; a finding asks for the first. */
const SOURCES = {
  sellers: ['seller'],
  buyers: ['buyer', 'importer_of_record'],
  shipTo: ['ship_to', 'ultimate_consignee', 'importer_of_record'],
  stuffingPlaces: ['stuffing_place'],
  consolidators: ['consolidator'],
  bookingParties: ['booking_party', 'seller'],
} as const satisfies Partial<Record<PartyElement, readonly (keyof PartiesSection)[]>>

export type NamedElement = keyof typeof SOURCES

/** The parties that importer, consignee and manufacturer are not among: each named in one block of the draft. */
export const NAMED_ELEMENTS: readonly NamedElement[] = [
  'sellers',
  'buyers',
  'shipTo',
  'stuffingPlaces',
  'consolidators',
]

/** A party of the draft, with the path of its block. */
export interface PartySource {
  path: string
  party: PartyFacts | undefined
}

/** Where an element comes from in this draft: the first of its parties that is given, else the one to ask for. */
export function sourceOf(element: NamedElement, { parties = {} }: DraftData): PartySource {
  const sources: readonly (typeof SOURCES)[NamedElement][number][] = SOURCES[element]
  const given = sources.find((source) => isPartyGiven(parties[source]))
  const isOfForm = given === 'ultimate_consignee' || given === 'importer_of_record'
  const party = given && parties[given]
  return {
    path: `parties.${given ?? sources[0]}`,
    party: party && (isOfForm ? { country: 'US', ...party } : party),
  }
}

/** The maker of a line: its own, else that of the entry. */
export function makerOf(line: LineItem, index: number, { parties = {} }: DraftData): PartySource {
  const { manufacturer: own } = line
  if (own?.name)
    return {
      path: `line_items.${index}.manufacturer`,
      party: { ...own, state: own.province, zip: own.postal },
    }
  const { manufacturer } = parties
  return { path: 'parties.manufacturer', party: isPartyGiven(manufacturer) ? manufacturer : undefined }
}
