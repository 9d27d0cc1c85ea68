/** How duty and fees of an entry summary are paid. */
export interface PaymentType {
  /** CBP's code of record 10, column 51. */
  code: string
  kind: 'individual' | 'daily' | 'periodic'
  name: string
  /** What it means for the person who pays. */
  meaning: string
}

/** The payment types of an entry summary (CBP AE chapter, July 2026, record 10 and usage note y). */
export const PAYMENT_TYPES: readonly PaymentType[] = [
  {
    code: '1',
    kind: 'individual',
    name: 'Individual payment',
    meaning: 'You pay this entry alone, without a statement.',
  },
  {
    code: '2',
    kind: 'daily',
    name: 'Daily statement of the filer',
    meaning: 'CBP lists all entries of your filer code for one day, and you pay them together by ACH.',
  },
  {
    code: '3',
    kind: 'daily',
    name: 'Daily statement of the importer number',
    meaning:
      'CBP lists the entries of one full importer number for one day, and you pay them together by ACH.',
  },
  {
    code: '5',
    kind: 'daily',
    name: 'Daily statement of the importer, all suffixes',
    meaning:
      'CBP lists the entries of an importer for one day, whatever the suffix of the number, and you pay them together by ACH.',
  },
  {
    code: '6',
    kind: 'periodic',
    name: 'Monthly statement of the filer',
    meaning: 'CBP lists all entries of your filer code for a month, and you pay them once, by ACH.',
  },
  {
    code: '7',
    kind: 'periodic',
    name: 'Monthly statement of the importer number',
    meaning: 'CBP lists the entries of one full importer number for a month, and you pay them once, by ACH.',
  },
  {
    code: '8',
    kind: 'periodic',
    name: 'Monthly statement of the importer, all suffixes',
    meaning:
      'CBP lists the entries of an importer for a month, whatever the suffix of the number, and you pay them once, by ACH.',
  },
]

/** Goods whose payment nobody has chosen are paid one entry at a time. */
export const INDIVIDUAL_PAYMENT = '1'

/** The payment type of a code; undefined for a code that CBP does not know. */
export const paymentType = (code: string | undefined): PaymentType | undefined =>
  PAYMENT_TYPES.find((type) => type.code === code)

/** The furthest that a preliminary statement date may lie ahead, in days (conditions 205 and 206). */
export const STATEMENT_DAYS_AHEAD = 90

/** The furthest that a periodic statement month may lie ahead, in months (usage note y, condition 213). */
export const STATEMENT_MONTHS_AHEAD = 2
