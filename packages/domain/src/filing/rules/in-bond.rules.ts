import { addYears } from '../../calendar/index.ts'
import { TIB_ENTRY_TYPE } from '../../entry/declaration-text.ts'
import type { ShipmentSection } from '../../entry/draft.ts'
import type { FilingContext } from '../filing-context.ts'
import { billRows, furtherBillsOf } from '../mapping/cargo.ts'
import { isInBondDigitRight, needsMasterBill, readInBondNumber } from '../mapping/in-bond.ts'
import { filingRule, MANIFEST } from './filing-rule.ts'

/** Step 2 where an in-bond movement is sent: it has a number, and the entry type reports a mode. */
function inBond({ draft, mode }: Pick<FilingContext, 'draft' | 'mode'>): ShipmentSection | undefined {
  const shipment = draft.shipment_origin
  return mode !== '' && shipment?.it_number ? shipment : undefined
}

/** The further bills that have an in-bond number, each with its place from 1, where the entry type reports a mode. */
const furtherInBond = ({ draft, mode }: Pick<FilingContext, 'draft' | 'mode'>) =>
  mode === ''
    ? []
    : furtherBillsOf({ draft })
        .map(({ it_number: number }, index) => ({ number, place: index + 1 }))
        .filter(({ number }) => number)

/** The place of the first further bill whose in-bond number cannot be sent; 0 when all can. */
const unfilableInBond = (context: Pick<FilingContext, 'draft' | 'mode'>): number =>
  furtherInBond(context).find(({ number }) => readInBondNumber(number, context.mode) === undefined)?.place ??
  0

/** The place of the first further bill whose in-bond number ends with a wrong digit; 0 when none does. */
const wrongInBondDigit = (context: Pick<FilingContext, 'draft' | 'mode'>): number =>
  furtherInBond(context).find(({ number }) => !isInBondDigitRight(number))?.place ?? 0

/** Whether two days are in this order; true as long as one is not given. */
const isInOrder = (first: string | undefined, second: string | undefined): boolean =>
  !first || !second || first <= second

/** Blocks 16 and 17: goods that moved in bond before their entry. */
export const IN_BOND_FILING_RULES = [
  filingRule({
    id: 'FILING_IT_NUMBER',
    at: 'it_number',
    source: MANIFEST,
    message:
      'An in-bond number has 9 digits, or V, two characters and 8 digits. By air, it can also be the 11 digits of an air waybill.',
    mayRead: ['draft', 'mode'],
    holds: ({ draft, mode }) => {
      const number = draft.shipment_origin?.it_number
      return !number || readInBondNumber(number, mode) !== undefined
    },
  }),
  filingRule({
    id: 'FILING_IT_DIGIT',
    at: 'it_number',
    severity: 'warning',
    source: 'CBP Form 7512, in-bond control number',
    message:
      'The last digit of this in-bond number does not match the others. Compare it with your arrival notice.',
    mayRead: ['draft'],
    holds: ({ draft }) => isInBondDigitRight(draft.shipment_origin?.it_number),
  }),
  filingRule({
    id: 'FILING_IT_OF_BILL',
    at: 'further_bills',
    source: MANIFEST,
    message:
      'The in-bond number of further bill {number} has 9 digits, or V, two characters and 8 digits. By air, it can also be the 11 digits of an air waybill.',
    mayRead: ['draft', 'mode'],
    holds: (context) => unfilableInBond(context) === 0,
    params: (context) => ({ number: unfilableInBond(context) }),
  }),
  filingRule({
    id: 'FILING_IT_DIGIT_OF_BILL',
    at: 'further_bills',
    severity: 'warning',
    source: 'CBP Form 7512, in-bond control number',
    message:
      'The last digit of the in-bond number of further bill {number} does not match the others. Compare it with your arrival notice.',
    mayRead: ['draft', 'mode'],
    holds: (context) => wrongInBondDigit(context) === 0,
    params: (context) => ({ number: wrongInBondDigit(context) }),
  }),
  filingRule({
    id: 'FILING_IT_EVERY_BILL',
    at: 'it_number',
    source: `${MANIFEST}, further in-bond guidelines`,
    message:
      'A further bill moved in bond, so every bill must have. Enter the in-bond number of the bill in block 12 here.',
    mayRead: ['draft', 'mode'],
    holds: (context) =>
      Boolean(context.draft.shipment_origin?.it_number) || furtherInBond(context).length === 0,
  }),
  filingRule({
    id: 'FILING_IT_BILL',
    at: 'bill_of_lading',
    source: MANIFEST,
    message:
      'A paperless in-bond movement, or one under an air waybill, is filed with the bill that it carries.',
    mayRead: ['draft', 'mode', 'isVessel', 'isAir'],
    holds: (context) => {
      // Vessel and air shipments need a bill in any case, which its own rule says.
      if (context.mode === '' || context.isVessel || context.isAir) return true
      return billRows(context).every((row) => row.bill_of_lading || !needsMasterBill(row.it_number))
    },
  }),
  filingRule({
    id: 'FILING_IT_DATE',
    at: 'it_date',
    source: 'CBP ACE error dictionary, conditions 190 and 261',
    message: 'Enter the in-bond date with the in-bond number. It cannot be before the import date.',
    mayRead: ['mode', 'draft'],
    holds: (context) => {
      const shipment = inBond(context)
      return !shipment || (Boolean(shipment.it_date) && isInOrder(shipment.import_date, shipment.it_date))
    },
  }),
  filingRule({
    id: 'FILING_IT_BEFORE_ENTRY',
    at: 'it_date',
    source: `${MANIFEST}; condition 191`,
    message: 'The in-bond date cannot be after the entry date.',
    mayRead: ['mode', 'draft', 'entryType'],
    holds: (context) =>
      context.entryType === TIB_ENTRY_TYPE ||
      isInOrder(inBond(context)?.it_date, context.draft.header?.entry_date),
  }),
  filingRule({
    id: 'FILING_IT_TWO_YEARS',
    at: 'it_date',
    source: `${MANIFEST}; condition 192`,
    message: 'The in-bond date cannot be more than two years ago.',
    mayRead: ['mode', 'draft'],
    holds: (context, { today }) => isInOrder(addYears(today, -2), inBond(context)?.it_date),
  }),
  filingRule({
    id: 'FILING_IT_AFTER_EXPORT',
    at: 'it_date',
    source: 'CBP ACE error dictionary, condition 420',
    message: 'Goods cannot move in bond before they are exported to the United States.',
    mayRead: ['mode', 'draft'],
    holds: (context) => {
      const shipment = inBond(context)
      return isInOrder(shipment?.export_date, shipment?.it_date)
    },
  }),
  filingRule({
    id: 'FILING_IT_PORTS',
    at: 'us_port_unlading',
    source: `${MANIFEST}; condition 188`,
    message: 'Goods that moved in bond were unladen at a port other than the port of entry.',
    mayRead: ['mode', 'draft'],
    holds: (context) => {
      const port = inBond(context)?.us_port_unlading
      return !port || port !== context.draft.header?.port_code
    },
  }),
]
