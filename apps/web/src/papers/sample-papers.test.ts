import { readFoundSheet } from '@edfe/domain/lines-import'
import { kindOfPaper, mergePapers, type PaperText, packedSheet, valuesOfPaper } from '@edfe/domain/papers'
import { linesOfText, tableOfText } from '@edfe/domain/pdf-text'
import { readFile as readSheetFile } from '@edfe/sheet-file/read-file'
import { expect, test } from 'vitest'
import { readPdfText } from '../pdf/read-pdf-text.ts'
import arrivalNotice from './samples/arrival-notice.pdf?raw'
import invoice from './samples/invoice.pdf?raw'
import packingList from './samples/packing-list.csv?raw'

async function printed(pdf: string): Promise<PaperText> {
  const items = await readPdfText(new Blob([pdf]))
  const table = tableOfText(items, '')
  return { text: linesOfText(items), sheets: table ? [table] : [] }
}

async function sheet(csv: string): Promise<PaperText> {
  const result = await readSheetFile(new TextEncoder().encode(csv))
  if (!result.ok) throw new Error(result.refusal)
  const { sheets } = result
  return { sheets, text: sheets.flatMap(({ rows }) => rows.map((row) => row.join('   '))).join('\n') }
}

test('the sample papers are known for what they are, and differ in the gross weight alone', async () => {
  const papers = {
    invoice: await printed(invoice),
    packing: await sheet(packingList),
    notice: await printed(arrivalNotice),
  }
  const readings = Object.entries(papers).map(([id, paper]) => {
    const kind = kindOfPaper(paper, '')
    return { id, kind, values: valuesOfPaper(kind, paper) }
  })
  expect(readings.map(({ kind }) => kind)).toEqual(['commercial_invoice', 'packing_list', 'arrival_notice'])
  const { agreed, contradictions } = mergePapers(readings)
  expect(contradictions.map(({ field, choices }) => [field, choices.map(({ value }) => value)])).toEqual([
    ['line_items.0.gross_weight_kg', ['690.00', '700.5']],
  ])
  expect(Object.fromEntries(agreed.map(({ field, value }) => [field, value]))).toMatchObject({
    'shipment_origin.mode_of_transport': '11',
    'shipment_origin.bill_of_lading': 'ONEYHPHG12345600',
    'shipment_origin.importing_carrier': 'PACIFIC LARK',
    'shipment_origin.import_date': '2026-11-24',
    'shipment_origin.export_date': '2026-11-03',
    'shipment_origin.country_of_origin': 'VN',
    'shipment_origin.incoterm': 'FOB',
    'parties.seller.name': 'Song Hong Lighting Co., Ltd.',
    'parties.firms_code': 'Y258',
    'line_items.0.manifest_qty': '50',
    currency: 'USD',
  })
  const packed = packedSheet(papers.invoice.sheets[0]!, papers.packing.sheets[0]!)
  expect(
    readFoundSheet(packed).rows.map(({ cells }) =>
      (['part', 'htsus', 'entered_value', 'gross_weight_kg', 'manifest_qty'] as const).map(
        (field) => cells[field]?.text,
      ),
    ),
  ).toEqual([
    ['SH-18', '9405.11.6010', '3600', '390', '30'],
    ['SH-24', '9405.11.6010', '3200', '310.5', '20'],
  ])
})
