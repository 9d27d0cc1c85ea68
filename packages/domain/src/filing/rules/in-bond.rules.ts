import { addYears } from '../../calendar/index.ts'
import { TIB_ENTRY_TYPE } from '../../entry/declaration-text.ts'
import type { FilingContext } from '../filing-context.ts'
import { isInBondDigitRight, needsMasterBill, readInBondNumber } from '../mapping/in-bond.ts'
import { filingRule, MANIFEST } from './filing-rule.ts'

type Further = Pick<FilingContext, 'mode' | 'furtherBills'>

/** The further bills that have an in-bond number, each with its place from 1, where the entry type reports a mode. */
const furtherInBond = ({ mode, furtherBills }: Further) =>
  mode === ''
    ? []
    : furtherBills
        .map(({ it_number: number }, index) => ({ number, place: index + 1 }))
        .filter(({ number }) => number)

/** The place of the first further bill whose in-bond number cannot be sent; 0 when all can. */
const unfilableInBond = (context: Further): number =>
  furtherInBond(context).find(({ number }) => readInBondNumber(number, context.mode) === undefined)?.place ??
  0

/** The place of the first further bill whose in-bond number ends with a wrong digit; 0 when none does. */
const wrongInBondDigit = (context: Further): number =>
  furtherInBond(context).find(({ number }) => !isInBondDigitRight(number))?.place ?? 0

/** True when two days are in this order, and as long as one is not given. */
const isInOrder = (first: string | undefined, second: string | undefined): boolean =>
  !first || !second || first <= second

/** The in-bond movement is sent: the entry type reports a mode. */
const isSent = ({ mode }: Pick<FilingContext, 'mode'>): boolean => mode !== ''

/** Blocks 16 and 17: goods that moved in bond before their entry. */
export const IN_BOND_FILING_RULES = [
  filingRule({
    id: 'FILING_IT_NUMBER',
    at: 'it_number',
    source: MANIFEST,
    message:
      'An in-bond number has 9 digits, or V, two characters and 8 digits. By air, it can also be the 11 digits of an air waybill.',
    reads: ['it_number'],
    mayRead: ['mode'],
    holds: ({ it_number, mode }) => readInBondNumber(it_number, mode) !== undefined,
  }),
  filingRule({
    id: 'FILING_IT_DIGIT',
    at: 'it_number',
    severity: 'warning',
    source: 'CBP Form 7512, in-bond control number; in-bond chapter, April 2026, note 2',
    message:
      'The last digit of this in-bond number does not match the others. Compare it with your arrival notice.',
    reads: ['it_number'],
    holds: ({ it_number }) => isInBondDigitRight(it_number),
  }),
  filingRule({
    id: 'FILING_IT_OF_BILL',
    at: 'further_bills',
    source: MANIFEST,
    message:
      'The in-bond number of further bill {number} has 9 digits, or V, two characters and 8 digits. By air, it can also be the 11 digits of an air waybill.',
    mayRead: ['mode', 'furtherBills'],
    holds: (facts) => unfilableInBond(facts) === 0,
    params: (facts) => ({ number: unfilableInBond(facts) }),
  }),
  filingRule({
    id: 'FILING_IT_DIGIT_OF_BILL',
    at: 'further_bills',
    severity: 'warning',
    source: 'CBP Form 7512, in-bond control number; in-bond chapter, April 2026, note 2',
    message:
      'The last digit of the in-bond number of further bill {number} does not match the others. Compare it with your arrival notice.',
    mayRead: ['mode', 'furtherBills'],
    holds: (facts) => wrongInBondDigit(facts) === 0,
    params: (facts) => ({ number: wrongInBondDigit(facts) }),
  }),
  filingRule({
    id: 'FILING_IT_EVERY_BILL',
    at: 'it_number',
    source: `${MANIFEST}, further in-bond guidelines`,
    message:
      'A further bill moved in bond, so every bill must have. Enter the in-bond number of the bill in block 12 here.',
    mayRead: ['it_number', 'mode', 'furtherBills'],
    holds: (facts) => Boolean(facts.it_number) || furtherInBond(facts).length === 0,
  }),
  filingRule({
    id: 'FILING_IT_BILL',
    at: 'bill_of_lading',
    source: MANIFEST,
    message:
      'A paperless in-bond movement, or one under an air waybill, is filed with the bill that it carries.',
    mayRead: ['mode', 'isVessel', 'isAir', 'bills'],
    // Vessel and air shipments need a bill in any case, which its own rule says.
    when: ({ mode, isVessel, isAir }) => mode !== '' && !isVessel && !isAir,
    holds: ({ bills }) => bills.every((bill) => bill.bill_of_lading || !needsMasterBill(bill.it_number)),
  }),
  filingRule({
    id: 'FILING_IT_DATE',
    at: 'it_date',
    source: 'CBP ACE error dictionary, conditions 190 and 261',
    message: 'Enter the in-bond date with the in-bond number. It cannot be before the import date.',
    reads: ['it_number'],
    mayRead: ['mode', 'it_date', 'import_date'],
    when: isSent,
    holds: ({ it_date, import_date }) => Boolean(it_date) && isInOrder(import_date, it_date),
  }),
  filingRule({
    id: 'FILING_IT_BEFORE_ENTRY',
    at: 'it_date',
    source: `${MANIFEST}; condition 191`,
    message: 'The in-bond date cannot be after the entry date.',
    reads: ['it_number', 'it_date', 'entry_date'],
    mayRead: ['mode', 'entryType'],
    when: isSent,
    holds: ({ it_date, entry_date, entryType }) =>
      entryType === TIB_ENTRY_TYPE || isInOrder(it_date, entry_date),
  }),
  filingRule({
    id: 'FILING_IT_TWO_YEARS',
    at: 'it_date',
    source: `${MANIFEST}; condition 192`,
    message: 'The in-bond date cannot be more than two years ago.',
    reads: ['it_number', 'it_date'],
    mayRead: ['mode'],
    when: isSent,
    holds: ({ it_date }, { today }) => isInOrder(addYears(today, -2), it_date),
  }),
  filingRule({
    id: 'FILING_IT_AFTER_EXPORT',
    at: 'it_date',
    source: 'CBP ACE error dictionary, condition 420',
    message: 'Goods cannot move in bond before they are exported to the United States.',
    reads: ['it_number', 'it_date', 'export_date'],
    mayRead: ['mode'],
    when: isSent,
    holds: ({ it_date, export_date }) => isInOrder(export_date, it_date),
  }),
  filingRule({
    id: 'FILING_IT_PORTS',
    at: 'us_port_unlading',
    source: `${MANIFEST}; condition 188`,
    message: 'Goods that moved in bond were unladen at a port other than the port of entry.',
    reads: ['it_number', 'us_port_unlading'],
    mayRead: ['mode', 'port_code'],
    when: isSent,
    holds: ({ us_port_unlading, port_code }) => us_port_unlading !== port_code,
  }),
]
