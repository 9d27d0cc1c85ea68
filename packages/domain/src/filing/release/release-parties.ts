/** Where a party may be given: for the whole entry, for a line, or both (SE30 and SE50, note 1). */
export interface ReleasePartyRule {
  inLines: boolean
  /** M: each release has it, for the entry or for each line. */
  need: 'M' | 'O'
  /** Given by an identifier, by name and address, or either. */
  form: 'identifier' | 'name' | 'either'
}

const rule = (
  need: ReleasePartyRule['need'],
  form: ReleasePartyRule['form'],
  inLines = true,
): ReleasePartyRule => ({ inLines, need, form })

/**
 * Parties of a release. The buyer is conditional in the guide; the summary's chapter says that a release mandates it
 * (July 2026, page ESF-58).
 */
export const RELEASE_PARTIES: Readonly<Record<string, ReleasePartyRule>> = {
  MF: rule('M', 'name'),
  SE: rule('M', 'name'),
  BY: rule('M', 'either'),
  ST: rule('O', 'either'),
  LG: rule('O', 'name'),
  CS: rule('O', 'name'),
  CN: rule('M', 'identifier'),
  BKP: rule('O', 'name', false),
  SH: rule('O', 'name'),
  EX: rule('O', 'name'),
  DR: rule('O', 'name'),
  PK: rule('O', 'name'),
}

/**
 * Types of low value, whose consignee may be given by name, and the US dollars below which the lines of one name and
 * address together must remain (SE30 note 2).
 */
export const NAMED_CONSIGNEE_LIMITS: Readonly<Record<string, number>> = { '11': 2500, '86': 800 }
/** The parties of type 86; it needs no others. */
export const PARTIES_OF_86 = ['SE', 'CN']

/** Forms of the number of a party by its kind (SE10 note 4, SE30 note 3). */
export const RELEASE_IDENTIFIERS: Readonly<Record<string, RegExp>> = {
  EI: /^\d{2}-\d{7}[A-Z0-9]{0,2}$/,
  ANI: /^\d{6}-\d{5}$/,
  '34': /^\d{3}-\d{2}-\d{4}$/,
}

/** Qualifiers of the parts of an address (SE35 note 1). */
export const ADDRESS_PARTS = '01 02 05 12 13 14 15 28 30 31 32 35 37 57 AK'.split(' ')
