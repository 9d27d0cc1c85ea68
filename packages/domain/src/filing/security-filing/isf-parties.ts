import type { Finding } from '../../rules/finding.ts'
import type { FilingParty } from '../../security-filing/index.ts'
import type { NamedElement, PartySource } from './isf-elements.ts'
import { partyFindings } from './isf-findings.ts'
import { identifiedParty, isAddressTooLong, missingOfParty, namedParty } from './isf-party.ts'

export const NO_PARTIES = {
  sellers: [],
  buyers: [],
  shipTo: [],
  stuffingPlaces: [],
  consolidators: [],
  manufacturers: [],
  bookingParties: [],
  tariffNumbers: [],
}

/** A party by name and address, or by its number where it has no name; what it lacks goes to the findings. */
export function partyOf(
  element: NamedElement | 'manufacturers',
  { path, party }: PartySource,
  findings: Finding[],
): FilingParty[] {
  if (!party) {
    findings.push(partyFindings.missing(element, path))
    return []
  }
  const number = element === 'sellers' || element === 'buyers' ? identifiedParty(party.tin) : undefined
  if (number && !party.name) return [number]
  const missing = missingOfParty(party)
  findings.push(...missing.map((field) => partyFindings.lacks(element, path, field)))
  if (isAddressTooLong(party)) findings.push(partyFindings.tooLong(element, path))
  return missing.length > 0 ? [] : [namedParty(party)]
}
