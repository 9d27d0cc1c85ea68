import { describe, expect, test } from 'vitest'
import { findColumns } from './find-columns.ts'
import type { ImportField } from './heading-words.ts'
import type { RawCell } from './raw-sheet.ts'
import { readFoundSheet } from './read-sheet.ts'

/** Invoice forms of carriers and exports of programs come in without a hand on the columns. */

type Row = readonly RawCell[]
interface Form {
  headings: Row
  row: Row
  /** Columns by the field that they become; all others are left out. */
  columns: Partial<Record<ImportField, string>>
  /** What the line gets. */
  line: Partial<Record<ImportField, string>>
}

const FORMS: Record<string, Form> = {
  'FedEx commercial invoice': {
    headings: [
      'Marks/Nos.',
      'No. of Pkgs',
      'Type of Packaging',
      'Full Description of Goods',
      'Qty.',
      'Unit of Measure',
      'Weight',
      'Country of Mfr',
      'Harmonized Code',
      'Unit Value',
      'Total Value',
    ],
    row: [
      '1-4',
      '4',
      'CTN',
      'Oak chair',
      '100',
      'PCS',
      '60.0 lb',
      'Vietnam',
      '9401.69.8031',
      '12.00',
      '1,200.00',
    ],
    columns: {
      manifest_qty: 'No. of Pkgs',
      description: 'Full Description of Goods',
      net_qty: 'Qty.',
      net_uom: 'Unit of Measure',
      gross_weight_kg: 'Weight',
      origin_country: 'Country of Mfr',
      htsus: 'Harmonized Code',
      unit_price: 'Unit Value',
      entered_value: 'Total Value',
    },
    line: { entered_value: '1200', net_qty: '100', gross_weight_kg: '27.216', origin_country: 'VN' },
  },
  'UPS invoice': {
    headings: [
      'Units',
      'U/M',
      'Description of Goods/Part No.',
      'Harm. Code',
      'C/O',
      'Unit Value',
      'Total Value',
    ],
    row: ['100', 'PCS', 'Oak chair', '9401.69.8031', 'VN', '12.00', '1,200.00'],
    columns: {
      net_qty: 'Units',
      net_uom: 'U/M',
      description: 'Description of Goods/Part No.',
      htsus: 'Harm. Code',
      origin_country: 'C/O',
      unit_price: 'Unit Value',
      entered_value: 'Total Value',
    },
    line: { entered_value: '1200', net_qty: '100', net_uom: 'NO' },
  },
  'DHL commercial invoice': {
    headings: [
      'Item',
      'Full Description of Goods',
      'Commodity Code',
      'QTY',
      'UOM',
      'Unit Value',
      'Sub Total Value',
      'Unit Net Weight',
      'Net Weight',
      'Gross Weight',
      'Country of Manufacture/Origin',
    ],
    row: ['1', 'Oak chair', '94016980', '100', 'PCS', '12.00', '1,200.00', '0.5', '50', '60', 'Viet Nam'],
    columns: {
      part: 'Item',
      description: 'Full Description of Goods',
      htsus: 'Commodity Code',
      net_qty: 'QTY',
      net_uom: 'UOM',
      unit_price: 'Unit Value',
      entered_value: 'Sub Total Value',
      gross_weight_kg: 'Gross Weight',
      origin_country: 'Country of Manufacture/Origin',
    },
    line: { entered_value: '1200', gross_weight_kg: '60', origin_country: 'VN', htsus: '9401.69.80' },
  },
  'USPS customs declaration': {
    headings: [
      'Detailed description of contents (1)',
      'Quantity (2)',
      'Weight (3)',
      'Value (4) (US $)',
      'HS tariff number (7)',
      'Country of origin of goods (8)',
    ],
    row: ['Oak chair', '2', '5 lbs', '24.00', '9401.69', 'Vietnam'],
    columns: {
      description: 'Detailed description of contents (1)',
      net_qty: 'Quantity (2)',
      gross_weight_kg: 'Weight (3)',
      entered_value: 'Value (4) (US $)',
      htsus: 'HS tariff number (7)',
      origin_country: 'Country of origin of goods (8)',
    },
    line: { entered_value: '24', gross_weight_kg: '2.268', htsus: '9401.69' },
  },
  'Odoo export of invoice lines': {
    headings: [
      'Number',
      'Invoice lines/Label',
      'Invoice lines/Product/HS Code',
      'Invoice lines/Product/Country of Origin',
      'Invoice lines/Quantity',
      'Invoice lines/Unit of Measure',
      'Invoice lines/Unit Price',
      'Invoice lines/Subtotal',
      'Currency',
    ],
    row: ['INV/2026/7', 'Oak chair', '94016980', 'Vietnam', 100, 'Units', 12, 1200, 'EUR'],
    columns: {
      description: 'Invoice lines/Label',
      htsus: 'Invoice lines/Product/HS Code',
      origin_country: 'Invoice lines/Product/Country of Origin',
      net_qty: 'Invoice lines/Quantity',
      net_uom: 'Invoice lines/Unit of Measure',
      unit_price: 'Invoice lines/Unit Price',
      entered_value: 'Invoice lines/Subtotal',
      currency: 'Currency',
    },
    line: { entered_value: '1200', net_qty: '100', net_uom: 'NO', currency: 'EUR' },
  },
  'Odoo printed invoice': {
    headings: ['Description', 'Quantity', 'Unit Price', 'Taxes', 'Amount'],
    row: ['Oak chair', '100.00 Units', '12.00', '0% EX', '$ 1,200.00'],
    columns: {
      description: 'Description',
      net_qty: 'Quantity',
      unit_price: 'Unit Price',
      entered_value: 'Amount',
    },
    line: { entered_value: '1200', net_qty: '100.00', net_uom: 'NO' },
  },
  'SAP billing document': {
    headings: [
      'Item',
      'Material',
      'Material Description',
      'Billed Quantity',
      'SU',
      'Net price',
      'Net Value',
      'Curr.',
      'Gross Weight',
      'Weight Unit',
      'Country of Origin',
      'Commodity Code',
    ],
    row: [
      10,
      'OAK-118',
      'Oak chair',
      '100',
      'ST',
      '12,00',
      '1.200,00',
      'EUR',
      '60.000,0',
      'G',
      'VN',
      '94016980',
    ],
    columns: {
      part: 'Item',
      description: 'Material Description',
      net_qty: 'Billed Quantity',
      net_uom: 'SU',
      unit_price: 'Net price',
      entered_value: 'Net Value',
      currency: 'Curr.',
      gross_weight_kg: 'Gross Weight',
      weight_unit: 'Weight Unit',
      origin_country: 'Country of Origin',
      htsus: 'Commodity Code',
    },
    line: { entered_value: '1200', net_uom: 'NO', gross_weight_kg: '60', currency: 'EUR' },
  },
  'QuickBooks sales by product': {
    headings: ['Date', 'Product/Service', 'Memo/Description', 'SKU', 'Qty', 'Rate', 'Amount'],
    row: ['02/24/2026', 'Chairs', 'Oak chair', 'OAK-118', 100, 12, '1,200.00'],
    columns: {
      description: 'Memo/Description',
      part: 'SKU',
      net_qty: 'Qty',
      unit_price: 'Rate',
      entered_value: 'Amount',
    },
    line: { entered_value: '1200', description: 'Oak chair', part: 'OAK-118' },
  },
  'Xero export of invoices': {
    headings: [
      '*ContactName',
      '*InvoiceNumber',
      'Total',
      'InventoryItemCode',
      '*Description',
      '*Quantity',
      '*UnitAmount',
      'LineAmount',
      'TaxAmount',
      'Currency',
    ],
    row: [
      'Quang Minh',
      'INV-7',
      '4,000.00',
      'OAK-118',
      'Oak chair',
      '100',
      '12.00',
      '1,200.00',
      '0.00',
      'USD',
    ],
    columns: {
      part: 'InventoryItemCode',
      description: '*Description',
      net_qty: '*Quantity',
      unit_price: '*UnitAmount',
      entered_value: 'LineAmount',
      currency: 'Currency',
    },
    line: { entered_value: '1200', part: 'OAK-118' },
  },
  'Shopify export of orders': {
    headings: [
      'Name',
      'Currency',
      'Subtotal',
      'Total',
      'Lineitem quantity',
      'Lineitem name',
      'Lineitem price',
      'Lineitem sku',
      'Billing Country',
      'Shipping Country',
    ],
    row: ['#1001', 'USD', '1500.00', '1500.00', '100', 'Oak chair', '12.00', 'OAK-118', 'US', 'US'],
    columns: {
      currency: 'Currency',
      net_qty: 'Lineitem quantity',
      description: 'Lineitem name',
      unit_price: 'Lineitem price',
      part: 'Lineitem sku',
    },
    line: { net_qty: '100', entered_value: '' },
  },
  'Alibaba order': {
    headings: [
      'Item No.',
      'Product Name',
      'Specifications',
      'HS Code',
      'Place of Origin',
      'Quantity',
      'Unit',
      'Unit Price (USD)',
      'Total Price (USD)',
      'No. of Cartons',
      'G.W. (KGS)',
    ],
    row: [
      'OAK-118',
      'Oak chair',
      '45 x 50',
      '9401698031',
      'Binh Duong, Vietnam'.slice(12),
      '100',
      'Pieces',
      '12.00',
      '1200.00',
      '4',
      '60',
    ],
    columns: {
      part: 'Item No.',
      description: 'Product Name',
      htsus: 'HS Code',
      origin_country: 'Place of Origin',
      net_qty: 'Quantity',
      net_uom: 'Unit',
      unit_price: 'Unit Price (USD)',
      entered_value: 'Total Price (USD)',
      manifest_qty: 'No. of Cartons',
      gross_weight_kg: 'G.W. (KGS)',
    },
    line: { entered_value: '1200', origin_country: 'VN', htsus: '9401.69.8031' },
  },
}

describe.each(Object.entries(FORMS))('%s', (_, { headings, row, columns, line }) => {
  const sheet = { name: '', rows: [headings, row] }

  test('has each column under its field', () => {
    const found = Object.entries(findColumns(sheet).columns).map(([field, at]) => [field, headings[at]])
    expect(Object.fromEntries(found)).toEqual(columns)
  })

  test('gives the values of the line', () => {
    const [read] = readFoundSheet(sheet).rows
    const texts = Object.keys(line).map((field) => [field, read?.cells[field as ImportField]?.text])
    expect(Object.fromEntries(texts)).toEqual(line)
  })
})

test('without a column of values, quantity times price is proposed and not taken', () => {
  const { headings, row } = FORMS['Shopify export of orders']!
  const [read] = readFoundSheet({ name: '', rows: [headings, row] }).rows
  expect(read?.cells.entered_value).toMatchObject({ text: '', state: 'empty', proposal: '1200.00' })
})

test('a weight of one piece, and its unit, are no weight of a line', () => {
  const { columns } = findColumns({
    name: '',
    rows: [
      ['Description', 'Qty', 'Unit Gross Weight', 'Gross weight per piece', 'Item weight', 'Unit Weight'],
    ],
  })
  expect(columns).toEqual({ description: 0, net_qty: 1 })
})
