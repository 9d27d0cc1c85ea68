import { scaled } from '../../money/cents.ts'
import { houseIssuer, isAirMode, isVesselMode, masterIssuer } from '../../reference/modes-of-transport.ts'
import { isUnknownFirms } from '../../reference/small-tables.ts'
import type { FilingContext } from '../filing-context.ts'
import {
  isAirWaybillDigitRight,
  isCarrierCode,
  readBill,
  readCarrierCode,
  readHouseBill,
  readSubHouseBill,
} from '../mapping/bill.ts'
import {
  isManifestUnit,
  locationCode,
  packageCount,
  packagesOf,
  packagesOfFirstBill,
} from '../mapping/cargo.ts'
import { countryCode } from '../mapping/origin.ts'
import { plainText } from '../mapping/text.ts'
import { filingLineRule, filingRule, MANIFEST, MATRIX, TRANSPORT } from './filing-rule.ts'

/** The code of a vessel whose carrier has none. */
const NO_CODE = 'ZZZZ'

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

/** Types whose goods may have been exported from the United States: out of a warehouse. */
const FROM_WAREHOUSE = ['21', '22', '31', '32', '34', '38']

export const CARGO_FILING_RULES = [
  filingRule({
    id: 'FILING_MODE',
    at: 'mode_of_transport',
    source: `${MATRIX}; condition 164`,
    message: 'CBP needs the mode of transport for this entry type.',
    mayRead: ['needs', 'mode'],
    holds: ({ needs, mode }) => needs?.mode !== 'required' || mode !== '',
  }),
  filingRule({
    id: 'FILING_IMPORT_DATE',
    at: 'import_date',
    source: `${MATRIX}; condition 127`,
    message: 'CBP needs the import date for this entry type.',
    mayRead: ['needs', 'import_date'],
    holds: ({ needs, import_date }) => needs?.importDate !== 'required' || Boolean(import_date),
  }),
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
  filingRule({
    id: 'FILING_AIR_CARRIER',
    at: 'importing_carrier',
    source: `${TRANSPORT}; condition 176`,
    message: "By air the carrier begins with the airline's two-character code, for example KE 082.",
    mayRead: ['isAir', 'mode', 'carrier_code', 'importing_carrier', 'bill_of_lading'],
    holds: (facts) => !facts.isAir || readCarrierCode(facts, facts.mode) !== undefined,
  }),
  filingRule({
    id: 'FILING_CARRIER_CODE',
    at: 'carrier_code',
    source: `CBP AE chapter, July 2026, record 20, note 1; conditions 178 and 179`,
    message:
      "The carrier's code is a SCAC of two to four letters; by air it is the two characters of the airline.",
    reads: ['carrier_code'],
    mayRead: ['mode'],
    holds: ({ carrier_code = '', mode }) => isCarrierCode(carrier_code, mode),
  }),
  // The table of carriers is not whole, so the rule asks and does not refuse.
  filingRule({
    id: 'FILING_CARRIER_UNKNOWN',
    at: 'carrier_code',
    severity: 'warning',
    source: 'CBP ACE error dictionary, condition 177',
    message:
      '{code} is not in the table of vessel carriers, and CBP refuses a carrier that it does not know.',
    detail: "Compare it with the carrier's code on the bill of lading.",
    reads: ['carrier_code'],
    mayRead: ['mode'],
    holds: ({ carrier_code = '', mode }, { reference, confirmedCarrierPrefixes }) => {
      const prefix = carrier_code.slice(0, 3).toUpperCase()
      const isKnown = reference.hasCarrierPrefix(prefix) || confirmedCarrierPrefixes.includes(prefix)
      return !isVesselMode(mode) || isKnown || carrier_code.toUpperCase() === NO_CODE
    },
    params: ({ carrier_code = '' }) => ({ code: carrier_code.toUpperCase() }),
  }),
  filingRule({
    id: 'FILING_TRIP_NUMBER',
    at: 'trip_number',
    source: 'CBP AE chapter, July 2026, record 21',
    message: 'CBP accepts up to five letters and digits for the voyage, flight or trip number.',
    reads: ['trip_number'],
    holds: ({ trip_number = '' }) => /^[!-~]{0,5}$/.test(trip_number),
  }),
  filingRule({
    id: 'FILING_MANIFEST_UNIT',
    at: 'manifest_unit',
    source: `${MANIFEST}, record 22`,
    message: 'The unit of the packages has one to five letters or digits.',
    reads: ['manifest_unit'],
    holds: ({ manifest_unit = '' }) => isManifestUnit(manifest_unit),
  }),
  filingRule({
    id: 'FILING_CONVEYANCE',
    at: 'importing_carrier',
    source: `${TRANSPORT}; condition 181`,
    message: 'Enter the name of the vessel from your arrival notice.',
    mayRead: ['isVessel', 'importing_carrier'],
    holds: ({ isVessel, importing_carrier }) => !isVessel || plainText(importing_carrier) !== '',
  }),
  filingRule({
    id: 'FILING_UNLADING_PORT',
    at: 'us_port_unlading',
    source: `${TRANSPORT}; condition 167`,
    message: 'CBP needs the four digits of the port of unlading.',
    mayRead: ['isVessel', 'isAir', 'us_port_unlading'],
    holds: ({ isVessel, isAir, us_port_unlading: port }) =>
      port ? /^\d{4}$/.test(port) : !isVessel && !isAir,
  }),
  filingRule({
    id: 'FILING_UNLADING_PORT_UNKNOWN',
    at: 'us_port_unlading',
    source: 'Schedule D; CBP ACE error dictionary, condition 166',
    message: 'CBP has no port {port}.',
    detail:
      'Choose the port where the goods leave the vessel or the aircraft: four digits, such as 2704 for Los Angeles.',
    mayRead: ['us_port_unlading'],
    holds: ({ us_port_unlading: port = '' }, { reference }) =>
      !/^\d{4}$/.test(port) || reference.hasPort(port),
    params: ({ us_port_unlading: port = '' }) => ({ port }),
  }),
  filingRule({
    id: 'FILING_UNLADING_PORT_AIRPORT',
    at: 'us_port_unlading',
    source: 'Schedule D; CBP ACE error dictionary, condition 169',
    message: 'Port {port} is an airport, where no vessel unlades.',
    detail: 'Choose the seaport where the goods leave the vessel, such as 2704 for Los Angeles.',
    mayRead: ['isVessel', 'us_port_unlading'],
    holds: ({ isVessel, us_port_unlading: port = '' }, { reference }) =>
      !isVessel || !reference.isAirport(port),
    params: ({ us_port_unlading: port = '' }) => ({ port }),
  }),
  filingRule({
    id: 'FILING_FOREIGN_PORT',
    at: 'foreign_port_lading',
    source: `${TRANSPORT}; condition 429`,
    message: 'CBP needs the five digits of one foreign port of lading.',
    mayRead: ['isWaterborne', 'foreign_port_lading'],
    holds: ({ isWaterborne, foreign_port_lading = '' }) =>
      !isWaterborne || /^\d{5}$/.test(foreign_port_lading),
  }),
  filingRule({
    id: 'FILING_MANIFEST_QUANTITY',
    at: 'line_items.0.manifest_qty',
    source: `${MANIFEST}; conditions 258 and 259`,
    message: 'The manifest quantities of the lines must add up to 1 to 99,999,999 packages.',
    mayRead: ['hasManifest'],
    ofLines: ['manifest_qty'],
    holds: ({ hasManifest, lines }) => {
      const packages = packageCount({ lines })
      return !hasManifest || (packages > 0n && packages < 100_000_000n)
    },
  }),
  filingLineRule({
    id: 'FILING_MANIFEST_WHOLE',
    at: 'manifest_qty',
    source: MANIFEST,
    message: 'CBP counts packages in whole numbers.',
    reads: ['manifest_qty'],
    entry: ['hasManifest'],
    holds: ({ manifest_qty }, _, { hasManifest }) => {
      const thousandths = hasManifest ? scaled(manifest_qty, 3) : undefined
      return thousandths === undefined || thousandths % 1000n === 0n
    },
  }),
  filingRule({
    id: 'FILING_LOCATION',
    at: 'location_of_goods',
    source: MATRIX,
    message: 'For this entry type CBP needs the FIRMS code of the place where the goods are.',
    mayRead: ['needs', 'firms_code', 'location_of_goods'],
    holds: (facts) => !facts.needs?.location || locationCode(facts) !== undefined,
  }),
  filingRule({
    id: 'FILING_LOCATION_UNKNOWN',
    at: 'firms_code',
    source: 'CBP ACE error dictionary, condition 172',
    message: 'CBP has no location {code}.',
    detail: 'Enter the FIRMS code from your arrival notice, or leave it blank.',
    mayRead: ['firms_code', 'location_of_goods'],
    holds: (facts) => !isUnknownFirms(locationCode(facts) ?? ''),
    params: (facts) => ({ code: locationCode(facts) ?? '' }),
  }),
  filingRule({
    id: 'FILING_EXPORT_COUNTRY',
    at: 'exporting_country',
    source: 'CBP ACE error dictionary, conditions 410 to 412',
    message: 'CBP needs one exporting country, which is not the United States.',
    mayRead: ['needs', 'entryType', 'exporting_country'],
    holds: ({ needs, entryType, exporting_country }) => {
      const code = countryCode(exporting_country)
      if (code === '') return !needs?.exportData && !exporting_country
      return code !== 'US' || FROM_WAREHOUSE.includes(entryType)
    },
  }),
  filingRule({
    id: 'FILING_EXPORT_DATE',
    at: 'export_date',
    source: `${MATRIX}; conditions 418 and 426`,
    message: 'CBP needs the day of export, which is not after the import date.',
    mayRead: ['needs', 'export_date', 'import_date'],
    holds: ({ needs, export_date, import_date }) =>
      export_date ? !import_date || export_date <= import_date : !needs?.exportData,
  }),
]
