import type { FieldTable } from './field.ts'

const step = 'header' as const

/** Step 1, blocks 1-7, in page order. */
export const headerFields = {
  entryNumber: {
    path: 'header.entry_number',
    label: 'Entry number',
    hint: 'Block 1. Assigned when the entry is created',
    block: '1',
    step,
    kind: 'read-only',
    maxLength: 13,
    upper: true,
  },
  entryType: {
    path: 'header.entry_type',
    label: 'Entry type',
    hint: 'Block 2. Two-digit code',
    block: '2',
    step,
    kind: 'select',
    lookup: 'entry-types',
  },
  summaryDate: {
    path: 'header.summary_date',
    label: 'Summary date',
    hint: 'Block 3. MM/DD/YYYY, not in the future',
    block: '3',
    step,
    kind: 'day',
  },
  suretyNo: {
    path: 'header.surety_no',
    label: 'Surety number',
    hint: 'Block 4. 3 digits. 999 U.S. Government, 998 Cash/Securities',
    block: '4',
    step,
    kind: 'combobox',
    maxLength: 3,
    lookup: 'sureties',
  },
  bondType: {
    path: 'header.bond_type',
    label: 'Bond type',
    hint: 'Block 5. 0 Single Entry, 8 Continuous, 9 Term',
    block: '5',
    step,
    kind: 'select',
    lookup: 'bond-types',
  },
  portCode: {
    path: 'header.port_code',
    label: 'Port code',
    hint: 'Block 6. 4 letters or digits, or search by city',
    block: '6',
    step,
    kind: 'combobox',
    maxLength: 4,
    upper: true,
    lookup: 'ports',
  },
  entryDate: {
    path: 'header.entry_date',
    label: 'Entry date',
    hint: 'Block 7. MM/DD/YYYY, on or before the summary date',
    block: '7',
    step,
    kind: 'day',
  },
} as const satisfies FieldTable
