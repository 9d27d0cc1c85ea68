import type { Paper } from './papers-of-the-world.cases.ts'

const CHAIR = { description: 'Oak chair', net_qty: '100', entered_value: '1200' }

/** Invoice forms and exports of programs in their versions and languages, with the rows that they add. */
export const EXPORTS: Record<string, Paper> = {
  'a UPS invoice with all rows of its foot': {
    sheet: `Units|U/M|Description of Goods/Part No.|Harm.Code|C/O|Unit Value|Total Value
100|PCS|Oak chair|9401.69.8031|VN|12.00|1,200.00
Additional Comments:||||Invoice Line Total:||1,200.00
||||Invoice Sub-Total:||1,200.00
||||Freight Charges:||30.00
||||Insurance:||5.00
||||Other (Specify Type):||0.00`,
    currency: 'USD',
    lines: [{ ...CHAIR, net_uom: 'NO', htsus: '9401.69.8031', origin_country: 'VN' }],
  },
  'a DHL invoice with the total of goods': {
    sheet: `Item|Full Description|Commodity Code|Country of Origin|Quantity|Unit Value|Subtotal|Subtotal Gross Weight
1|Oak chair|9401.69.8031|VN|100|12.00 USD|1,200.00 USD|60 kg
Total Goods Value||||||1,200.00 USD|`,
    currency: 'USD',
    lines: [{ ...CHAIR, gross_weight_kg: '60' }],
  },
  'a DHL invoice in Spanish': {
    sheet: `Descripción completa de la mercancía|Código arancelario|Cant.|Unidad|Valor unitario|Valor total|Peso neto|Peso bruto|País de fabricación/origen
Silla de roble|94016980|100|PCS|12,00|1.200,00|50|60|Vietnam
Valor total declarado|||||1.200,00|||`,
    currency: ['EUR', 'USD', 'MXN'],
    lines: [{ entered_value: '1200', gross_weight_kg: '60', origin_country: 'VN', htsus: '9401.69.80' }],
  },
  'an export of Odoo in French': {
    sheet: `Numéro|Lignes de facture/Libellé|Lignes de facture/Quantité|Lignes de facture/Unité de mesure|Lignes de facture/Prix unitaire|Lignes de facture/Sous-total|Devise
INV/7|Chaise|100|Unités|12|1200|EUR`,
    currency: 'EUR',
    lines: [{ description: 'Chaise', net_qty: '100', net_uom: 'NO', entered_value: '1200' }],
  },
  'an export of Odoo in German': {
    sheet: `Rechnungszeilen/Bezeichnung|Rechnungszeilen/Menge|Rechnungszeilen/Maßeinheit|Rechnungszeilen/Preis pro Einheit|Rechnungszeilen/Zwischensumme|Währung
Stuhl|100|Einheiten|12,00|1.200,00|EUR`,
    currency: 'EUR',
    lines: [{ description: 'Stuhl', net_qty: '100', net_uom: 'NO', entered_value: '1200' }],
  },
  'an export of Odoo by the names of its fields': {
    sheet: `move_name|name|quantity|product_uom_id|price_unit|price_subtotal|price_total|currency_id
INV/7|Oak chair|100|Units|12|1200|1428|EUR`,
    currency: 'EUR',
    lines: [{ ...CHAIR, net_uom: 'NO', currency: 'EUR' }],
  },
  'an export of Odoo with ordered and delivered quantities: the value is of the ordered one': {
    sheet: `Order Reference|Order Lines/Description|Order Lines/Quantity|Order Lines/Delivery Quantity|Order Lines/Unit Price|Order Lines/Subtotal
S01|Oak chair|100|90|12|1200
|Oak table|2|1|50|100`,
    currency: 'USD',
    lines: [CHAIR, { description: 'Oak table', net_qty: '2', entered_value: '100' }],
  },
  'a billing document of SAP in French': {
    sheet: `Poste|Article|Désignation|Qté facturée|UV|Valeur nette|Devise|Poids brut|Unité de poids|Pays d'origine|N° code import.
10|OAK-1|Chaise|100|ST|1.200,00|EUR|60.000,0|G|VN|94016980`,
    currency: 'EUR',
    lines: [
      { part: 'OAK-1', net_uom: 'NO', entered_value: '1200', gross_weight_kg: '60', htsus: '9401.69.80' },
    ],
  },
  'a billing document of SAP in Spanish': {
    sheet: `Pos.|Material|Denominación|Cantidad facturada|UMV|Valor neto|Moneda|Peso bruto|Unidad de peso|País de origen|Cód.mercancía
10|OAK-1|Silla|100|UN|1.200,00|EUR|60.000,0|G|VN|94016980`,
    currency: 'EUR',
    lines: [
      { part: 'OAK-1', net_uom: 'NO', entered_value: '1200', gross_weight_kg: '60', htsus: '9401.69.80' },
    ],
  },
  'a list of SAP whose weights have a unit under a heading that is not known': {
    sheet: `Material|Material description|Bill.qty|Net value|Gross weight|GewEh|Curr.
OAK-1|Oak chair|100|1,200.00|60,000|G|USD
OAK-2|Oak table|10|800.00|40,500|G|USD`,
    currency: 'USD',
    lines: [
      { part: 'OAK-1', gross_weight_kg: '60' },
      { part: 'OAK-2', gross_weight_kg: '40.5' },
    ],
  },
  'a list of SAP with the asterisk of its sum': {
    sheet: `Material|Material description|Bill.qty|SU|Net value|Curr.
OAK-1|Oak chair|100|EA|1,200.00|USD
OAK-2|Oak table|10|EA|800.00|USD
*||110|EA|2,000.00|USD`,
    currency: 'USD',
    lines: [CHAIR, { net_qty: '10', entered_value: '800' }],
  },
  'a report of QuickBooks with a sum for each item': {
    sheet: `Type|Date|Num|Memo|Name|Qty|U/M|Sales Price|Amount|Balance
Invoice|01/05/2026|1001|Oak chair|Acme|100|ea|12.00|1,200.00|1,200.00
Total Oak chair (Oak chair)|||||100|||1,200.00|1,200.00
Total Inventory|||||100|||1,200.00|1,200.00
TOTAL|||||100|||1,200.00|1,200.00`,
    currency: 'USD',
    lines: [CHAIR],
  },
  'an import sheet of QuickBooks': {
    sheet: `*InvoiceNo|*Customer|Item(Product/Service)|ItemDescription|ItemQuantity|ItemRate|*ItemAmount|Currency
1001|Acme|OAK-1|Oak chair|100|12|1200|CAD`,
    currency: 'CAD',
    lines: [{ ...CHAIR, part: 'OAK-1', unit_price: '12' }],
  },
  'an invoice of Xero with its tax': {
    sheet: `Item|Description|Quantity|Unit Price|Discount|Tax|Amount AUD
OAK-1|Oak chair|100.00|12.00|||1,200.00
||||Subtotal||1,200.00
||||TOTAL GST 10%||120.00`,
    currency: 'AUD',
    lines: [{ ...CHAIR, net_qty: '100.00' }],
  },
  'an order of Alibaba with the rows of its foot': {
    sheet: `Product name|Unit price|Quantity|Discount|Subtotal
Oak chair|USD 12.00|100 Pieces|0|USD 1,200.00
Shipping fee||||USD 100.00
Item subtotal||||USD 1,200.00`,
    currency: 'USD',
    lines: [CHAIR],
  },
  'a shipment list of Amazon': {
    sheet: `ASIN|Title|FNSKU|Units shipped|Declared value per unit|Total declared value|HTS code|Country of origin
B00X|Oak chair|X1|100|12.00|1200.00|9401698031|VN`,
    currency: 'USD',
    lines: [{ ...CHAIR, unit_price: '12.00', htsus: '9401.69.8031' }],
  },
  'an export of products of Shopify': {
    sheet: `Handle|Title|Variant SKU|Variant Grams|Variant Price|HS Code|Country of Origin|Quantity
oak|Oak chair|OAK-1|5000|12.00|940169|VN|10`,
    currency: 'USD',
    lines: [
      { part: 'OAK-1', description: 'Oak chair', net_qty: '10', unit_price: '12.00', htsus: '9401.69' },
    ],
  },
  'goods that are called a total': {
    sheet: `Description|Qty|Unit|Gross weight (kg)
Total station TS-7|2|PCS|12
Tripod|2|PCS|8`,
    currency: 'USD',
    lines: [
      { description: 'Total station TS-7', net_qty: '2' },
      { description: 'Tripod', net_qty: '2' },
    ],
  },
}
