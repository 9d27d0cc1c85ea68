import { formatDay } from '../../calendar/index.ts'
import { formHts } from '../../entry/field-formats.ts'
import { formatUsd, groupThousands } from '../../money/index.ts'
import type { AeLine, EntrySummaryFacts, QuantityFacts } from '../entry-summary-facts.ts'

/** A reason of AE table 14 (H, of the header) or 15 (L, of a line). */
export type ReasonCode = `H${number}` | `L${number}`

/** Data of a summary that a correction may change, and the reason that CBP wants for the change. */
export interface Reason<Of> {
  code: ReasonCode
  label: string
  /** The data as a person reads it; two texts are equal only for equal data. */
  read(of: Of): string
}

const list = (texts: readonly (string | undefined)[]): string => texts.filter(Boolean).join(', ')
const day = (value: Parameters<typeof formatDay>[0] | undefined): string => (value ? formatDay(value) : '')
const whole = (amount: string | undefined): string => (amount ? `$${groupThousands(amount)}` : '')
const money = (amount: string | undefined): string => (amount ? formatUsd(amount) : '')
const quantity = ({ amount, unit }: QuantityFacts): string => list([amount && groupThousands(amount), unit])

/** The header apart from entry type, port, importer and payment (AE table 14, July 2026). */
export const HEADER_REASONS: readonly Reason<EntrySummaryFacts>[] = [
  { code: 'H04', label: 'Mode of transport', read: ({ mode = '' }) => mode },
  { code: 'H05', label: 'Surety', read: ({ bonds }) => list(bonds.map(({ surety }) => surety)) },
  {
    code: 'H07',
    label: 'Bond',
    read: ({ bonds, bondWaiver }) =>
      bondWaiver
        ? list(['No bond', bondWaiver.reason])
        : list(bonds.flatMap((bond) => [bond.type, bond.designation, whole(bond.amount), bond.account])),
  },
  { code: 'H10', label: 'Consignee', read: ({ consignee = '' }) => consignee },
  { code: 'H11', label: 'Import date', read: ({ importDate }) => day(importDate) },
  { code: 'H12', label: 'State of destination', read: ({ stateOfDestination = '' }) => stateOfDestination },
  {
    code: 'H13',
    label: 'Fees of the entry',
    read: ({ headerFees }) => list(headerFees.map((fee) => `${fee.classCode} ${money(fee.amount)}`)),
  },
  { code: 'H99', label: 'Entry date', read: ({ estimatedEntryDate }) => day(estimatedEntryDate) },
  { code: 'H99', label: 'Notify party', read: ({ notifyParty = '' }) => notifyParty },
  { code: 'H99', label: 'File reference', read: ({ filerReference = '' }) => filerReference },
  {
    code: 'H99',
    label: 'Transport',
    read: ({ cargo }) =>
      list([
        cargo.carrierCode,
        cargo.conveyanceName,
        cargo.tripIdentifier,
        cargo.portOfUnlading,
        day(cargo.arrivalDate),
        day(cargo.inBondDate),
      ]),
  },
  {
    code: 'H99',
    label: 'Manifest and bills',
    read: ({ manifests }) =>
      list(
        manifests.flatMap(({ quantity: count, unit, bills }) => [
          `${count} ${unit}`,
          ...bills.map(({ kind, issuer = '', number }) => `${kind} ${issuer}${number}`),
        ]),
      ),
  },
  {
    code: 'H99',
    label: 'Warehouse entry',
    read: ({ withdrawal: entry }) =>
      entry
        ? list([entry.filerCode, entry.entryNumber, entry.port, entry.isFinal && 'final withdrawal'])
        : '',
  },
  { code: 'H99', label: 'Missing documents', read: ({ missingDocuments }) => list(missingDocuments) },
  { code: 'H99', label: 'Deferred tax', read: ({ deferredTaxCode = '' }) => deferredTaxCode },
  { code: 'H99', label: 'Foreign trade zone', read: ({ ftzIdentifier = '' }) => ftzIdentifier },
  { code: 'H99', label: 'TIB declaration', read: ({ tibDeclaration }) => (tibDeclaration ? 'Yes' : '') },
]

const party = (kind: AeLine['parties'][number]['kind']) => (line: AeLine) =>
  list(line.parties.filter((one) => one.kind === kind).map(({ id }) => id))

/**
 * The data of a line, in the order in which reasons are cited: CBP takes five of them, and what decides the money comes
 * first (AE table 15, July 2026). Data that has no reason code belongs to the invoice, L01.
 */
export const LINE_REASONS: readonly Reason<AeLine>[] = [
  {
    code: 'L03',
    label: 'HTSUS numbers',
    read: ({ tariffs }) => list(tariffs.map(({ hts }) => formHts(hts))),
  },
  {
    code: 'L04',
    label: 'Entered value',
    read: ({ tariffs }) => list(tariffs.map(({ value }) => whole(value))),
  },
  { code: 'L06', label: 'Duty', read: ({ tariffs }) => list(tariffs.map(({ duty }) => money(duty))) },
  { code: 'L07', label: 'Country of origin', read: ({ origin }) => origin },
  { code: 'L02', label: 'Special program', read: ({ specialProgram = '' }) => specialProgram },
  {
    code: 'L12',
    label: 'AD/CVD cases',
    read: ({ adcvd }) => list(adcvd.map(({ caseNumber }) => caseNumber)),
  },
  {
    code: 'L11',
    label: 'AD/CVD deposit',
    read: ({ adcvd }) =>
      list(adcvd.map((one) => `${one.rate} ${one.rateKind} ${one.claim} ${money(one.duty)}`)),
  },
  {
    code: 'L13',
    label: 'Non-reimbursement statement',
    read: ({ nonReimbursement, adcvd }) =>
      list([nonReimbursement && 'Yes', ...adcvd.map((one) => one.nonReimbursement)]),
  },
  {
    code: 'L29',
    label: 'Quantities',
    read: ({ tariffs }) => list(tariffs.flatMap((row) => row.quantities.map(quantity))),
  },
  { code: 'L16', label: 'I.R. tax', read: ({ irTax }) => money(irTax?.amount) },
  {
    code: 'L17',
    label: 'Merchandise processing fee',
    read: (line) => feeText(line, (code) => code === '499'),
  },
  { code: 'L18', label: 'Other fees', read: (line) => feeText(line, (code) => code !== '499') },
  { code: 'L08', label: 'Country of export', read: ({ exportCountry = '' }) => exportCountry },
  { code: 'L05', label: 'Charges', read: ({ charges }) => whole(charges) },
  { code: 'L19', label: 'Manufacturer', read: party('M') },
  { code: 'L20', label: 'Foreign exporter', read: party('E') },
  { code: 'L21', label: 'Sold-to party', read: party('S') },
  { code: 'L22', label: 'Delivered-to party', read: party('C') },
  {
    code: 'L26',
    label: 'Licenses and permits',
    read: ({ licenses }) => list(licenses.map((one) => `${one.type} ${one.number}`)),
  },
  { code: 'L23', label: 'Textile category', read: ({ textileCategory = '' }) => textileCategory },
  { code: 'L24', label: 'Visa', read: ({ visaNumber = '' }) => visaNumber },
  {
    code: 'L25',
    label: 'Textile export date',
    read: ({ textileExportDate }) => day(textileExportDate),
  },
  { code: 'L30', label: 'Relationship', read: ({ relatedParty = '' }) => relatedParty },
  {
    code: 'L31',
    label: 'Gross weight',
    read: ({ grossWeight }) => (grossWeight ? `${groupThousands(grossWeight)} kg` : ''),
  },
  { code: 'L01', label: 'Description', read: ({ descriptions }) => descriptions.join(' ') },
  { code: 'L01', label: 'Export date', read: ({ exportDate }) => day(exportDate) },
  { code: 'L01', label: 'Foreign port of lading', read: ({ foreignPort = '' }) => foreignPort },
  {
    code: 'L01',
    label: 'Zone status',
    read: ({ ftzStatus: zone }) => (zone ? list([zone.status, day(zone.filingDate), zone.quantity]) : ''),
  },
  {
    code: 'L01',
    label: 'Metal declaration',
    read: ({ declarations }) => list(declarations.flatMap((one) => Object.values(one))),
  },
  { code: 'L01', label: 'Other revenue', read: ({ otherRevenue }) => money(otherRevenue?.amount) },
]

const feeText = ({ fees }: AeLine, isMeant: (code: string) => boolean): string =>
  list(
    fees.filter(({ classCode }) => isMeant(classCode)).map((fee) => `${fee.classCode} ${money(fee.amount)}`),
  )
