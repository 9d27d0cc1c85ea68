import { isContainerDigitRight } from '../../../entry/container-number.ts'
import { arrivalOf, bareNumber, hasHouses, ZONE_TYPE } from '../mapping/release-bill.ts'
import { NON_AUTOMATED_MODES, TYPES_WITHOUT_BILL } from '../release-bills.ts'
import { isEquipmentNumber } from './release-header.rules.ts'
import { GUIDE, releaseRule } from './release-rule.ts'

const NON_AMS = `${GUIDE}, SE15 notes 5 and 6`

const placeOf = (unreadable: readonly number[]): number => unreadable.find((place) => place > 0) ?? 0

/** Bills, their transport and their containers: SE15 to SE17. */
export const RELEASE_BILL_RULES = [
  releaseRule({
    id: 'FILING_RELEASE_BILL',
    at: 'bill_of_lading',
    source: `${GUIDE}, SE15`,
    message:
      'A release needs the bill as the carrier has it at CBP: {mode, select, air {11 digits of the air waybill (a release by the tracking number of an express carrier is not filed here: the carrier or a broker files it)} other {the 4 letters of the carrier and the number}}.',
    mayRead: ['entryType', 'releaseBills', 'unreadableBills', 'isAir'],
    holds: ({ entryType, releaseBills: bills, unreadableBills }) =>
      !unreadableBills.includes(0) && (TYPES_WITHOUT_BILL.includes(entryType) || bills.length > 0),
    params: ({ isAir }) => ({ mode: isAir ? 'air' : 'other' }),
  }),
  releaseRule({
    id: 'FILING_RELEASE_FURTHER_BILLS',
    at: 'further_bills',
    source: `${GUIDE}, SE15`,
    message:
      'Enter further bill {number} as the carrier has it at CBP, with the 4 letters of the carrier except by air.',
    mayRead: ['unreadableBills'],
    holds: ({ unreadableBills }) => placeOf(unreadableBills) === 0,
    params: ({ unreadableBills }) => ({ number: placeOf(unreadableBills) }),
  }),
  releaseRule({
    id: 'FILING_RELEASE_ZONE_MODE',
    at: 'mode_of_transport',
    source: `${GUIDE}, SE15 note 5 and SE16`,
    message: 'Goods that moved in bond out of a zone came by vessel, rail, truck or air.',
    mayRead: ['entryType', 'releaseMode'],
    holds: ({ entryType, releaseMode: mode }) =>
      entryType !== ZONE_TYPE || !NON_AUTOMATED_MODES.includes(mode),
  }),
  releaseRule({
    id: 'FILING_RELEASE_CARRIER',
    at: 'carrier_code',
    source: NON_AMS,
    message:
      'For a bill that is in no manifest at CBP, enter the carrier’s code and the number of its voyage, flight or trip.',
    mayRead: ['needsConveyance', 'hasConveyance'],
    holds: ({ needsConveyance, hasConveyance }) => !needsConveyance || hasConveyance,
  }),
  releaseRule({
    id: 'FILING_RELEASE_ARRIVAL',
    at: 'eta',
    source: `${GUIDE}, SE16 note 2`,
    message: 'For a bill that is in no manifest at CBP, enter the day on which the goods arrive.',
    mayRead: ['needsConveyance', 'draft'],
    holds: ({ needsConveyance, draft }) => !needsConveyance || arrivalOf({ draft }) !== undefined,
  }),
  releaseRule({
    id: 'FILING_RELEASE_PACKAGES',
    at: 'line_items.0.manifest_qty',
    source: `${GUIDE}, SE15 notes 2 and 9, SE16`,
    message: 'For a bill that is in no manifest at CBP, enter how many packages it counts.',
    mayRead: ['releaseBills', 'needsConveyance'],
    holds: ({ releaseBills: bills, needsConveyance }) =>
      !needsConveyance ||
      bills.every(({ numbers, conveyances }) => numbers.at(-1)?.quantity ?? conveyances[0]?.quantity),
  }),
  releaseRule({
    id: 'FILING_RELEASE_MANIFEST_MIX',
    at: 'further_bills',
    source: 'CBP AE chapter, July 2026, SE20 note 3',
    message: 'A summary releases bills that are in a manifest at CBP or bills that are in none, not both.',
    mayRead: ['section', 'mixesManifests'],
    holds: ({ section, mixesManifests }) => section.method !== 'with_summary' || !mixesManifests,
  }),
  releaseRule({
    id: 'FILING_RELEASE_HOUSE_NOT_SENT',
    at: 'house_bill',
    severity: 'warning',
    source: `${GUIDE}, SE15 note 8`,
    message:
      'By this mode CBP releases the bill of block 12 as a whole. The house bill is not part of the release.',
    reads: ['house_bill'],
    mayRead: ['releaseMode', 'entryType'],
    holds: ({ releaseMode: mode, entryType }) => mode === '' || hasHouses(mode, entryType),
  }),
  releaseRule({
    id: 'FILING_RELEASE_CONTAINERS',
    at: 'release.containers',
    source: `${GUIDE}, SE17`,
    message: 'Container {number} has letters and digits only, 20 at most.',
    reads: ['section'],
    holds: ({ section }) => wrongContainer(section.containers) === -1,
    params: ({ section }) => ({ number: wrongContainer(section.containers) + 1 }),
  }),
  releaseRule({
    id: 'FILING_RELEASE_CONTAINER_BILL',
    at: 'release.containers',
    severity: 'warning',
    source: `${GUIDE}, SE17`,
    message:
      'The release does not name container {number}: {reason, select, zone {goods of a zone lie in none} none {the entry has no bill} other {no lowest bill of the entry has the number given as its bill}}.',
    mayRead: ['lostContainer', 'entryType', 'releaseBills'],
    holds: ({ lostContainer }) => lostContainer === '',
    params: ({ lostContainer, entryType, releaseBills: bills }) => ({
      number: lostContainer,
      reason: entryType === ZONE_TYPE ? 'zone' : bills.length === 0 ? 'none' : 'other',
    }),
  }),
  releaseRule({
    id: 'FILING_RELEASE_CONTAINER_DIGIT',
    at: 'release.containers',
    severity: 'warning',
    source: 'ISO 6346; CBP ACE Cargo Release guide, version 40, SE17',
    message:
      'The last digit of container {number} does not match the others. Compare it with your arrival notice.',
    reads: ['section'],
    holds: ({ section }) => wrongDigit(section.containers) === undefined,
    params: ({ section }) => ({ number: wrongDigit(section.containers) ?? '' }),
  }),
]

type Containers = readonly { number?: string }[] | undefined

const wrongContainer = (containers: Containers = []): number =>
  containers.findIndex(({ number = '' }) => number !== '' && !isEquipmentNumber(bareNumber(number)))

const wrongDigit = (containers: Containers = []): string | undefined =>
  containers.find(({ number = '' }) => !isContainerDigitRight(bareNumber(number)))?.number
