import { isFtz } from '../../entry/derived-facts.ts'
import type { ShipmentSection } from '../../entry/draft.ts'
/**
 * The AE requirements for each entry type: the chapter's matrix of mandatory and forbidden data, July 2026.
 */
export interface EntryTypeNeeds {
  mode: 'required' | 'allowed' | 'forbidden'
  /** True if a bond may be waived at all. */
  mayWaiveBond: boolean
  consignee: boolean
  importDate: 'required' | 'allowed' | 'forbidden'
  stateOfDestination: boolean
  location: boolean
  exportData: boolean
  relatedParty: boolean
  manufacturer: boolean
  /** The warehouse entry behind it: withdrawals and re-warehouse entries. */
  withdrawal: boolean
  /** The zone of the goods, and their status in it: entry type 06. */
  zone: boolean
  /** AD/CVD cases on 53. */
  cases: 'required' | 'allowed' | 'forbidden'
}

const CONSUMPTION: EntryTypeNeeds = {
  mode: 'required',
  mayWaiveBond: true,
  consignee: true,
  importDate: 'allowed',
  stateOfDestination: true,
  location: false,
  exportData: true,
  relatedParty: true,
  manufacturer: true,
  withdrawal: false,
  zone: false,
  cases: 'forbidden',
}
const INFORMAL: EntryTypeNeeds = {
  ...CONSUMPTION,
  mode: 'allowed',
  consignee: false,
  stateOfDestination: false,
  relatedParty: false,
  manufacturer: false,
}
const WITH_CASES: EntryTypeNeeds = { ...CONSUMPTION, mayWaiveBond: false, cases: 'required' }
const WITHDRAWAL: EntryTypeNeeds = { ...CONSUMPTION, mode: 'forbidden', location: true, withdrawal: true }

const NEEDS: Record<string, EntryTypeNeeds> = {
  '01': CONSUMPTION,
  '02': CONSUMPTION,
  '03': WITH_CASES,
  '06': {
    ...CONSUMPTION,
    mode: 'allowed',
    location: true,
    exportData: false,
    zone: true,
    cases: 'allowed',
  },
  '07': WITH_CASES,
  '11': INFORMAL,
  '12': INFORMAL,
  '21': { ...CONSUMPTION, importDate: 'required', location: true, cases: 'allowed' },
  '22': {
    ...CONSUMPTION,
    mode: 'allowed',
    importDate: 'forbidden',
    location: true,
    manufacturer: false,
    withdrawal: true,
    cases: 'allowed',
  },
  '23': { ...CONSUMPTION, importDate: 'required', manufacturer: false, cases: 'allowed' },
  '31': WITHDRAWAL,
  '32': WITHDRAWAL,
  '34': { ...WITHDRAWAL, mayWaiveBond: false, cases: 'required' },
  '38': { ...WITHDRAWAL, mayWaiveBond: false, cases: 'required' },
  '51': CONSUMPTION,
  '52': CONSUMPTION,
}

/** The needs of an entry type that this product files; undefined for one that AE does not take. */
export const entryTypeNeeds = (entryType: string | undefined): EntryTypeNeeds | undefined =>
  NEEDS[entryType ?? '']

/**
 * True for a summary without mode, bills and in-bond movement: a warehouse withdrawal, and goods that lie in a foreign
 * trade zone, which names it in place of the carrier.
 */
export const isMovementLeftOut = (
  needs: EntryTypeNeeds | undefined,
  shipment: Pick<ShipmentSection, 'importing_carrier'>,
): boolean => needs?.mode === 'forbidden' || (needs?.zone === true && isFtz(shipment))
