import { day, flag, note, text } from '../field.ts'
import { upper } from '../field-formats.ts'

/** The detail page export: when and how warehoused or temporary goods leave. */
export const exportFields = {
  export_date: day({
    label: 'Date of export',
    hint: 'MM/DD/YYYY, when the goods leave the U.S. again: on or after the import date, and not block 15',
    page: 'export',
    optional: true,
    canonical: { about: 'When the goods leave again, not block 15.' },
  }),
  warehouse_withdrawal: flag({
    label: 'Warehouse withdrawal',
    hint: 'The goods leave a bonded warehouse',
    page: 'export',
    optional: true,
    canonical: { about: 'Whether goods are withdrawn from a warehouse.' },
  }),
  warehouse_reference: text({
    label: 'Warehouse reference',
    hint: '3 to 40 characters',
    page: 'export',
    maxLength: 40,
    optional: true,
    format: upper,
    canonical: { about: 'The warehouse entry.' },
  }),
  final_withdrawal: flag({
    label: 'Final withdrawal',
    hint: 'Nothing of the warehouse entry is left afterwards',
    page: 'export',
    optional: true,
    canonical: { about: 'Whether this withdrawal is the last one of its warehouse entry.' },
  }),
  additional_movement: note({
    label: 'Additional movement notes',
    hint: '1,000 characters at most',
    page: 'export',
    maxLength: 1000,
    optional: true,
    limit: 2000,
    canonical: { about: 'Notes.' },
  }),
} as const
