/** Which reading of the departures between the specification and CBP is in force (`CUSTOMS_RULES`). */
export const RULES_PROFILES = ['specification', 'cbp'] as const
export type RulesProfileName = (typeof RULES_PROFILES)[number]

/** Every place where the product specification departs from CBP; explained in docs/departures.md. */
export interface RulesProfile {
  name: RulesProfileName
  checkDigit: 'weights-731' | 'appendix-e'
  /**
   * The check digit factor that CBP has assigned to the filer, 0 to 9 (CATAIR Appendix E, step 6): what is added to the
   * computed digit of a new number. Used by 'appendix-e' only; the factor is the organization's.
   */
  checkDigitOffset: number
  midName: 'first-word' | 'first-two-words'
  midAddress: 'first-digits' | 'largest-number'
  midCountry: 'country-and-province' | 'province-replaces-canada'
  totalOther: 'charges-and-fees' | 'fees-only'
  loneHmfCap: 'at-most-3' | 'none'
  bondTypes: { none: string | null; single: string; continuous: string; term: string | null }
  bondAmount: 'at-least-entry-value' | 'not-compared'
  /** The bond of an informal entry: the entry must name a bond or its waiver, or may leave both out. */
  informalBond: 'required' | 'optional'
  /** The earliest filing of an entry before its goods arrive. */
  filingAhead: 'never' | 'within-90-days'
  entryDateAge: 'within-a-year' | 'any'
  exportOnImportDay: 'refused' | 'taken'
  /** Whose date of export is demanded on the page of export timing. */
  exportTiming: 'types-21-to-24-and-withdrawals' | 'nobody'
  /** The check of a bill against the data layer's shape, four letters and digits: made or left out. */
  billShape: 'compared' | 'not-compared'
  /** The form of a bond number: as the specification has it, or as sureties and record 31 have it. */
  bondNumber: '9-digits' | 'letters-and-digits'
  /**
   * Facts that no record of the summary carries, or not for every mode: contact of the surety, location of the goods,
   * port of unlading by any mode but ocean vessel and air, numbers for other agencies.
   */
  unsentFacts: 'required' | 'optional'
  /** The treatment of the cents of an entered value. */
  centsOfValue: 'refused' | 'rounded'
  /** Whether a line has to carry a heading of chapter 99 that charges nothing, such as that of goods in transit. */
  reliefHeadings: 'optional' | 'required'
  /** What the duty of an entry date before the tariff data needs: a note of what was looked up, or nothing. */
  dutyBeforeData: 'warned' | 'noted'
}

export const SPECIFICATION_PROFILE: RulesProfile = {
  name: 'specification',
  checkDigit: 'weights-731',
  checkDigitOffset: 0,
  midName: 'first-word',
  midAddress: 'first-digits',
  midCountry: 'country-and-province',
  totalOther: 'charges-and-fees',
  loneHmfCap: 'at-most-3',
  bondTypes: { none: null, single: '0', continuous: '8', term: '9' },
  bondAmount: 'at-least-entry-value',
  informalBond: 'required',
  filingAhead: 'never',
  entryDateAge: 'within-a-year',
  exportOnImportDay: 'refused',
  exportTiming: 'types-21-to-24-and-withdrawals',
  billShape: 'compared',
  bondNumber: '9-digits',
  unsentFacts: 'required',
  centsOfValue: 'refused',
  reliefHeadings: 'optional',
  dutyBeforeData: 'warned',
}

export const CBP_PROFILE: RulesProfile = {
  name: 'cbp',
  checkDigit: 'appendix-e',
  checkDigitOffset: 0,
  midName: 'first-two-words',
  midAddress: 'largest-number',
  midCountry: 'province-replaces-canada',
  totalOther: 'fees-only',
  loneHmfCap: 'none',
  bondTypes: { none: '0', single: '9', continuous: '8', term: null },
  bondAmount: 'not-compared',
  informalBond: 'optional',
  filingAhead: 'within-90-days',
  entryDateAge: 'any',
  exportOnImportDay: 'taken',
  exportTiming: 'nobody',
  billShape: 'not-compared',
  bondNumber: 'letters-and-digits',
  unsentFacts: 'optional',
  centsOfValue: 'rounded',
  reliefHeadings: 'required',
  dutyBeforeData: 'noted',
}

/** The factor of a filer to whom CBP has assigned no other. */
export const NO_CHECK_DIGIT_FACTOR = 0
/** The largest factor that CBP assigns. */
export const MAX_CHECK_DIGIT_FACTOR = 9

/** The profile of a name in the settings, for a filer with a check digit factor of 0 to 9. */
export function rulesProfile(name: RulesProfileName, factor: number = NO_CHECK_DIGIT_FACTOR): RulesProfile {
  if (name === 'specification') return SPECIFICATION_PROFILE
  return factor === NO_CHECK_DIGIT_FACTOR ? CBP_PROFILE : { ...CBP_PROFILE, checkDigitOffset: factor }
}
