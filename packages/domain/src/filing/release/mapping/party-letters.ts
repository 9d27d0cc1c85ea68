import type { DraftData } from '../../../entry/draft.ts'
import type { ReleaseParty } from '../../cargo-release.ts'
import { keepsLetters } from '../../mapping/text.ts'

/** Parties of the whole entry that a release may name, with CBP's code for each. */
const PARTIES = [
  ['manufacturer', 'MF'],
  ['seller', 'SE'],
  ['buyer', 'BY'],
  ['ship_to', 'ST'],
  ['ultimate_consignee', 'CN'],
] as const
export type PartyKey = (typeof PARTIES)[number][0]

/** Texts of a party that a release takes. */
const TEXTS = ['name', 'address_line1', 'address_line2', 'city'] as const
export type PartyText = (typeof TEXTS)[number]
export type PartyTextName = `${PartyKey}.${PartyText}`

/** Texts of parties, sent by name and address, of which CBP does not get every letter. */
export const lostLetters = (
  parties: DraftData['parties'],
  sent: readonly ReleaseParty[],
): readonly PartyTextName[] =>
  PARTIES.filter(([, wanted]) => sent.some(({ code, name }) => code === wanted && name)).flatMap(([key]) =>
    TEXTS.filter((text) => !keepsLetters(parties?.[key]?.[text])).map(
      (text): PartyTextName => `${key}.${text}`,
    ),
  )
