import { scaled } from '../../money/cents.ts'
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
  billRows,
  furtherBillsOf,
  isManifestUnit,
  locationCode,
  needsManifest,
  packageCount,
  packagesOf,
  packagesOfFirstBill,
} from '../mapping/cargo.ts'
import { countryCode } from '../mapping/origin.ts'
import { plainText } from '../mapping/text.ts'
import { filingLineRule, filingRule, MANIFEST, MATRIX, TRANSPORT } from './filing-rule.ts'

const shipmentOf = ({ draft }: Pick<FilingContext, 'draft'>) => draft.shipment_origin ?? {}

/** Whether there are further bills and nothing identifies the packages that they leave. */
function isFirstOfSeveralBlank(context: Pick<FilingContext, 'draft' | 'mode'>): boolean {
  const { house_bill, it_number } = shipmentOf(context)
  return context.mode !== '' && furtherBillsOf(context).length > 0 && !house_bill && !it_number
}

/** The place of the first further bill that cannot be sent; -1 when all can, or while the mode is not known. */
const unfilableBill = (context: Pick<FilingContext, 'draft' | 'mode'>): number =>
  context.mode === ''
    ? -1
    : furtherBillsOf(context).findIndex(
        ({ bill_of_lading: bill, house_bill: house, sub_house_bill: subHouse, it_number: inBond }) =>
          (!bill && !house && !subHouse && !inBond) ||
          (bill && !readBill(bill, context.mode)) ||
          (house && !readHouseBill(house, context.mode)) ||
          (subHouse && (!house || !readSubHouseBill(subHouse))),
      )

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
    mayRead: ['needs', 'draft'],
    holds: (context) => context.needs?.importDate !== 'required' || Boolean(shipmentOf(context).import_date),
  }),
  filingRule({
    id: 'FILING_BILL',
    at: 'bill_of_lading',
    source: `${MANIFEST}; condition 183`,
    message:
      'Enter the {mode, select, air {air waybill} other {bill of lading}} as on your arrival notice, for example {mode, select, air {18012345675} other {ONEYNGBE12345600}}.',
    mayRead: ['isVessel', 'isAir', 'mode', 'draft'],
    holds: (context) => {
      const { bill_of_lading: bill } = shipmentOf(context)
      if (!bill) return !context.isVessel && !context.isAir && !isFirstOfSeveralBlank(context)
      return context.mode === '' || readBill(bill, context.mode) !== undefined
    },
    detail:
      "{mode, select, air {Air freight needs the 11 digits of the air waybill.} vessel {Ocean freight needs the carrier's four letters and up to 12 letters or digits.} other {Give the carrier's four letters and up to 12 letters or digits.}}",
    params: ({ isAir, isVessel }) => ({ mode: isAir ? 'air' : isVessel ? 'vessel' : 'other' }),
  }),
  filingRule({
    id: 'FILING_AIR_WAYBILL_DIGIT',
    at: 'bill_of_lading',
    severity: 'warning',
    source: `${MANIFEST}; IATA Resolution 600a`,
    message:
      'The last digit of an air waybill does not match the others. Compare it with your arrival notice.',
    mayRead: ['isAir', 'draft'],
    holds: (context) =>
      !context.isAir ||
      [shipmentOf(context), ...furtherBillsOf(context)].every(({ bill_of_lading: bill }) =>
        isAirWaybillDigitRight(bill),
      ),
  }),
  filingRule({
    id: 'FILING_HOUSE_BILL',
    at: 'house_bill',
    source: MANIFEST,
    message:
      'Enter the house bill as on your arrival notice, for example {mode, select, air {HAWB123456} other {FWDR12345678}}.',
    mayRead: ['mode', 'isAir', 'draft'],
    holds: (context) => {
      const { house_bill: bill } = shipmentOf(context)
      return !bill || context.mode === '' || readHouseBill(bill, context.mode) !== undefined
    },
    detail:
      "{mode, select, air {By air it has up to 12 letters or digits.} other {Give the forwarder's four letters and up to 12 letters or digits.}}",
    params: ({ isAir }) => ({ mode: isAir ? 'air' : 'other' }),
  }),
  filingRule({
    id: 'FILING_SUB_HOUSE_BILL',
    at: 'sub_house_bill',
    source: MANIFEST,
    message: 'A sub-house bill has up to 12 letters or digits, and a house bill above it.',
    mayRead: ['draft'],
    holds: (context) => {
      const { sub_house_bill: bill, house_bill: house } = shipmentOf(context)
      return !bill || (Boolean(house) && readSubHouseBill(bill) !== undefined)
    },
  }),
  filingRule({
    id: 'FILING_FURTHER_BILLS',
    at: 'further_bills',
    source: MANIFEST,
    message: 'Enter further bill {number} as on your arrival notice, for example ONEYNGBE12345600.',
    mayRead: ['mode', 'draft'],
    holds: (context) => unfilableBill(context) === -1,
    detail:
      'It needs a bill of lading, a house bill or an I.T. number like those above, and a house bill where it has a sub-house bill.',
    params: (context) => ({ number: unfilableBill(context) + 1 }),
  }),
  filingRule({
    id: 'FILING_FURTHER_BILLS_TWICE',
    at: 'further_bills',
    source: `${MANIFEST}; one manifest for each bill`,
    message: 'Enter each bill once for each in-bond number, with all its packages.',
    mayRead: ['draft'],
    holds: (context) => {
      const names = billRows(context).map((row) =>
        [row.it_number, row.bill_of_lading, row.house_bill, row.sub_house_bill].join(' '),
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
    mayRead: ['lines', 'draft', 'mode', 'isVessel', 'isAir'],
    holds: (context) =>
      !needsManifest(context) ||
      furtherBillsOf(context).length === 0 ||
      (furtherBillsOf(context).every((further) => packagesOf(further) > 0n) &&
        packagesOfFirstBill(context) > 0n),
    params: (context) => ({ packages: packageCount(context).toString() }),
  }),
  filingRule({
    id: 'FILING_FURTHER_BILLS_UNIT',
    at: 'further_bills',
    source: `${MANIFEST}, record 22`,
    message: 'The unit of the packages has one to five letters or digits.',
    mayRead: ['draft'],
    holds: (context) => furtherBillsOf(context).every(({ unit }) => !unit || isManifestUnit(unit)),
  }),
  filingRule({
    id: 'FILING_AIR_CARRIER',
    at: 'importing_carrier',
    source: `${TRANSPORT}; condition 176`,
    message: "By air the carrier begins with the airline's two-character code, for example KE 082.",
    mayRead: ['isAir', 'mode', 'draft'],
    holds: (context) => !context.isAir || readCarrierCode(shipmentOf(context), context.mode) !== undefined,
  }),
  filingRule({
    id: 'FILING_CARRIER_CODE',
    at: 'carrier_code',
    source: `CBP AE chapter, July 2026, record 20, note 1; conditions 178 and 179`,
    message:
      "The carrier's code is a SCAC of two to four letters; by air it is the two characters of the airline.",
    mayRead: ['mode', 'draft'],
    holds: ({ draft, mode }) => {
      const { carrier_code: code } = draft.shipment_origin ?? {}
      return !code || isCarrierCode(code, mode)
    },
  }),
  filingRule({
    id: 'FILING_TRIP_NUMBER',
    at: 'trip_number',
    source: 'CBP AE chapter, July 2026, record 21',
    message: 'CBP accepts up to five letters and digits for the voyage, flight or trip number.',
    mayRead: ['draft'],
    holds: ({ draft }) => /^[!-~]{0,5}$/.test(draft.shipment_origin?.trip_number ?? ''),
  }),
  filingRule({
    id: 'FILING_MANIFEST_UNIT',
    at: 'manifest_unit',
    source: `${MANIFEST}, record 22`,
    message: 'The unit of the packages has one to five letters or digits.',
    mayRead: ['draft'],
    holds: ({ draft }) => {
      const { manifest_unit: unit } = draft.shipment_origin ?? {}
      return !unit || isManifestUnit(unit)
    },
  }),
  filingRule({
    id: 'FILING_CONVEYANCE',
    at: 'importing_carrier',
    source: `${TRANSPORT}; condition 181`,
    message: 'Enter the name of the vessel from your arrival notice.',
    mayRead: ['isVessel', 'draft'],
    holds: (context) => !context.isVessel || plainText(shipmentOf(context).importing_carrier) !== '',
  }),
  filingRule({
    id: 'FILING_UNLADING_PORT',
    at: 'us_port_unlading',
    source: `${TRANSPORT}; condition 167`,
    message: 'CBP needs the four digits of the port of unlading.',
    mayRead: ['isVessel', 'isAir', 'draft'],
    holds: (context) => {
      const port = shipmentOf(context).us_port_unlading
      return port ? /^\d{4}$/.test(port) : !context.isVessel && !context.isAir
    },
  }),
  filingRule({
    id: 'FILING_FOREIGN_PORT',
    at: 'foreign_port_lading',
    source: `${TRANSPORT}; condition 429`,
    message: 'CBP needs the five digits of one foreign port of lading.',
    mayRead: ['isWaterborne', 'draft'],
    holds: (context) =>
      !context.isWaterborne || /^\d{5}$/.test(shipmentOf(context).foreign_port_lading ?? ''),
  }),
  filingRule({
    id: 'FILING_MANIFEST_QUANTITY',
    at: 'line_items.0.manifest_qty',
    source: `${MANIFEST}; conditions 258 and 259`,
    message: 'The manifest quantities of the lines must add up to 1 to 99,999,999 packages.',
    mayRead: ['lines', 'draft', 'mode', 'isVessel', 'isAir'],
    holds: (context) => {
      const packages = packageCount(context)
      return !needsManifest(context) || (packages > 0n && packages < 100_000_000n)
    },
  }),
  filingLineRule({
    id: 'FILING_MANIFEST_WHOLE',
    at: 'manifest_qty',
    source: MANIFEST,
    message: 'CBP counts packages in whole numbers.',
    mayRead: ['line'],
    entry: ['draft', 'mode', 'isVessel', 'isAir'],
    holds: ({ line }, _, context) => {
      if (!needsManifest(context) || !line.manifest_qty) return true
      const thousandths = scaled(line.manifest_qty, 3)
      return thousandths === undefined || thousandths % 1000n === 0n
    },
  }),
  filingRule({
    id: 'FILING_LOCATION',
    at: 'location_of_goods',
    source: MATRIX,
    message: 'For this entry type CBP needs the FIRMS code of the place where the goods are.',
    mayRead: ['needs', 'draft'],
    holds: (context) => !context.needs?.location || locationCode(context) !== undefined,
  }),
  filingRule({
    id: 'FILING_EXPORT_COUNTRY',
    at: 'exporting_country',
    source: 'CBP ACE error dictionary, conditions 410 to 412',
    message: 'CBP needs one exporting country, which is not the United States.',
    mayRead: ['needs', 'entryType', 'draft'],
    holds: (context) => {
      const code = countryCode(shipmentOf(context).exporting_country)
      if (code === '') return !context.needs?.exportData && !shipmentOf(context).exporting_country
      return code !== 'US' || FROM_WAREHOUSE.includes(context.entryType)
    },
  }),
  filingRule({
    id: 'FILING_EXPORT_DATE',
    at: 'export_date',
    source: `${MATRIX}; conditions 418 and 426`,
    message: 'CBP needs the day of export, which is not after the import date.',
    mayRead: ['needs', 'draft'],
    holds: (context) => {
      const { export_date: exported, import_date: imported } = shipmentOf(context)
      return exported ? !imported || exported <= imported : !context.needs?.exportData
    },
  }),
]
