import { code, list, money, quantity, text, weight } from '../field.ts'
import { PURCHASE_ORDER_MAX } from './header.ts'

/** As many rows as an entry has lines. */
const ROWS = 999

/** A row of the commercial invoice that a line sums, as it was read from the supplier's sheet. */
export const invoiceRowFields = {
  part_number: text({
    label: 'Part number',
    maxLength: 60,
    optional: true,
    canonical: { about: "The importer's own number of the goods.", max: 60 },
  }),
  purchase_order: text({
    label: 'Purchase order',
    maxLength: PURCHASE_ORDER_MAX,
    optional: true,
    canonical: { about: "The importer's purchase order of the row.", max: PURCHASE_ORDER_MAX },
  }),
  description: text({
    label: 'Description',
    maxLength: 1000,
    optional: true,
    canonical: { about: 'Goods of the row.', max: 1000 },
  }),
  quantity: quantity({ label: 'Net Quantity', optional: true, canonical: { about: 'Net quantity.' } }),
  unit: code({ label: 'Unit', maxLength: 4, optional: true, canonical: { about: 'Its unit.', max: 4 } }),
  value: money({ label: 'Value', optional: true, canonical: { about: 'Entered value in US dollars.' } }),
  gross_weight_kg: weight({ label: 'Gross Weight', optional: true, canonical: { about: 'Kilograms.' } }),
} as const

/**
 * The invoice rows that a line was assembled from. Records of an entry are kept for five years (19 CFR
 * 163.4).
 */
export const invoiceRowsField = {
  invoice_rows: list(invoiceRowFields, {
    label: 'Rows of the invoice',
    row: 'invoice row',
    hint: 'The rows of the invoice that the line sums. They are not sent to CBP',
    optional: true,
    limit: ROWS,
    ofOneShipment: true,
    canonical: { about: 'Rows of the invoice that the line sums; empty for a line of one row.' },
  }),
} as const
