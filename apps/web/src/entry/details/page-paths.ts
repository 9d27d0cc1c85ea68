import { fields } from '@edfe/domain/entry'
import type { DetailPage } from '../frame/detail-pages.ts'

const shipment = (...names: string[]) => names.map((name) => `shipment_origin.${name}`)
const everyEntryField = (prefix: string) =>
  Object.values(fields.entry)
    .map((field) => field.path as string)
    .filter((path) => path.startsWith(`${prefix}.`))

/** Draft paths of the fields that a detail page shows; those of lines and fee rows are inside their row. */
const SHOWN: Readonly<Record<DetailPage, readonly string[]>> = {
  bond: everyEntryField('bond_information'),
  transport: shipment(
    'importing_carrier',
    'mode_of_transport',
    'country_of_origin',
    'import_date',
    'bill_of_lading',
    'eta',
    'incoterm',
    'exporting_country',
    'it_number',
    'it_date',
    'foreign_port_lading',
    'us_port_unlading',
  ),
  export: everyEntryField('export_details'),
  'trade-remedies': everyEntryField('trade_remedies'),
  parties: everyEntryField('parties'),
  lines: [
    'line_number',
    'description',
    'htsus',
    'adcvd_case_number',
    ...Object.values(fields.line).flatMap((field) =>
      'page' in field && field.page === 'lines' ? [field.path] : [],
    ),
  ],
  'line-values': [
    'gross_weight_kg',
    'manifest_qty',
    'net_qty',
    'net_uom',
    'entered_value',
    'charges',
    'relationship',
    ...Object.values(fields.line).flatMap((field) =>
      'page' in field && field.page === 'line-values' ? [field.path] : [],
    ),
  ],
  calculations: [
    'duty_amount',
    'ir_tax_amount',
    ...Object.values(fields.line).flatMap((field) =>
      'page' in field && field.page === 'calculations' ? [field.path] : [],
    ),
    'code',
    'amount',
    'class_code',
    'note',
    'totals_declarations.deferred_tax_code',
  ],
  declaration: [
    'totals_declarations.declaration_ior_agent',
    'totals_declarations.declaration_purchase_agreement',
    'totals_declarations.declarant_name',
    'totals_declarations.declarant_title',
    'totals_declarations.declarant_signature',
    'totals_declarations.declarant_date',
    'final_review.declarant_role',
  ],
}

const ROW = /^(?:line_items|totals_declarations\.fee_summary)\.\d+\./

/** Whether a detail page shows the field at a draft path. */
export const showsPath = (page: DetailPage, path: string): boolean =>
  SHOWN[page].includes(path.replace(ROW, ''))
