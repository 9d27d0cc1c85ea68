import type { CalendarDay } from '../calendar/index.ts'
import type { LineHeaderFacts } from './mapping/line-header-fields.ts'
import type { ReconciliationFacts } from './mapping/reconciliation.ts'

/**
 * Everything that one AE entry summary says, already in customs' own terms: codes in their AE form, amounts as
 * plain decimal text (dollars, kilograms, units), days as `YYYY-MM-DD`. A missing member is a blank field.
 * The encoder adds columns, filling and implied decimals, and nothing else.
 */
export interface EntrySummaryFacts {
  /** A adds, R replaces; both create when nothing is on file. */
  action: 'A' | 'R'
  filerCode: string
  /** Seven digits and the check digit. */
  entryNumber: string
  port: string
  /** The filer's own reference, at most nine characters. */
  filerReference?: string
  entryType: string
  mode?: string
  /** Present when the bond is waived; then there are no bonds. */
  bondWaiver?: { reason?: string }
  /** 1 or 2 when payment of I.R. tax is deferred. */
  deferredTaxCode?: string
  reconciliation?: ReconciliationFacts | undefined
  /** Left out of a post summary correction. */
  /** P personal shipment, X commercial samples; absent for any other. */
  usage?: string
  payment?: PaymentFacts
  /** Present when the summary corrects one that is paid (usage note gg). */
  postSummary?: PostSummaryFacts
  /** True if the declarant of a temporary importation certifies its terms. */
  tibDeclaration?: boolean
  /** 12-character forms without trailing spaces, e.g. `12-3456789`. */
  importer: string
  consignee?: string
  /** The party that gets refunds, bills and notices in place of the importer (CBP Form 4811). */
  notifyParty?: string
  estimatedEntryDate?: CalendarDay
  importDate?: CalendarDay
  stateOfDestination?: string
  ftzIdentifier?: string
  cargo: CargoFacts
  manifests: ManifestFacts[]
  withdrawal?: WithdrawalFacts
  bonds: BondFacts[]
  missingDocuments: string[]
  headerFees: AeFee[]
  lines: AeLine[]
  adcvdTotals?: { bondedAd: string; cashAd: string; bondedCv: string; cashCv: string }
  feeTotals: AeFee[]
  totals: TotalFacts
}

/** The payment of duty and fees (usage note y). */
export interface PaymentFacts {
  /** 1 individual, 2, 3 and 5 daily statement, 6 to 8 periodic monthly statement. */
  type: string
  statementDate?: CalendarDay
  /** 01 to 12. */
  statementMonth?: string
  /** Two characters by which CBP groups the filer's statements. */
  clientBranch?: string
}

/** Why a summary is corrected after its payment. */
export interface PostSummaryFacts {
  /** Codes of AE table 14, at most five; none where only lines change. */
  headerReasons: readonly string[]
  /** Lines of at most 75 characters, 99 at most. */
  explanation: readonly string[]
  /** True if CBP is asked to accelerate the liquidation. */
  isAccelerated?: boolean
}

export interface CargoFacts {
  carrierCode?: string
  portOfUnlading?: string
  /** The day on which the goods arrive, or are expected to arrive. */
  arrivalDate?: CalendarDay
  firmsCode?: string
  conveyanceName?: string
  inBondDate?: CalendarDay
  /** The carrier's number of the voyage, flight or trip. */
  tripIdentifier?: string
}

export interface ManifestFacts {
  /** Whole units. */
  quantity: string
  unit: string
  /** In the order I, M, H, S. */
  bills: { kind: 'I' | 'M' | 'H' | 'S'; issuer?: string; number: string }[]
}

/** The warehouse entry that goods are withdrawn from. */
export interface WithdrawalFacts {
  filerCode: string
  entryNumber: string
  port: string
  /** True if nothing of the warehouse entry is left afterwards. */
  isFinal?: true
}

export interface BondFacts {
  /** 8 continuous, 9 single transaction. */
  type: '8' | '9'
  /** B basic, A additional. */
  designation: 'B' | 'A'
  surety: string
  /** Whole dollars, type 9 only. */
  amount?: string
  /** Number of the bond on CBP Form 301, type 9 only. */
  account?: string
}

/** A fee by CBP's accounting class (499, 501, 053 ...), dollars and cents. */
export interface AeFee {
  classCode: string
  amount: string
}

export interface AeLine extends LineHeaderFacts {
  /** Three characters, unique in the summary; CBP echoes it. */
  id: string
  /** Of an article set: X its header, V one of its parts. */
  setIndicator?: 'X' | 'V'
  origin: string
  exportCountry?: string
  exportDate?: CalendarDay
  /** Of textiles under a visa: the day on which they left their country of origin. */
  textileExportDate?: CalendarDay
  /** Whole dollars. */
  charges?: string
  foreignPort?: string
  /** Whole kilograms. */
  grossWeight?: string
  /** True if no party abroad pays or refunds the antidumping duty. */
  nonReimbursement?: true
  ftzStatus?: { status: string; filingDate?: CalendarDay; quantity: string }
  /** Digits of the binding ruling on the goods, without its letter. */
  rulingNumber?: string
  descriptions: string[]
  parties: { kind: 'M' | 'C' | 'S' | 'E'; id: string }[]
  tariffs: TariffFacts[]
  visaNumber?: string
  /** Licenses, certificates and permits: the type in two characters, the number in ten at most. */
  licenses: { type: string; number: string }[]
  adcvd: CaseFacts[]
  declarations: DeclarationFacts[]
  irTax?: AeFee
  otherRevenue?: AeFee
  fees: AeFee[]
  /** Warnings of the Census Bureau with the reason why the figures are right, at most seven. */
  censusOverrides: { warning: string; reason: string }[]
  /** Codes of AE table 15, at most five; only on lines that a post summary correction changes. */
  correctionReasons?: readonly string[]
}

export interface TariffFacts {
  /** Ten digits, or the eight of a heading of chapter 98 or 99. */
  hts: string
  /** Dollars and cents. */
  duty: string
  /** Whole dollars. */
  value: string
  /** At most three; none for a heading that wants no quantity. */
  quantities: readonly QuantityFacts[]
}

/** Two decimals at most; unit X has no amount. */
export interface QuantityFacts {
  amount?: string
  unit: string
}

export interface CaseFacts {
  /** A or C and nine digits, no hyphens. */
  caseNumber: string
  /** B bond, C cash. */
  claim: 'B' | 'C'
  /** Percent or dollars by unit, two decimals. */
  rate: string
  rateKind: 'A' | 'S'
  /** Whole dollars, when not the value of the tariff row; else 0. */
  value: string
  /** For a specific rate; else 0. */
  quantity: string
  duty: string
  /** Identifier of the blanket non-reimbursement declaration, at most ten characters. */
  nonReimbursement?: string
}

/**
 * Importer's additional declarations by their type: softwood lumber (01), product exclusions of steel and aluminum (02, 03),
 * Korean steel (04), craft beverages (05), AD/CVD certification (06), aluminum smelt and cast (07, UN when not known),
 * steel melt and pour (08, OTH when not known), auto parts (11), copper smelt and cast (12, OTH when not known).
 */
export type DeclarationFacts =
  /** Whole dollars. */
  | { type: '01'; conforms: 'Y' | 'N'; price: string; charges?: string }
  | { type: '02'; exclusion: string }
  | { type: '03'; exclusion: string }
  | { type: '04'; certificate: string }
  | CraftFacts
  | { type: '06' }
  | { type: '07'; primarySmelt?: string; secondarySmelt?: string; cast: string }
  | { type: '08'; meltPour: string }
  | { type: '09' }
  | { type: '10' }
  | { type: '11'; license: string }
  | { type: '12'; primarySmelt: string; secondarySmelt?: string; cast: string }

/** The facts that the TTB needs to refund part of the tax on a craft beverage. */
export interface CraftFacts {
  type: '05'
  producerId: string
  producerName: string
  rateDesignation: string
  /** Dollars, four decimals at most. */
  taxRate: string
  flavorCredit?: true
}

/** Dollars and cents. */
export interface TotalFacts {
  duty: string
  fees: string
  tax: string
  ad: string
  cv: string
  otherRevenue: string
}
