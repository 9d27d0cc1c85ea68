import { houseIssuer, isAirMode, masterIssuer } from '../../reference/modes-of-transport.ts'
import type { FilingContext } from '../filing-context.ts'
import { isAirWaybillDigitRight, readBill, readHouseBill, readSubHouseBill } from '../mapping/bill.ts'
import { isManifestUnit, packageCount, packagesOf, packagesOfFirstBill } from '../mapping/cargo.ts'
import { filingRule, MANIFEST } from './filing-rule.ts'

type Bill = Pick<FilingContext, 'house_bill' | 'it_number' | 'mode' | 'furtherBills'>

/** True when there are further bills and nothing identifies the packages that they leave. */
const isFirstOfSeveralBlank = ({ house_bill, it_number, mode, furtherBills }: Bill): boolean =>
  mode !== '' && furtherBills.length > 0 && !house_bill && !it_number

/** The place of the first further bill that cannot be sent; -1 when all can, or while the mode is not known. */
const unfilableBill = ({ mode, furtherBills }: Pick<FilingContext, 'mode' | 'furtherBills'>): number =>
  mode === ''
    ? -1
    : furtherBills.findIndex(
        ({ bill_of_lading: bill, house_bill: house, sub_house_bill: subHouse, it_number: inBond }) =>
          (!bill && !house && !subHouse && !inBond) ||
          (bill && !readBill(bill, mode)) ||
          (house && !readHouseBill(house, mode)) ||
          (subHouse && (!house || !readSubHouseBill(subHouse))),
      )

/** Returns the form of a master bill by mode: the arms of the messages on bills. */
function masterForm(mode: string): 'air' | 'vessel' | 'bare' | 'other' {
  if (isAirMode(mode)) return 'air'
  const issuer = masterIssuer(mode)
  return issuer === 'required' ? 'vessel' : issuer === 'never' ? 'bare' : 'other'
}

/** The rules on bills of lading and air waybills, the first of an entry and the further ones. */
export const BILL_FILING_RULES = [
  filingRule({
    id: 'FILING_BILL',
    at: 'bill_of_lading',
    source: `${MANIFEST}; condition 183`,
    message:
      'Enter the {mode, select, air {air waybill} other {bill of lading}} as on your arrival notice, for example {mode, select, air {18012345675} bare {EA1234567890} other {ONEYNGBE12345600}}.',
    detail:
      "{mode, select, air {Air freight needs the 11 digits of the air waybill.} vessel {Ocean freight needs the carrier's four letters and up to 12 letters or digits.} bare {Give up to 12 letters or digits, without the carrier's code.} other {Give up to 12 letters or digits, after the carrier's four letters where the bill has them.}}",
    mayRead: ['bill_of_lading', 'house_bill', 'it_number', 'furtherBills', 'mode', 'isVessel', 'isAir'],
    holds: (facts) => {
      const { bill_of_lading: bill, mode, isVessel, isAir } = facts
      if (!bill) return !isVessel && !isAir && !isFirstOfSeveralBlank(facts)
      return mode === '' || readBill(bill, mode) !== undefined
    },
    params: ({ mode }) => ({ mode: masterForm(mode) }),
  }),
  filingRule({
    id: 'FILING_AIR_WAYBILL_DIGIT',
    at: 'bill_of_lading',
    severity: 'warning',
    source: `${MANIFEST}; IATA Resolution 600a`,
    message:
      'The last digit of an air waybill does not match the others. Compare it with your arrival notice.',
    mayRead: ['isAir', 'bill_of_lading', 'furtherBills'],
    holds: ({ isAir, bill_of_lading, furtherBills }) =>
      !isAir ||
      [{ bill_of_lading }, ...furtherBills].every((bill) => isAirWaybillDigitRight(bill.bill_of_lading)),
  }),
  filingRule({
    id: 'FILING_HOUSE_BILL',
    at: 'house_bill',
    source: MANIFEST,
    message:
      'Enter the house bill as on your arrival notice, for example {mode, select, air {HAWB123456} other {FWDR12345678}}.',
    detail:
      "{mode, select, air {By air it has up to 12 letters or digits.} allowed {Give up to 12 letters or digits, after the forwarder's four letters where the bill has them.} other {Give the forwarder's four letters and up to 12 letters or digits.}}",
    reads: ['house_bill'],
    mayRead: ['mode', 'isAir'],
    holds: ({ house_bill, mode }) => mode === '' || readHouseBill(house_bill, mode) !== undefined,
    params: ({ isAir, mode }) => ({ mode: isAir ? 'air' : houseIssuer(mode) }),
  }),
  filingRule({
    id: 'FILING_SUB_HOUSE_BILL',
    at: 'sub_house_bill',
    source: MANIFEST,
    message: 'A sub-house bill has up to 12 letters or digits, and a house bill above it.',
    reads: ['sub_house_bill'],
    mayRead: ['house_bill'],
    holds: ({ sub_house_bill, house_bill }) =>
      Boolean(house_bill) && readSubHouseBill(sub_house_bill) !== undefined,
  }),
  filingRule({
    id: 'FILING_FURTHER_BILLS',
    at: 'further_bills',
    source: MANIFEST,
    message:
      'Enter further bill {number} as on your arrival notice, for example {mode, select, air {18012345675} bare {EA1234567890} other {ONEYNGBE12345600}}.',
    detail:
      'It needs a bill of lading, a house bill or an I.T. number like those above, and a house bill where it has a sub-house bill.',
    mayRead: ['mode', 'furtherBills'],
    holds: (facts) => unfilableBill(facts) === -1,
    params: (facts) => ({ number: unfilableBill(facts) + 1, mode: masterForm(facts.mode) }),
  }),
  filingRule({
    id: 'FILING_FURTHER_BILLS_TWICE',
    at: 'further_bills',
    source: `${MANIFEST}; one manifest for each bill`,
    message: 'Enter each bill once for each in-bond number, with all its packages.',
    mayRead: ['bills'],
    holds: ({ bills }) => {
      const names = bills.map((bill) =>
        [bill.it_number, bill.bill_of_lading, bill.house_bill, bill.sub_house_bill].join(' '),
      )
      return new Set(names).size === names.length
    },
  }),
  filingRule({
    id: 'FILING_FURTHER_BILLS_PACKAGES',
    at: 'further_bills',
    source: `${MANIFEST}; conditions 258 and 259`,
    message:
      'Each further bill needs at least one package and must leave at least one for the bill in block 12. Together, the bills cover the {packages} packages of the lines.',
    reads: ['furtherBills'],
    mayRead: ['hasManifest'],
    ofLines: ['manifest_qty'],
    holds: ({ furtherBills, hasManifest, lines }) =>
      !hasManifest ||
      (furtherBills.every((further) => packagesOf(further) > 0n) &&
        packagesOfFirstBill({ lines, furtherBills }) > 0n),
    params: ({ lines }) => ({ packages: packageCount({ lines }).toString() }),
  }),
  filingRule({
    id: 'FILING_FURTHER_BILLS_UNIT',
    at: 'further_bills',
    source: `${MANIFEST}, record 22`,
    message: 'The unit of the packages has one to five letters or digits.',
    mayRead: ['furtherBills'],
    holds: ({ furtherBills }) => furtherBills.every(({ unit }) => !unit || isManifestUnit(unit)),
  }),
]
