import type { DraftData, ReleaseSection } from '../../entry/draft.ts'
import type { RuleContext } from '../../rules/context.ts'
import type { ReleaseBill, ReleaseContact, ReleaseParty } from '../cargo-release.ts'
import { type FilingContext, filingContext } from '../filing-context.ts'
import type { Bills } from '../mapping/bill-rows.ts'
import { lostLetters, type PartyTextName } from './mapping/party-letters.ts'
import {
  bareNumber,
  billNumbers,
  conveyanceOf,
  mixesManifests,
  needsConveyance,
  releaseBillRows,
  releaseBills,
  releaseMode,
} from './mapping/release-bill.ts'
import { releaseBondType, releaseContact, releaseValue } from './mapping/release-header.ts'
import { lineMaker, missingParts, type NamedPart, releaseParties } from './mapping/release-party.ts'
import { releasedLines } from './mapping/released-lines.ts'

/** The values that the release derives from an entry. */
interface ReleaseReadings {
  section: ReleaseSection
  releaseMode: string
  releaseBondType: string
  /** Whole dollars. */
  releaseValue: string
  releaseContact: ReleaseContact
  releaseBills: readonly ReleaseBill[]
  /** Places of the bills that cannot be sent: 0 is that of block 12. */
  unreadableBills: readonly number[]
  needsConveyance: boolean
  mixesManifests: boolean
  /** Carrier and trip of bills in no manifest are given. */
  hasConveyance: boolean
  /** The first container that is sent with no bill; '' if each has its bill. */
  lostContainer: string
  partyCodes: readonly string[]
  /** Missing of a buyer and a ship-to party that are given in part. */
  missingOfBuyer: readonly NamedPart[]
  missingOfShipTo: readonly NamedPart[]
  /** Texts of parties that are sent without some of their letters. */
  lostLetters: readonly PartyTextName[]
  consignee: ReleaseParty | undefined
  /** Released lines whose maker neither the line nor the entry names. */
  linesWithoutMaker: number
  releasedLineCount: number
  /** Released lines of type 23 that have no heading of 9813. */
  linesWithoutBond: number
}

/** A draft read once for its release; rules and mapping both start here. */
export type ReleaseContext = FilingContext & ReleaseReadings

export function releaseContext(draft: DraftData, rules: RuleContext): ReleaseContext {
  const context = filingContext(draft, rules)
  const parties = releaseParties(context)
  const lines = releasedLines(context)
  const mode = releaseMode(context)
  const bills = releaseBills(context)
  const sent = new Set(bills.flatMap(({ equipment }) => equipment))
  const isReadable = (bill: Bills) => billNumbers(bill, mode, context.entryType) !== undefined
  return {
    ...context,
    section: draft.release ?? {},
    releaseMode: mode,
    releaseBondType: releaseBondType(context),
    releaseValue: releaseValue(context),
    releaseContact: releaseContact(context),
    releaseBills: bills,
    unreadableBills: releaseBillRows(context).flatMap(({ bill }, place) => (isReadable(bill) ? [] : [place])),
    needsConveyance: needsConveyance(context),
    mixesManifests: mixesManifests(context),
    hasConveyance: conveyanceOf(context) !== undefined,
    lostContainer:
      draft.release?.containers?.find(({ number }) => number && !sent.has(bareNumber(number)))?.number ?? '',
    missingOfBuyer: missingParts(draft.parties?.buyer),
    missingOfShipTo: missingParts(draft.parties?.ship_to),
    partyCodes: parties.map(({ code }) => code),
    lostLetters: lostLetters(draft.parties, parties),
    consignee: parties.find(({ code }) => code === 'CN'),
    linesWithoutMaker: parties.some(({ code }) => code === 'MF')
      ? 0
      : lines.filter(({ line }) => lineMaker(line.manufacturer).length === 0).length,
    releasedLineCount: lines.length,
    linesWithoutBond: lines.filter(({ stack }) => !stack.some(({ hts }) => hts.startsWith('9813'))).length,
  }
}
