import { parseDay } from '../../calendar/index.ts'
import { isCountryAlpha3 } from '../../reference/countries.ts'
import { INCOTERM_NAMES } from '../../reference/incoterms.ts'
import { isAirMode } from '../../reference/modes-of-transport.ts'
import type { RuleContext } from '../context.ts'
import { notAfter, withinYears } from '../days.ts'
import type { EntryRule } from '../rule.ts'
import { byBlock, entryGroup } from '../rule-shapes.ts'
import { isVessel } from './movement.rules.ts'

const SECTION = 'specification 2§5, transport (data-layer form)'
const { matches, rule } = entryGroup({ layer: 'data', group: 'transport', source: byBlock(SECTION) })

const MODE = /^(1[0-2]|2[01]|3[0-4]|4[01]|[567]0)$/

/** Alpha-2 or alpha-3 of a country, or MULTI when the lines differ. */
export const isOrigin = (code: string, { reference }: RuleContext): boolean =>
  code === 'MULTI' || (code.length === 3 ? isCountryAlpha3(code) : reference.hasCountry(code))

/** A carrier code of four letters, and digits. */
const CODE_AND_DIGITS = /^[A-Z]{4}\d+$/

/** The transport record, blocks 8-20, as the data layer reads it. */
export const transportRecordRules: readonly EntryRule[] = [
  rule({
    id: 'SHIPMENT_MODE_LISTED',
    at: 'mode_of_transport',
    reads: ['mode_of_transport'],
    holds: ({ mode_of_transport }) => MODE.test(mode_of_transport),
    message: 'Mode of transport must be one of 10, 11, 12, 20, 21, 30-34, 40, 41, 50, 60, 70',
  }),
  matches({
    id: 'SHIPMENT_CARRIER_CHARACTERS',
    at: 'importing_carrier',
    pattern: /^[A-Za-z0-9 -]{2,50}$/,
    message: 'Importing carrier may hold only letters, digits, hyphens and spaces',
  }),
  rule({
    id: 'SHIPMENT_IMPORT_DATE_10_YEARS',
    at: 'import_date',
    source: SECTION,
    reads: ['import_date'],
    holds: ({ import_date }, { today }) => withinYears(import_date, today, 10),
    message: 'Import date cannot be more than 10 years ago',
  }),
  rule({
    id: 'SHIPMENT_BILL_FORMAT',
    at: 'bill_of_lading',
    // Step 2 takes letters after the code as well, and bills have them: its reading decides what is filed.
    severity: 'warning',
    reads: ['bill_of_lading'],
    mayRead: ['mode_of_transport'],
    when: ({ mode_of_transport }, { profile }) =>
      !isAirMode(mode_of_transport) && profile.billShape === 'compared',
    holds: ({ bill_of_lading }) => /^[A-Z]{4}\d{1,11}$/.test(bill_of_lading),
    message: 'Bill of lading must be 4 letters followed by 1 to 11 digits.',
    detail: '{bill} has {digits} digits after {code}.',
    hasDetail: ({ bill_of_lading }) => CODE_AND_DIGITS.test(bill_of_lading),
    params: ({ bill_of_lading }) => ({
      bill: bill_of_lading,
      code: bill_of_lading.slice(0, 4),
      digits: bill_of_lading.length - 4,
    }),
  }),
  rule({
    id: 'SHIPMENT_AIR_WAYBILL_FORMAT',
    at: 'bill_of_lading',
    source:
      'CBP Form 7501 block 12; IATA Resolution 600a: three digits of the airline and eight of the number',
    reads: ['bill_of_lading', 'mode_of_transport'],
    when: ({ mode_of_transport }) => isAirMode(mode_of_transport),
    holds: ({ bill_of_lading }) => /^\d{3}[- ]?\d{8}$/.test(bill_of_lading),
    message: 'Air waybill must be 11 digits.',
  }),
  rule({
    id: 'SHIPMENT_FOREIGN_PORT_FORMAT',
    at: 'foreign_port_lading',
    reads: ['foreign_port_lading'],
    holds: ({ foreign_port_lading }) => /^([A-Z0-9]{3,5}|MULTI)$/.test(foreign_port_lading),
    message: 'Foreign port of lading must be 3 to 5 letters or digits, or MULTI',
  }),
  rule({
    id: 'SHIPMENT_FOREIGN_PORT_NOT_LISTED',
    at: 'foreign_port_lading',
    severity: 'warning',
    source: 'Schedule K',
    reads: ['foreign_port_lading', 'mode_of_transport'],
    when: ({ foreign_port_lading, mode_of_transport }) =>
      isVessel(mode_of_transport) && /^\d{5}$/.test(foreign_port_lading),
    holds: ({ foreign_port_lading }, { reference }) => reference.hasForeignPort(foreign_port_lading),
    message: 'Foreign port of lading is not in the table of foreign ports',
  }),
  rule({
    id: 'SHIPMENT_UNLADING_PORT_RECORD_REQUIRED',
    at: 'us_port_unlading',
    page: 'transport',
    reads: [],
    mayRead: ['us_port_unlading', 'isFtz'],
    when: ({ isFtz }, { profile }) => !isFtz && profile.unsentFacts === 'required',
    holds: ({ us_port_unlading }) => us_port_unlading !== '',
    message: 'U.S. port of unlading is required',
  }),
  matches({
    id: 'SHIPMENT_UNLADING_PORT_FORMAT',
    at: 'us_port_unlading',
    page: 'transport',
    pattern: /^\d{4}$/,
    message: 'U.S. port code must be 4 digits',
  }),
  rule({
    id: 'SHIPMENT_UNLADING_PORT_NOT_LISTED',
    at: 'us_port_unlading',
    severity: 'warning',
    source: 'Schedule D',
    reads: ['us_port_unlading'],
    when: ({ us_port_unlading }) => /^\d{4}$/.test(us_port_unlading),
    holds: ({ us_port_unlading }, { reference }) => reference.hasPort(us_port_unlading),
    message: 'CBP has no such U.S. port of unlading. Enter four digits, such as 2704 for Los Angeles.',
  }),
  rule({
    id: 'SHIPMENT_ORIGIN_KNOWN',
    at: 'country_of_origin',
    reads: ['country_of_origin'],
    holds: ({ country_of_origin }, ctx) => isOrigin(country_of_origin, ctx),
    message: 'Country of origin is not a known country code',
  }),
  rule({
    id: 'SHIPMENT_EXPORTING_COUNTRY_KNOWN',
    at: 'exporting_country',
    source: 'CBP Form 7501 block 14; ISO 3166-1',
    reads: ['exporting_country'],
    holds: ({ exporting_country }, ctx) => isOrigin(exporting_country, ctx),
    message: 'Exporting country is not a known country code',
  }),
  matches({
    id: 'SHIPMENT_INCOTERM_FORMAT',
    at: 'incoterm',
    source: 'specification 2§5, normalisation on save',
    pattern: /^[A-Z]{3}$/,
    message: 'Incoterm must be 3 letters',
  }),
  rule({
    id: 'SHIPMENT_INCOTERM_KNOWN',
    at: 'incoterm',
    severity: 'warning',
    source: 'Incoterms 2020 and 2010, International Chamber of Commerce',
    reads: ['incoterm'],
    when: ({ incoterm }) => /^[A-Z]{3}$/.test(incoterm),
    holds: ({ incoterm }) => Object.hasOwn(INCOTERM_NAMES, incoterm),
    message: 'Incoterm is not one of the terms in use',
  }),
  rule({
    id: 'SHIPMENT_ETA_FORMAT',
    at: 'eta',
    source: 'specification 2§5, dates',
    reads: ['eta'],
    holds: ({ eta }) => parseDay(eta) !== undefined,
    message: 'Invalid date format',
  }),
  matches({
    id: 'SHIPMENT_ETA_TIME_FORMAT',
    at: 'eta_time',
    pattern: /^([01]\d|2[0-3])[0-5]\d$/,
    message: 'Time of arrival must be 4 digits of the 24-hour clock, such as 1430',
  }),
  matches({
    id: 'SHIPMENT_IT_NUMBER_CHARACTERS',
    at: 'it_number',
    pattern: /^[A-Z0-9-]{3,20}$/,
    message: 'IT number may hold only letters, digits and hyphens',
  }),
  rule({
    id: 'SHIPMENT_IT_NOT_BEFORE_IMPORT',
    at: 'it_date',
    source: `CBP Form 7501 blocks 11 and 17; ${SECTION}`,
    reads: ['it_date', 'import_date'],
    holds: ({ it_date, import_date }) => notAfter(import_date, it_date),
    message: 'IT date cannot be before the import date',
  }),
]
