import { label, type MessageDescriptor } from '../messages/index.ts'

/** A payment type for the duty and fees of an entry summary. */
export interface PaymentType {
  /** CBP's code of record 10, column 51. */
  code: string
  kind: 'individual' | 'daily' | 'periodic'
  name: MessageDescriptor
  /** Its meaning for the person who pays. */
  meaning: MessageDescriptor
}

/** The payment types of an entry summary (CBP AE chapter, July 2026, record 10 and usage note y). */
export const PAYMENT_TYPES: readonly PaymentType[] = [
  {
    code: '1',
    kind: 'individual',
    name: label({ id: 'payment-type.1', defaultMessage: 'Individual payment' }),
    meaning: label({
      id: 'payment-type.1.meaning',
      defaultMessage: 'You pay this entry alone, without a statement.',
    }),
  },
  {
    code: '2',
    kind: 'daily',
    name: label({ id: 'payment-type.2', defaultMessage: 'Daily statement of the filer' }),
    meaning: label({
      id: 'payment-type.2.meaning',
      defaultMessage:
        'CBP lists all entries of your filer code for one day, and you pay them together by ACH.',
    }),
  },
  {
    code: '3',
    kind: 'daily',
    name: label({ id: 'payment-type.3', defaultMessage: 'Daily statement of the importer number' }),
    meaning: label({
      id: 'payment-type.3.meaning',
      defaultMessage:
        'CBP lists the entries of one full importer number for one day, and you pay them together by ACH.',
    }),
  },
  {
    code: '5',
    kind: 'daily',
    name: label({
      id: 'payment-type.5',
      defaultMessage: 'Daily statement of the importer, all suffixes',
    }),
    meaning: label({
      id: 'payment-type.5.meaning',
      defaultMessage:
        'CBP lists the entries of an importer for one day, whatever the suffix of the number, and you pay them together by ACH.',
    }),
  },
  {
    code: '6',
    kind: 'periodic',
    name: label({ id: 'payment-type.6', defaultMessage: 'Monthly statement of the filer' }),
    meaning: label({
      id: 'payment-type.6.meaning',
      defaultMessage: 'CBP lists all entries of your filer code for a month, and you pay them once, by ACH.',
    }),
  },
  {
    code: '7',
    kind: 'periodic',
    name: label({ id: 'payment-type.7', defaultMessage: 'Monthly statement of the importer number' }),
    meaning: label({
      id: 'payment-type.7.meaning',
      defaultMessage:
        'CBP lists the entries of one full importer number for a month, and you pay them once, by ACH.',
    }),
  },
  {
    code: '8',
    kind: 'periodic',
    name: label({
      id: 'payment-type.8',
      defaultMessage: 'Monthly statement of the importer, all suffixes',
    }),
    meaning: label({
      id: 'payment-type.8.meaning',
      defaultMessage:
        'CBP lists the entries of an importer for a month, whatever the suffix of the number, and you pay them once, by ACH.',
    }),
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
