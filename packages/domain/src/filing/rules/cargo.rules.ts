import { scaled } from '../../money/cents.ts'
import { isVesselMode } from '../../reference/modes-of-transport.ts'
import { isUnknownFirms } from '../../reference/small-tables.ts'
import { isCarrierCode, readCarrierCode } from '../mapping/bill.ts'
import { isManifestUnit, locationCode, packageCount } from '../mapping/cargo.ts'
import { countryCode } from '../mapping/origin.ts'
import { plainText } from '../mapping/text.ts'
import { BILL_FILING_RULES } from './bills.rules.ts'
import { filingLineRule, filingRule, MANIFEST, MATRIX, TRANSPORT } from './filing-rule.ts'

/** The code of a vessel whose carrier has none. */
const NO_CODE = 'ZZZZ'

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
  ...BILL_FILING_RULES,
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
    source: 'CBP AE chapter, July 2026, usage note g; CBP ACE error dictionary, condition 177',
    message:
      '{code} is not in the table of vessel carriers. The table is not complete: CBP may know the code.',
    detail:
      "Compare it with the carrier's code on the bill of lading. CBP may reject a code that it does not know; enter ZZZZ where the carrier has no other.",
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
