import type { CellNote, ImportField } from '@edfe/domain/lines-import'
import type { FileRefusal } from './read-file.ts'

/** What a column is called in the preview. */
export const FIELD_NAMES: Record<ImportField, string> = {
  part: 'Part number',
  description: 'Description',
  htsus: 'HTS',
  origin_country: 'Origin',
  net_qty: 'Net quantity',
  net_uom: 'Unit',
  unit_price: 'Unit price (not kept)',
  entered_value: 'Value $',
  gross_weight_kg: 'Gross weight kg',
  manifest_qty: 'Manifest quantity',
  charges: 'Charges $',
  manufacturer_mid: 'Manufacturer ID',
}

export const REFUSALS: Record<FileRefusal, string> = {
  'too-large':
    'This file is too large for a sheet of lines. Save the sheet with the lines as a separate file.',
  'old-excel':
    'This is an .xls file of before 2007. Open it in your spreadsheet program and save it as .xlsx or CSV.',
  protected: 'This workbook has a password. Save a copy without one.',
  pdf: 'This is a PDF, whatever its name says. Ask for the sheet, or copy the rows from the PDF and paste them.',
  'not-a-sheet': 'This is no sheet, whatever its name says. Choose an .xlsx or CSV file.',
  damaged: 'This workbook is damaged. Open it in your spreadsheet program and save it again.',
  empty: 'There are no rows with columns in it.',
  failed: 'The rows could not be read. Please try again.',
}

/** What a cell says under its value, or in place of it. */
export const NOTES: Record<CellNote, string> = {
  number: 'Read as a number',
  pounds: 'From pounds',
  unit: "CBP's unit",
  country: 'As a country code',
  converted: 'In US dollars',
  rounded: 'Whole dollars',
  'lost-zero': 'Is a zero missing in front?',
  'hts-short': 'Not ten digits',
  'not-hts': 'Not an HTS number',
  'not-number': 'Not a number',
  'not-unit': 'Not a unit of CBP',
  'not-country': 'Not a country',
  'too-long': 'Too long for a part number',
}
