/**
 * An importer security filing in CBP's own terms: codes as CBP writes them, upper case, numbers with their hyphens,
 * days `YYYY-MM-DD`. A missing member is a blank field, an empty list none. Encoder and decoder of `packages/abi` use
 * it, and `judgeSecurityFiling` judges it. Sources: CBP's chapter of cargo release, version 40, for header, references,
 * containers and parties; one transcription of the chapter of July 2017 for the rest.
 */
export interface SecurityFiling extends SecurityFilingHeader {
  /** R replaces the whole filing, every element included. */
  action: 'A' | 'R'
  /** CT complete; FR flexible range; FT flexible timing: stuffing place and consolidator follow; FX both. */
  reason: string
  /** 10 for break bulk, 11 for containers. */
  mode?: string | undefined
  /** SCAC of the operator of the vessel. */
  carrier?: string | undefined
  /** Given for the types of shipment that `BONDED_SHIPMENTS` lists, and for no other. */
  bond?: FilingBond | undefined
  /** Of an informal shipment (type 11), and of no other. */
  estimates?: ShipmentEstimates | undefined
  /** At least one. Bills of several masters are several filings. */
  bills: readonly FiledBill[]
  references: readonly FilingReference[]
  containers: readonly FiledContainer[]
  /** Element 3: the importer of record, or the applicant of a foreign trade zone. */
  importerOfRecord?: IdentifiedParty | undefined
  /** Element 4. */
  consignee?: IdentifiedParty | undefined
  /** Elements 1, 2 and 6. */
  sellers: readonly FilingParty[]
  buyers: readonly FilingParty[]
  shipTo: readonly FilingParty[]
  /** Elements 9 and 10: where the container is stuffed, and who stuffs it or has it stuffed. */
  stuffingPlaces: readonly FilingParty[]
  consolidators: readonly FilingParty[]
  /** Elements 5, 7 and 8: each maker with the tariff numbers and origins of its goods. */
  manufacturers: readonly FiledManufacturer[]
  /** ISF-5 alone: who booked the cargo, tariff numbers, foreign port of unlading and place of delivery. */
  bookingParties: readonly FilingParty[]
  tariffNumbers: readonly string[]
  route?: ForeignRoute | undefined
}

/** The part that a deletion has too. */
export interface SecurityFilingHeader {
  /** 1 ten elements; 2 five, for cargo that does not enter; 3 and 4 when one becomes the other. */
  submission: string
  /** 01 standard, 02 to order, 03 household goods, 11 informal: `SHIPMENT_TYPES`. */
  shipment: string
  importer: IdentifiedParty
  /** `FFF-NNNNNNNNNNN`, which CBP gives in its answer; absent in an addition. */
  transaction?: string | undefined
}

/** A number in place of a name: EI, ANI, 34, AEF, CIN, DUN, DNS, FR, or 2 for a carrier. */
export interface IdentifiedParty {
  qualifier: string
  number: string
  /** Of a passport (AEF): the country that issued it, and the day of birth. */
  country?: string | undefined
  birth?: string | undefined
}

/** A name with its address. */
export interface NamedParty {
  /** 35 characters at most, as the other texts. */
  name: string
  secondName?: { kind: string; name: string } | undefined
  /** One to six parts, each with the code of its kind: 01 number, 02 street, 15 unstructured. */
  address: readonly { kind: string; text: string }[]
  city: string
  /** ISO 3166-2 without the country, three characters at most. */
  subdivision?: string | undefined
  postalCode?: string | undefined
  /** ISO alpha-2. */
  country: string
}

/** Never both. */
export type FilingParty = IdentifiedParty | NamedParty

export const isNamed = (party: FilingParty): party is NamedParty => 'name' in party

export interface FiledManufacturer {
  party: FilingParty
  goods: readonly FiledGoods[]
}

export interface FiledGoods {
  /** Six digits at least, ten at most, without points. */
  hts: string
  /** ISO alpha-2. */
  origin: string
}

export interface FiledBill {
  /** OB regular, BM house. */
  kind: string
  /** SCAC and number in one, without blanks. */
  number: string
}

export interface FilingReference {
  /** 6B entry number, 6C carnet, MB master bill, SBN bond reference, V1 surety, CR own reference, FN name of the filer. */
  qualifier: string
  reference: string
}

export interface FilingBond {
  holder: string
  activity: string
  /** 8 continuous, 9 for one transaction. */
  type: string
}

export interface FiledContainer {
  /** CN container, 20 open top, and so on (CATAIR Appendix B). */
  equipment: string
  /** Four letters, six digits, check digit: MSCU 123456 7. */
  initial: string
  number: string
  checkDigit?: string | undefined
  sizeType?: string | undefined
}

/** Whole dollars, pieces, and whole kilograms (K) or pounds (L). */
export interface ShipmentEstimates {
  subtype: string
  value: string
  quantity: string
  unit: string
  weight: string
  weightUnit: string
}

/** Codes of Schedule K (K) or of the United Nations (UN). */
export interface ForeignRoute {
  unladingQualifier: string
  unlading: string
  deliveryQualifier: string
  delivery: string
}
