import type { CellNote, ImportField } from '@edfe/domain/lines-import'

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

/** What a cell says under its value, or in place of it. */
export const NOTES: Record<CellNote, string> = {
  number: 'Read as a number',
  decimal: 'Thousands or decimals? Say so above',
  negative: 'A line cannot have a value below zero. Spread a discount over the lines, or leave the row out.',
  'other-currency': 'In another currency than the sheet',
  discounted: 'Less its part of the discount',
  pounds: 'From pounds',
  unit: "CBP's unit",
  country: 'As a country code',
  converted: 'In US dollars',
  rounded: 'Whole dollars',
  'from-part': 'From your parts',
  'lost-zero': 'Is a zero missing in front?',
  'hts-short': 'Not ten digits',
  'not-hts': 'Not an HTS number',
  'not-number': 'Not a number',
  'not-unit': 'Not a unit of CBP',
  'not-country': 'Not a country',
  'too-long': 'Too long for a part number',
}
