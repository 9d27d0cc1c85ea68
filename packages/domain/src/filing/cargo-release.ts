import type { AgencyData } from '../agencies/index.ts'
import type { CalendarDay } from '../calendar/index.ts'

/**
 * Everything that one cargo release (SE) says, already in customs' own terms: codes in their SE form, money in whole
 * US dollars and quantities in whole units as plain digits, days as `YYYY-MM-DD`, text in upper case. A missing member
 * is a blank field or a record that is not sent. The encoder adds columns and filling, and nothing else.
 *
 * Read in the ACE Cargo Release guide, version 40 (July 2025).
 */
export interface CargoRelease {
  /** A adds, R replaces, U updates bills and port, D cancels. Which records each has: `RELEASE_RECORDS`. */
  action: ReleaseAction
  filerCode: string
  /** Seven digits and the check digit. */
  entryNumber: string
  entryType: string
  /** Left out of type 86 without data of other agencies. */
  importer?: ReleaseIdentifier
  /** Two digits; left out of type 06 without a bill. */
  mode?: string
  /** 0 none, 8 continuous, 9 single transaction. */
  bondType: string
  /** The whole entry, in whole US dollars. */
  value: string
  /** Schedule D code; left out, CBP takes it from the bill. */
  port?: string
  /** 1 holds all of a split shipment, 2 releases it part by part. */
  splitRelease?: string
  portOfUnlading?: string
  placement?: ReleasePlacement
  contact: ReleaseContact
  bills: readonly ReleaseBill[]
  references: readonly ReleaseReference[]
  parties: readonly ReleaseParty[]
  lines: readonly ReleaseLine[]
}

export type ReleaseAction = 'A' | 'R' | 'U' | 'D'

/** A number by which CBP knows a party: EI (IRS), ANI (assigned by CBP) or 34 (social security), with its hyphens. */
export interface ReleaseIdentifier {
  kind: string
  number: string
}

/** Where the goods are and how they came, beside their bills (SE11). */
export interface ReleasePlacement {
  /** True for the entry of a week's goods of a zone (type 06). */
  isWeekly?: boolean
  /** The first day of that week. */
  electedDate?: CalendarDay
  /** FIRMS code of the place of the goods. */
  location?: string
  /** FIRMS code of the station at which an exam is preferred. */
  examSite?: string
  /** The name of the conveyance; of type 06 the zone, `FTZ` first. */
  conveyance?: string
  voyage?: string
  generalOrder?: string
  /** FIRMS code of the bonded warehouse that the goods enter (types 21 and 22). */
  warehouse?: string
  /** The warehouse entry that the goods come from (type 22). */
  origin?: { filerCode: string; entryNumber: string }
  asksForImmediateDelivery?: boolean
}

/** Whom CBP asks, and why a release is canceled (SE13). */
export interface ReleaseContact {
  /** Letters, digits and spaces, 40 at most. */
  name: string
  /** Letters, digits and spaces, 15 at most. */
  telephone: string
  /** 01 to 12, of a cancellation alone. */
  reason?: string
  /** True if the goods of a cancellation went more than one way. */
  hasSeveralDispositions?: boolean
  /** True if documents were sent before; their number is a reference of kind DIS. */
  hasSentDocuments?: boolean
  isSplitShipment?: boolean
}

/** One shipment of an entry: an in-bond number, a bill or a master and its house, in this order. */
export interface ReleaseBill {
  numbers: readonly ReleaseBillNumber[]
  /** The transport of bills that CBP has in no manifest, or of each part of a split one. */
  conveyances: readonly ReleaseConveyance[]
  /** Container or equipment numbers. */
  equipment: readonly string[]
}

export interface ReleaseBillNumber {
  /** I in-bond, R simple, M master, H house, T tracking number of an express carrier. */
  kind: string
  /** SCAC; none by air and for in-bond numbers. */
  issuer?: string
  number: string
  /** Of the lowest bill, in its smallest outer packages. */
  quantity?: string
  /** True if no manifest at CBP has this bill. */
  isNonAutomated: boolean
}

export interface ReleaseConveyance {
  carrier: string
  voyage: string
  /** Always given; a record read may have none. */
  arrivalDate?: CalendarDay
  /** Packages of the bill on this conveyance. */
  quantity: string
  unit?: string
  name?: string
}

/** CR, EN, IB, FTZ, DIS, V1, AMT, EXP, KII, RRN, PER, CES or EDA, and what it says. */
export interface ReleaseReference {
  qualifier: string
  text: string
}

/** A party of the entry or of one line: its name and address, or its identifier. */
export interface ReleaseParty {
  /** MF, SE, BY, ST, LG, CS, CN, BKP; SH, EX, DR and PK in the test of global identifiers. */
  code: string
  name?: string
  identifier?: ReleaseIdentifier
  /** LEI, GLN or DUNS, in the test of global identifiers. */
  globalIdentifiers?: readonly ReleaseIdentifier[]
  address?: ReleaseAddress
}

export interface ReleaseAddress {
  /** Parts of the street address, each with its qualifier (15 for a whole line); six at most. */
  street: readonly { kind: string; text: string }[]
  city: string
  /** ISO 3166-2 without its country. */
  subdivision?: string
  postalCode?: string
  country: string
}

export interface ReleaseLine {
  /** Three digits, from 001 without a gap. */
  id: string
  /** ISO code of the country of origin. */
  origin: string
  description?: string
  /** Of type 06. */
  zone?: ReleaseZoneStatus
  parties: readonly ReleaseParty[]
  /** Chapters 98 and 99 before the number of the goods, which has the value. */
  tariffs: readonly ReleaseTariff[]
}

export interface ReleaseZoneStatus {
  /** P privileged foreign, N non-privileged foreign. */
  status: string
  /** The day of the privilege, where the tariff number is no longer active. */
  filingDate?: CalendarDay
  /** Units of the line that leave the zone. */
  quantity: string
}

export interface ReleaseTariff {
  /** Ten digits without points. */
  hts: string
  /** Whole US dollars. */
  value?: string
  /** Today's number of privileged goods whose own is no longer active. */
  currentHts?: string
  /** What other agencies ask of these goods. */
  agencies?: AgencyData
}

/** What a summary adds to certify the release of its goods (AE, record 10 column 40, usage note ee). */
export interface ReleaseCertification {
  /** Of a replacement; `hasSentDocuments` aside it says no more than name and number. */
  contact?: Pick<ReleaseContact, 'name' | 'telephone' | 'hasSentDocuments'>
  /** Transport and equipment of each manifest of the summary, in their order. */
  bills: readonly Pick<ReleaseBill, 'conveyances' | 'equipment'>[]
  /** Also SSR, NAM, LOC, GEN and SCE, which only a summary has. */
  references: readonly ReleaseReference[]
  parties: readonly ReleaseParty[]
  /** What each line of the summary adds, in their order. */
  lines: readonly CertifiedLine[]
}

export interface CertifiedLine {
  parties: readonly ReleaseParty[]
  /** What each tariff row of the line adds, in their order. */
  tariffs: readonly CertifiedTariff[]
}

export interface CertifiedTariff {
  /** True if sanctions do not apply to the goods of this row. */
  isWithoutSanctions?: boolean
  /** Today's number of privileged goods whose own is no longer active. */
  currentHts?: string
  /** What other agencies ask of these goods. */
  agencies?: AgencyData
}
