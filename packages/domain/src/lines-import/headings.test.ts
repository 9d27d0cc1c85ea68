import { expect, test } from 'vitest'
import { fieldOfHeading } from './headings.ts'
import type { ImportField } from './import-columns.ts'

/** Headings as suppliers, carriers and accounting programs print them. */
const NAMES: [ImportField, string[]][] = [
  [
    'description',
    [
      'Product Description',
      'Part Description',
      'Material description',
      'article_description',
      'PART_NUMBER_DESCRIPTION',
      'Full Description of Goods',
      'DESCRIPTION OF MERCHANDISE',
      'Detailed description',
    ],
  ],
  [
    'part',
    [
      'P/N',
      'Article No.',
      'Model No.',
      'Item #',
      'Part #',
      'SKU',
      'Material Number',
      'Vendor Part No.',
      'PartNumber',
    ],
  ],
  [
    'order',
    [
      'PO',
      'P.O.',
      'PO #',
      'P.O. No.',
      'PO Number',
      'po_number',
      'PONumber',
      'Purchase order',
      'Purchase Order No.',
      'Order no.',
      'Order Number',
      'Customer PO',
      "Buyer's Order No.",
      'Your order no.',
      'Bestellnummer',
      'N° de commande',
      'Orden de compra',
      '订单号',
    ],
  ],
  [
    'htsus',
    [
      'H.S. Code',
      'Harmonized Code',
      'EU Commodity Code',
      'classification_code',
      'CommodityCode',
      'HTS Code (US)',
      'Harmonised System Code',
      'Customs Tariff No.',
      'HSN Code',
    ],
  ],
  [
    'origin_country',
    [
      'CountryOrigin',
      'Co. of Origin',
      'Country Code',
      'Origin Country',
      'Country of Manufacture',
      'Country/Territory of Manufacture',
      'COUNTRY OF MFR',
      'C.O.O.',
      'Place of Origin',
    ],
  ],
  [
    'net_qty',
    [
      'Unit Qty',
      'Order qty',
      'Total Qty',
      'Qty Shipped',
      'Qty Ordered',
      'Quantity (PCS)',
      'QUANTITY_SHIPPED',
      "Q'ty",
    ],
  ],
  [
    'manifest_qty',
    ['Number of packages', 'No. of pkgs', 'TOTAL NUMBER OF CASES', 'No. of Ctns', 'Total Cartons', 'PKGS'],
  ],
  [
    'entered_value',
    [
      'Line Amount',
      'Net Amount',
      'Ext. Price',
      'Extended Amount',
      'Line Total',
      'Total Customs Value',
      'US$ Amount',
      'Amount (USD)',
    ],
  ],
  [
    'gross_weight_kg',
    ['Total Gross Weight', 'Gross Mass', 'Gross Wt.', 'G.W./kg', 'GROSS_WEIGHT', 'GrossWeight'],
  ],
  ['unit_price', ['UnitPrice', 'unit_price', 'Unit Cost', 'U. Price', 'Price', 'Rate', 'FOB Unit Price']],
  ['net_uom', ['Unit of Measure', 'UOM', 'U/M', 'Unit Of Measurement', 'Sales Unit']],
]
test.each(NAMES.flatMap(([field, names]) => names.map((name) => [name, field] as const)))(
  '%j is the heading of the %s',
  (name, field) => {
    expect(fieldOfHeading(name)?.field).toBe(field)
  },
)

test.each([
  'Net Weight',
  'N.W. (KGS)',
  'Unit Weight',
  'CBM',
  'S/No.',
  'Destination Country',
  'Country of Destination',
  'Qty per carton',
  'PCS/CTN',
  'Carton No.',
  'VAT Amount',
  'Type of packaging',
  'Shipping Country',
  'Insured value',
  'Schedule B',
  'HS Description',
  'Discount Amount',
  'Unit Price Currency',
  'PO Date',
  'PO Line',
  'Purchase order line',
  'PO No. of cartons',
])('%j names no field of a line', (name) => {
  expect([undefined, 'currency']).toContain(fieldOfHeading(name)?.field)
})
