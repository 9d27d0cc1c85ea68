import { type FieldSource, from, set } from './field-source.ts'

/** Records 10, 11, 30, 31 and 90 as far as step 1, the bond page and the export page feed them. */
export const HEADER_SOURCES: readonly FieldSource[] = [
  ...set('A adds, R replaces', ['10', 'action']),
  ...from(
    'header.entry_number',
    ['10', 'filerCode', 'first three characters'],
    ['10', 'entryNumber', 'last eight characters'],
  ),
  ...from('header.port_code', ['10', 'port'], ['B', 'port'], ['Y', 'port']),
  ...from('totals_declarations.file_reference_no', [
    '10',
    'filerReference',
    'left out, with a warning, when longer than nine characters',
  ]),
  ...from('header.entry_type', ['10', 'entryType']),
  ...set('X: the declaration of step 6 signs the summary', ['10', 'signature']),
  ...from(
    'header.bond_type',
    ['10', 'bondWaiver', '0 when there is no surety (998, 999)'],
    ['31', 'bondType', 'continuous 8, single entry 9'],
  ),
  ...set('B: basic bond', ['31', 'designation']),
  ...from(
    'header.surety_no',
    ['10', 'bondWaiverReason', '998 or 999; blank on informal entries'],
    ['31', 'surety'],
  ),
  ...from('totals_declarations.deferred_tax_code', [
    '10',
    'deferredTaxPaymentCode',
    'only when the lines have I.R. tax',
  ]),
  ...from('bond_information.bond_amount', ['31', 'amount', 'single entry bonds, whole dollars']),
  ...from('header.entry_date', ['11', 'estimatedEntryDate']),
  ...from(
    'export_details.warehouse_reference',
    ['30', 'filerCode', 'withdrawals: first three characters'],
    ['30', 'entryNumber', 'withdrawals: the eight digits'],
    ['30', 'port', 'withdrawals: after the slash, else the port code'],
  ),
]
