import { type FieldSource, from, set } from './field-source.ts'

const STEP = { step: 'header' } as const

/** Records 10, 11, 30, 31 and 90 as far as step 1, the bond page and the export page feed them. */
export const HEADER_SOURCES: readonly FieldSource[] = [
  ...set('A adds, R replaces', ['10', 'action']),
  ...from(
    { ...STEP, path: 'header.entry_number', label: 'Entry Number', block: '1' },
    ['10', 'filerCode', 'first three characters'],
    ['10', 'entryNumber', 'last eight characters'],
  ),
  ...from(
    { ...STEP, path: 'header.port_code', label: 'Port Code', block: '6' },
    ['10', 'port'],
    ['B', 'port'],
    ['Y', 'port'],
  ),
  ...from(
    {
      step: 'totals_declarations',
      path: 'totals_declarations.file_reference_no',
      label: 'File Reference No.',
      block: '47',
    },
    ['10', 'filerReference', 'left out when longer than nine characters'],
  ),
  ...from({ ...STEP, path: 'header.entry_type', label: 'Entry Type', block: '2' }, ['10', 'entryType']),
  ...set('X: the declaration of step 6 signs the summary', ['10', 'signature']),
  ...from(
    { ...STEP, path: 'header.bond_type', label: 'Bond Type', block: '5' },
    ['10', 'bondWaiver', '0 when there is no surety (998, 999)'],
    ['31', 'bondType', 'continuous 8, single entry 9'],
  ),
  ...set('B: basic bond', ['31', 'designation']),
  ...from(
    { ...STEP, path: 'header.surety_no', label: 'Surety Number', block: '4' },
    ['10', 'bondWaiverReason', '998 or 999; blank on informal entries'],
    ['31', 'surety'],
  ),
  ...from({ ...STEP, path: 'bond_information.bond_amount', label: 'Bond Amount', block: '5', page: 'bond' }, [
    '31',
    'amount',
    'single entry bonds, whole dollars',
  ]),
  ...from({ ...STEP, path: 'header.entry_date', label: 'Entry Date', block: '7' }, [
    '11',
    'estimatedEntryDate',
  ]),
  ...from(
    {
      step: 'shipment_origin',
      path: 'export_details.warehouse_reference',
      label: 'Warehouse Reference',
      page: 'export',
    },
    ['30', 'filerCode', 'withdrawals: first three characters'],
    ['30', 'entryNumber', 'withdrawals: the eight digits'],
    ['30', 'port', 'withdrawals: after the slash, else the port code'],
  ),
]
