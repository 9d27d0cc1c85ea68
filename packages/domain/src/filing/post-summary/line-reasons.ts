import { fieldLabel } from '../../entry/field-words.ts'
import { formHts } from '../../entry/hts-formats.ts'
import { groupThousands } from '../../money/index.ts'
import type { AeLine } from '../entry-summary-facts.ts'
import { LINE_HEADER_FIELDS, LINE_HEADER_NAMES } from '../mapping/line-header-fields.ts'
import {
  day,
  feeOf,
  list,
  money,
  named,
  quantity,
  type Reading,
  type Reason,
  type ReasonCode,
  whole,
  YES,
} from './reason.ts'

const party = (kind: AeLine['parties'][number]['kind']) => (line: AeLine) =>
  list(line.parties.filter((one) => one.kind === kind).map(({ id }) => id))

const feesOf = ({ fees }: AeLine, isMeant: (code: string) => boolean): Reading =>
  list(fees.filter(({ classCode }) => isMeant(classCode)).map(feeOf))

/** Codes in the order in which they are cited: CBP takes five, and what decides the money comes first (AE table 15, July 2026). */
const CITED: readonly ReasonCode[] = [
  'L03',
  'L04',
  'L06',
  'L07',
  'L02',
  'L12',
  'L11',
  'L13',
  'L29',
  'L16',
  'L17',
  'L18',
  'L08',
  'L05',
  'L19',
  'L20',
  'L21',
  'L22',
  'L26',
  'L27',
  'L28',
  'L14',
  'L23',
  'L24',
  'L25',
  'L30',
  'L31',
  'L01',
]

/** Fields that record 40 carries name their reason next to their slot. */
const headerReasons: readonly Reason<AeLine>[] = LINE_HEADER_NAMES.map((name) => {
  const { from, reason } = LINE_HEADER_FIELDS[name]
  return { code: reason, label: fieldLabel(`line_items.0.${from}`), read: (line) => line[name] ?? '' }
})

/** Data that has no reason code belongs to the invoice, L01. */
const REASONS: readonly Reason<AeLine>[] = [
  {
    code: 'L03',
    label: named('htsus-numbers', 'HTSUS numbers'),
    read: ({ tariffs }) => list(tariffs.map(({ hts }) => formHts(hts))),
  },
  {
    code: 'L03',
    label: named('article-set', 'Article set'),
    read: ({ setIndicator = '' }) => setIndicator,
  },
  {
    code: 'L04',
    label: named('entered-value', 'Entered value'),
    read: ({ tariffs }) => list(tariffs.map(({ value }) => whole(value))),
  },
  {
    code: 'L06',
    label: named('duty', 'Duty'),
    read: ({ tariffs }) => list(tariffs.map(({ duty }) => money(duty))),
  },
  { code: 'L07', label: named('country-of-origin', 'Country of origin'), read: ({ origin }) => origin },
  {
    code: 'L12',
    label: named('ad-cvd-cases', 'AD/CVD cases'),
    read: ({ adcvd }) => list(adcvd.map(({ caseNumber }) => caseNumber)),
  },
  {
    code: 'L11',
    label: named('ad-cvd-deposit', 'AD/CVD deposit'),
    read: ({ adcvd }) =>
      list(
        adcvd.flatMap((one) => [
          `${one.rate} ${one.rateKind} ${one.claim} ${money(one.duty)}`,
          one.quantity && groupThousands(one.quantity),
          whole(one.value),
        ]),
      ),
  },
  {
    code: 'L13',
    label: named('non-reimbursement-statement', 'Non-reimbursement statement'),
    read: ({ nonReimbursement, adcvd }) =>
      list([nonReimbursement && YES(), ...adcvd.map((one) => one.nonReimbursement)]),
  },
  {
    code: 'L29',
    label: named('quantities', 'Quantities'),
    read: ({ tariffs }) => list(tariffs.flatMap((row) => row.quantities.map(quantity))),
  },
  { code: 'L16', label: named('i-r-tax', 'I.R. tax'), read: ({ irTax }) => feeOf(irTax) },
  {
    code: 'L17',
    label: named('merchandise-processing-fee', 'Merchandise processing fee'),
    read: (line) => feesOf(line, (code) => code === '499'),
  },
  {
    code: 'L18',
    label: named('other-fees', 'Other fees'),
    read: (line) => feesOf(line, (code) => code !== '499'),
  },
  {
    code: 'L08',
    label: named('country-of-export', 'Country of export'),
    read: ({ exportCountry = '' }) => exportCountry,
  },
  { code: 'L05', label: named('charges', 'Charges'), read: ({ charges }) => whole(charges) },
  { code: 'L19', label: named('manufacturer', 'Manufacturer'), read: party('M') },
  { code: 'L20', label: named('foreign-exporter', 'Foreign exporter'), read: party('E') },
  { code: 'L21', label: named('sold-to-party', 'Sold-to party'), read: party('S') },
  { code: 'L22', label: named('delivered-to-party', 'Delivered-to party'), read: party('C') },
  {
    code: 'L26',
    label: named('licenses-and-permits', 'Licenses and permits'),
    read: ({ licenses }) => list(licenses.map((one) => `${one.type} ${one.number}`)),
  },
  {
    code: 'L27',
    label: named('softwood-price', 'Export price of softwood lumber'),
    read: ({ declarations }) =>
      list(declarations.map((one) => (one.type === '01' ? whole(one.price) : undefined))),
  },
  {
    code: 'L28',
    label: named('softwood-charges', 'Export charges on softwood lumber'),
    read: ({ declarations }) =>
      list(declarations.map((one) => (one.type === '01' ? whole(one.charges) : undefined))),
  },
  {
    code: 'L14',
    label: named('binding-ruling', 'Binding ruling'),
    read: ({ rulingNumber = '' }) => rulingNumber,
  },
  { code: 'L24', label: named('visa', 'Visa'), read: ({ visaNumber = '' }) => visaNumber },
  {
    code: 'L25',
    label: named('textile-export-date', 'Textile export date'),
    read: ({ textileExportDate }) => day(textileExportDate),
  },
  {
    code: 'L31',
    label: named('gross-weight', 'Gross weight'),
    read: ({ grossWeight }) => (grossWeight ? `${groupThousands(grossWeight)} kg` : ''),
  },
  {
    code: 'L01',
    label: named('description', 'Description'),
    read: ({ descriptions }) => descriptions.join(' '),
  },
  {
    code: 'L01',
    label: named('census-overrides', 'Census overrides'),
    read: ({ censusOverrides }) => list(censusOverrides.map((one) => `${one.warning} ${one.reason}`)),
  },
  { code: 'L01', label: named('export-date', 'Export date'), read: ({ exportDate }) => day(exportDate) },
  {
    code: 'L01',
    label: named('foreign-port-of-lading', 'Foreign port of lading'),
    read: ({ foreignPort = '' }) => foreignPort,
  },
  {
    code: 'L01',
    label: named('zone-status', 'Zone status'),
    read: ({ ftzStatus: zone }) => (zone ? list([zone.status, day(zone.filingDate), zone.quantity]) : ''),
  },
  {
    code: 'L01',
    label: named('importer-declarations', 'Declarations of the importer'),
    read: ({ declarations }) =>
      list(
        declarations.flatMap((one) => Object.values(one).map((value) => (value === true ? YES() : value))),
      ),
  },
  {
    code: 'L01',
    label: named('other-revenue', 'Other revenue'),
    read: ({ otherRevenue }) => feeOf(otherRevenue),
  },
]

/** The data of a line that a correction may change, in the order in which reasons are cited. */
export const LINE_REASONS: readonly Reason<AeLine>[] = [...REASONS, ...headerReasons].toSorted(
  (a, b) => CITED.indexOf(a.code) - CITED.indexOf(b.code),
)
