import { formatDay } from '../../calendar/index.ts'
import { formHts } from '../../entry/field-formats.ts'
import type { MessageDescriptor } from '../../messages/index.ts'
import { formatUsd, groupThousands } from '../../money/index.ts'
import type { AeFee, AeLine, EntrySummaryFacts, QuantityFacts } from '../entry-summary-facts.ts'

/** A reason of AE table 14 (H, of the header) or 15 (L, of a line). */
export type ReasonCode = `H${number}` | `L${number}`

/** Data of a summary that a correction may change, and the reason that CBP wants for the change. */
export interface Reason<Of> {
  code: ReasonCode
  /** What the data is called. */
  label: MessageDescriptor
  /** The data as a person reads it; two texts are equal only for equal data. */
  read(of: Of): string
}

const named = (name: string, defaultMessage: string): MessageDescriptor => ({
  id: `correction.${name}`,
  defaultMessage,
})

const list = (texts: readonly (string | undefined)[]): string => texts.filter(Boolean).join(', ')
const day = (value: Parameters<typeof formatDay>[0] | undefined): string => (value ? formatDay(value) : '')
const whole = (amount: string | undefined): string => (amount ? `$${groupThousands(amount)}` : '')
const money = (amount: string | undefined): string => (amount ? formatUsd(amount) : '')
const feeOf = (fee: AeFee | undefined): string => (fee ? `${fee.classCode} ${money(fee.amount)}` : '')
const quantity = ({ amount, unit }: QuantityFacts): string => list([amount && groupThousands(amount), unit])

export const ENTRY_TYPE_LABEL = named('entry-type', 'Entry type')
export const LINE_ADDED_LABEL = named('line-added', 'Line added')
export const LINE_REMOVED_LABEL = named('line-removed', 'Line removed')

/** The header apart from entry type, port, importer and payment (AE table 14, July 2026). */
export const HEADER_REASONS: readonly Reason<EntrySummaryFacts>[] = [
  { code: 'H04', label: named('mode-of-transport', 'Mode of transport'), read: ({ mode = '' }) => mode },
  {
    code: 'H05',
    label: named('surety', 'Surety'),
    read: ({ bonds }) => list(bonds.map(({ surety }) => surety)),
  },
  {
    code: 'H07',
    label: named('bond', 'Bond'),
    read: ({ bonds, bondWaiver }) =>
      bondWaiver
        ? list(['No bond', bondWaiver.reason])
        : list(bonds.flatMap((bond) => [bond.type, bond.designation, whole(bond.amount), bond.account])),
  },
  { code: 'H10', label: named('consignee', 'Consignee'), read: ({ consignee = '' }) => consignee },
  { code: 'H11', label: named('import-date', 'Import date'), read: ({ importDate }) => day(importDate) },
  {
    code: 'H12',
    label: named('state-of-destination', 'State of destination'),
    read: ({ stateOfDestination = '' }) => stateOfDestination,
  },
  {
    code: 'H13',
    label: named('fees-of-the-entry', 'Fees of the entry'),
    read: ({ headerFees }) => list(headerFees.map(feeOf)),
  },
  {
    code: 'H99',
    label: named('entry-date', 'Entry date'),
    read: ({ estimatedEntryDate }) => day(estimatedEntryDate),
  },
  { code: 'H99', label: named('notify-party', 'Notify party'), read: ({ notifyParty = '' }) => notifyParty },
  {
    code: 'H99',
    label: named('file-reference', 'File reference'),
    read: ({ filerReference = '' }) => filerReference,
  },
  {
    code: 'H99',
    label: named('transport', 'Transport'),
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
    label: named('manifest-and-bills', 'Manifest and bills'),
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
    label: named('warehouse-entry', 'Warehouse entry'),
    read: ({ withdrawal: entry }) =>
      entry
        ? list([entry.filerCode, entry.entryNumber, entry.port, entry.isFinal && 'final withdrawal'])
        : '',
  },
  {
    code: 'H99',
    label: named('missing-documents', 'Missing documents'),
    read: ({ missingDocuments }) => list(missingDocuments),
  },
  {
    code: 'H99',
    label: named('deferred-tax', 'Deferred tax'),
    read: ({ deferredTaxCode = '' }) => deferredTaxCode,
  },
  {
    code: 'H99',
    label: named('foreign-trade-zone', 'Foreign trade zone'),
    read: ({ ftzIdentifier = '' }) => ftzIdentifier,
  },
  {
    code: 'H99',
    label: named('tib-declaration', 'TIB declaration'),
    read: ({ tibDeclaration }) => (tibDeclaration ? 'Yes' : ''),
  },
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
    code: 'L02',
    label: named('special-program', 'Special program'),
    read: ({ specialProgram = '' }) => specialProgram,
  },
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
      list([nonReimbursement && 'Yes', ...adcvd.map((one) => one.nonReimbursement)]),
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
    read: (line) => feeText(line, (code) => code === '499'),
  },
  {
    code: 'L18',
    label: named('other-fees', 'Other fees'),
    read: (line) => feeText(line, (code) => code !== '499'),
  },
  {
    code: 'L18',
    label: named('fee-exemption', 'Exemption from a fee'),
    read: ({ feeExemption = '' }) => feeExemption,
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
  {
    code: 'L23',
    label: named('textile-category', 'Textile category'),
    read: ({ textileCategory = '' }) => textileCategory,
  },
  { code: 'L24', label: named('visa', 'Visa'), read: ({ visaNumber = '' }) => visaNumber },
  {
    code: 'L25',
    label: named('textile-export-date', 'Textile export date'),
    read: ({ textileExportDate }) => day(textileExportDate),
  },
  {
    code: 'L30',
    label: named('relationship', 'Relationship'),
    read: ({ relatedParty = '' }) => relatedParty,
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
    label: named('product-claim', 'Product claim'),
    read: ({ productClaim = '' }) => productClaim,
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
        declarations.flatMap((one) => Object.values(one).map((value) => (value === true ? 'Yes' : value))),
      ),
  },
  {
    code: 'L01',
    label: named('other-revenue', 'Other revenue'),
    read: ({ otherRevenue }) => feeOf(otherRevenue),
  },
]

const feeText = ({ fees }: AeLine, isMeant: (code: string) => boolean): string =>
  list(fees.filter(({ classCode }) => isMeant(classCode)).map(feeOf))

/** What a correction calls the data that it changes. */
export const correctionLabels = (): MessageDescriptor[] => [
  ENTRY_TYPE_LABEL,
  LINE_ADDED_LABEL,
  LINE_REMOVED_LABEL,
  ...[...HEADER_REASONS, ...LINE_REASONS].map(({ label }) => label),
]
