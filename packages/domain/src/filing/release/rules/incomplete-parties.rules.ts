import type { NamedPart } from '../mapping/release-party.ts'
import { GUIDE, type ReleaseRule, releaseRule } from './release-rule.ts'

const SOURCE = `${GUIDE}, SE30, SE35 and SE36`

const PARTS = [
  { part: 'name', id: 'NAME', word: 'name' },
  { part: 'address_line1', id: 'STREET', word: 'street' },
  { part: 'city', id: 'CITY', word: 'city' },
  { part: 'country', id: 'COUNTRY', word: 'country' },
] as const satisfies readonly { part: NamedPart; id: string; word: string }[]

/**
 * Parties that the importer may leave out and gave in part. The buyer is in every release: sent as the importer, it would be
 * another one than typed. Without its ship-to party CBP takes a release.
 */
export const INCOMPLETE_PARTY_RULES: readonly ReleaseRule[] = PARTS.flatMap(({ part, id, word }) => [
  releaseRule({
    id: `FILING_RELEASE_BUYER_${id}`,
    at: `buyer.${part}`,
    source: SOURCE,
    message: `Enter the ${word} of the buyer, or clear the buyer if the importer bought the goods.`,
    mayRead: ['missingOfBuyer'],
    holds: ({ missingOfBuyer }) => !missingOfBuyer.includes(part),
  }),
  releaseRule({
    id: `FILING_RELEASE_SHIP_TO_${id}`,
    at: `ship_to.${part}`,
    severity: 'warning',
    source: SOURCE,
    message: `Enter the ${word} of the ship-to party. The release does not name the party without it.`,
    mayRead: ['missingOfShipTo'],
    holds: ({ missingOfShipTo }) => !missingOfShipTo.includes(part),
  }),
])
