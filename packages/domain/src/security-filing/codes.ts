/** Types of shipment (SF10 6-7). */
export const SHIPMENT_TYPES: readonly string[] = [
  '01',
  '02',
  '03',
  '04',
  '05',
  '06',
  '07',
  '08',
  '09',
  '10',
  '11',
]

/** Shipments that need a bond. The transcription lists 08; the chapter of cargo release has no such shipment. */
export const BONDED_SHIPMENTS: readonly string[] = ['01', '02', '07', '08', '10']

/** Household goods, diplomats and carnets: their owner may be known by a passport. */
export const PERSONAL_SHIPMENTS: readonly string[] = ['03', '05', '06']

export const INFORMAL_SHIPMENT = '11'
export const CARNET_SHIPMENT = '06'

/** True for a filing of five elements, also one that had ten before. */
export const isFiveElements = (submission: string): boolean => submission === '2' || submission === '4'

/** Reasons under which stuffing place and consolidator may follow later. */
export const FLEXIBLE_TIMING: readonly string[] = ['FT', 'FX']
export const ACTION_REASONS: readonly string[] = ['CT', 'FR', ...FLEXIBLE_TIMING]

export const BOND_ACTIVITIES: readonly string[] = ['01', '02', '03', '04', '16']
/** The activity of a bond for security filings alone; only it may be for one transaction. */
export const SECURITY_FILING_ACTIVITY = '16'
export const SINGLE_BOND = '9'
export const BOND_TYPES: readonly string[] = ['8', SINGLE_BOND]

export const BILL_KINDS: readonly string[] = ['OB', 'BM']
export const REFERENCE_QUALIFIERS: readonly string[] = ['6B', '6C', 'MB', 'SBN', 'V1', 'CR', 'FN']
export const SECOND_NAME_KINDS: readonly string[] = ['ALA', 'DH', 'DV', 'NU', 'NV', 'XD']
export const ADDRESS_KINDS: readonly string[] = [
  '01',
  '02',
  '05',
  '12',
  '13',
  '14',
  '15',
  '28',
  '30',
  '31',
  '32',
  '35',
  '37',
  '57',
  'AK',
]

/** Three records of two parts. */
export const ADDRESS_PARTS = 6

/** Qualifiers of a number, with its shape; of a passport, of CBP's encrypted numbers and of carriers little is said. */
export const NUMBER_SHAPES: Readonly<Record<string, RegExp>> = {
  EI: /^\d{2}-\d{7}(?:[A-Z0-9]{2})?$/,
  ANI: /^\d{6}-\d{5}$/,
  34: /^\d{3}-\d{2}-\d{4}$/,
  AEF: /^[A-Z0-9]{1,15}$/,
  CIN: /^[!-`{-~]{11,12}$/,
  DUN: /^\d{9}$/,
  DNS: /^\d{13}$/,
  FR: /^[A-Z][A-Z0-9]{3}$/,
  2: /^[A-Z]{4}$/,
}

/** The parties of a filing, in the order in which they are sent. */
export const PARTY_ELEMENTS = [
  'bookingParties',
  'importerOfRecord',
  'consignee',
  'sellers',
  'buyers',
  'shipTo',
  'stuffingPlaces',
  'consolidators',
  'manufacturers',
] as const
export type PartyElement = (typeof PARTY_ELEMENTS)[number]

/** CBP's code of each. */
export const PARTY_CODES: Readonly<Record<PartyElement, string>> = {
  importerOfRecord: 'IM',
  consignee: 'CN',
  sellers: 'SE',
  buyers: 'BY',
  shipTo: 'ST',
  stuffingPlaces: 'LG',
  consolidators: 'CS',
  bookingParties: 'BKP',
  manufacturers: 'MF',
}

const DUNS = ['DUN', 'DNS']
const OWN_NUMBERS = ['EI', 'ANI', 'CIN', '34']

/** The kinds of number by which a party may be known. */
export const PARTY_QUALIFIERS: Readonly<Record<PartyElement, readonly string[]>> = {
  importerOfRecord: [...OWN_NUMBERS, 'AEF'],
  consignee: [...OWN_NUMBERS, 'AEF'],
  sellers: [...OWN_NUMBERS, ...DUNS],
  buyers: [...OWN_NUMBERS, ...DUNS],
  shipTo: [...DUNS, 'FR'],
  stuffingPlaces: DUNS,
  consolidators: DUNS,
  bookingParties: DUNS,
  manufacturers: DUNS,
}
