import type { EntrySummaryFacts } from '../entry-summary-facts.ts'
import { day, FINAL_WITHDRAWAL, feeOf, list, NO_BOND, named, type Reason, whole, YES } from './reason.ts'

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
        ? list([NO_BOND(), bondWaiver.reason])
        : list(bonds.flatMap((bond) => [bond.type, bond.designation, whole(bond.amount), bond.account])),
  },
  { code: 'H09', label: named('use-of-the-goods', 'Use of the goods'), read: ({ usage = '' }) => usage },
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
        ? list([entry.filerCode, entry.entryNumber, entry.port, entry.isFinal && FINAL_WITHDRAWAL()])
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
    read: ({ tibDeclaration }) => list([tibDeclaration && YES()]),
  },
]
