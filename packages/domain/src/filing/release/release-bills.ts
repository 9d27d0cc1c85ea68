/** Kinds of a bill by mode; an in-bond number (I) goes before any of them (SE15 positions 5, notes 1, 7 and 8). */
const SIMPLE_ONLY = ['R']
const WITH_HOUSES = ['R', 'M', 'H']
const BY_AIR = [...WITH_HOUSES, 'T']

export const billKindsOf = (mode: string, type: string): readonly string[] => {
  if (mode === '40' || mode === '41') return type === '86' ? WITH_HOUSES : BY_AIR
  return /^1/.test(mode) ? WITH_HOUSES : SIMPLE_ONLY
}

/** Modes whose bills CBP has in no manifest (SE15 note 5). */
export const NON_AUTOMATED_MODES = ['32', '33', '34', '50', '60', '70']

/** Modes whose bills have no issuer (SE15 positions 6-9). */
export const MODES_WITHOUT_ISSUER = ['32', '33', '34', '40', '41', '50', '60']

/** Passengers' goods have a quantity with their bill, beside that of the conveyance (SE15 note 9). */
export const HAND_CARRIED_MODE = '60'

/** Types that need no bill (SE15 notes 3 and 10). */
export const TYPES_WITHOUT_BILL = ['06', '22']

/** Forms of an in-bond number: assigned by CBP, an air waybill, a paperless master (SE15 note 1). */
export const IN_BOND_NUMBER = /^(\d{9}|\d{11}|[A-Z0-9]{3}\d{8})$/
