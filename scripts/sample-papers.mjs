/**
 * Writes the sample papers of /try: the invoice, packing list and arrival notice of one invented shipment. The gross
 * weight of the invoice differs from the others, as papers do. `node scripts/sample-papers.mjs`
 */
import { writeFileSync } from 'node:fs'
import { textPdf } from '@edfe/domain/test/fixtures'
import { inRoot } from './lib/paths.mjs'

const COLUMNS = [40, 95, 250, 325, 385, 425, 465, 520]
const row = (y, texts) => texts.map((text, column) => [COLUMNS[column], y, text])

const INVOICE = textPdf([
  [
    [40, 750, 'COMMERCIAL INVOICE'],
    [40, 730, 'Seller: Song Hong Lighting Co., Ltd.'],
    [325, 730, 'Invoice no.: SH-2611'],
    [40, 716, '88 Nguyen Van Linh, Hai Phong, Vietnam'],
    [40, 702, 'Terms of delivery: FOB Hai Phong'],
    [40, 688, 'Total cartons: 50 CTNS'],
    [325, 688, 'Gross weight: 690.00 KGS'],
    ...row(655, [
      'Item No',
      'Description of goods',
      'HS Code',
      'Origin',
      'Qty',
      'Unit',
      'Price',
      'Amount USD',
    ]),
    ...row(635, [
      'SH-18',
      'LED ceiling lamp, 18 W',
      '9405.11.6010',
      'Vietnam',
      '300',
      'PCS',
      '12.00',
      '3,600.00',
    ]),
    ...row(615, [
      'SH-24',
      'LED ceiling lamp, 24 W',
      '9405.11.6010',
      'Vietnam',
      '200',
      'PCS',
      '16.00',
      '3,200.00',
    ]),
    [95, 590, 'TOTAL'],
    [520, 590, '6,800.00'],
  ],
])

const PACKING_LIST = `PACKING LIST
Shipper: SONG HONG LIGHTING COMPANY LIMITED
Item No,Description of goods,Qty,Cartons,G.W. (KGS)
SH-18,"LED ceiling lamp, 18 W",300,30,390
SH-24,"LED ceiling lamp, 24 W",200,20,310.5
TOTAL,,500,50,700.5
`

const ARRIVAL_NOTICE = textPdf([
  [
    [40, 750, 'ARRIVAL NOTICE'],
    [40, 725, 'Shipper: Song Hong Lighting Co., Ltd.'],
    [40, 705, 'Vessel / voyage: PACIFIC LARK / 046E'],
    [325, 705, 'B/L No.: ONEYHPHG12345600'],
    [40, 685, 'Port of loading: HAI PHONG, VIETNAM'],
    [325, 685, 'Port of discharge: LONG BEACH, CA'],
    [40, 665, 'Arrival date: 24-NOV-2026'],
    [325, 665, 'On board date: 03-NOV-2026'],
    [40, 645, 'No. of packages: 50 CTNS'],
    [325, 645, 'Gross weight: 700.50 KGS'],
    [40, 625, 'Freight available at: Pier T Container Terminal'],
    [325, 625, 'FIRMS code: Y258'],
    [40, 605, 'Container: PLKU3041204'],
  ],
])

for (const [name, content] of Object.entries({
  'invoice.pdf': INVOICE,
  'packing-list.csv': PACKING_LIST,
  'arrival-notice.pdf': ARRIVAL_NOTICE,
}))
  writeFileSync(inRoot(`apps/web/src/papers/samples/${name}`), content)
