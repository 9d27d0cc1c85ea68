import type { PartyKey, PartyText } from '../mapping/party-letters.ts'
import { GUIDE, type ReleaseRule, releaseRule } from './release-rule.ts'

const PARTIES = [
  { party: 'manufacturer', id: 'MANUFACTURER', of: 'manufacturer' },
  { party: 'seller', id: 'SELLER', of: 'seller' },
  { party: 'buyer', id: 'BUYER', of: 'buyer' },
  { party: 'ship_to', id: 'SHIP_TO', of: 'ship-to party' },
  { party: 'ultimate_consignee', id: 'CONSIGNEE', of: 'consignee' },
] as const satisfies readonly { party: PartyKey; id: string; of: string }[]

const TEXTS = [
  { part: 'name', id: 'NAME', word: 'name' },
  { part: 'address_line1', id: 'STREET', word: 'street' },
  { part: 'address_line2', id: 'STREET_2', word: 'second address line' },
  { part: 'city', id: 'CITY', word: 'city' },
] as const satisfies readonly { part: PartyText; id: string; word: string }[]

/** Names and addresses that a release sends without some of their letters. */
export const PARTY_LETTER_RULES: readonly ReleaseRule[] = PARTIES.flatMap(({ party, id, of }) =>
  TEXTS.map((text) =>
    releaseRule({
      id: `FILING_RELEASE_${id}_${text.id}_LETTERS`,
      at: `${party}.${text.part}`,
      severity: 'warning',
      source: `${GUIDE}, SE30, SE35 and SE36`,
      message: `CBP reads the ${text.word} of the ${of} in Latin letters and digits. Other letters are left out.`,
      mayRead: ['lostLetters'],
      holds: ({ lostLetters }) => !lostLetters.includes(`${party}.${text.part}`),
    }),
  ),
)
