import { describe, expect, test } from 'vitest'
import { findColumns } from './find-columns.ts'
import { fieldOfHeading } from './headings.ts'
import { readFoundSheet } from './read-sheet.ts'

describe('what a heading says beside its name', () => {
  test.each([
    'Total (kg)',
    'Total kgs',
    'Total (lbs)',
    'Total (m)',
    'Amount of pcs',
    'Total (incl. VAT)',
    'Amount (per pc)',
    'Value (USD/kg) per unit',
    'Value %',
    "Amount (USD '000)",
    'Amount (k USD)',
    'Amount (in thousands)',
    'Amount (USD 000)',
    'Amount (USD 000s)',
    'Amount (cents)',
    'Value in lakhs',
    'Amount (USD mio)',
    '金额(万元)',
    'Declared value for carriage',
  ])('%j is no value of the line', (heading) => {
    expect(fieldOfHeading(heading)?.field).toBeUndefined()
  })

  test.each([
    'Weight (net)',
    'Weight (N.W.)',
    'Weight (g/m2)',
    'Weight (gsm)',
    'Weight (g/pc)',
    'G.W. (each)',
    'Weight (kg/ctn)',
    'Gross Weight (cwt)',
    'Gross Weight (KG/LBS)',
    'G.W. LB / KG',
    'Weight (in 100 kg)',
    'Gross Weight (short tons)',
    'G.W. (long tons)',
    'Gross Weight #',
    'Bruttogewicht (dt)',
    '毛重(斤)',
  ])('%j is no gross weight of the line', (heading) => {
    expect(fieldOfHeading(heading)?.field).toBeUndefined()
  })

  test.each([
    ['Country (ship from)', undefined],
    ['Tariff %', undefined],
    ['Rate %', undefined],
    ['Qty (pcs/ctn)', undefined],
    ['Unit price (per dozen)', undefined],
    ['UoM Desc', 'net_uom'],
    ['Country Description', undefined],
    ['Total (pcs)', 'net_qty'],
    ['Total (ctns)', 'manifest_qty'],
    ['Amount (USD)', 'entered_value'],
    ['Amount (Ft)', 'entered_value'],
    ['Amount excl. VAT', 'entered_value'],
    ['Line Total (without tax)', 'entered_value'],
    ['Net Total', 'entered_value'],
    ['Price (USD/kg)', 'unit_price'],
    ['Gross (kg)', 'gross_weight_kg'],
    ['UoM', 'net_uom'],
    ['U of M', 'net_uom'],
    ['C of O', 'origin_country'],
    ['COO Code', 'origin_country'],
  ])('%j is %s', (heading, field) => {
    expect(fieldOfHeading(heading)?.field).toBe(field)
  })

  test('a packing list with its weights under “Total (kg)” gives no value', () => {
    const [line] = readFoundSheet({
      name: '',
      rows: [
        ['Description', 'Qty', 'Gross (kg)', 'Net (kg)', 'Total (kg)'],
        ['Oak chair', 2, 10, 9, 20],
      ],
    }).rows
    expect(line?.cells.entered_value).toBeUndefined()
    expect(line?.cells.gross_weight_kg?.text).toBe('10')
  })

  test('“Gross” beside VAT is an amount with the tax, and no weight', () => {
    const { columns } = findColumns({
      name: '',
      rows: [['Description', 'Qty', 'Net amount', 'VAT', 'Gross']],
    })
    expect(columns).toEqual({ description: 0, net_qty: 1, entered_value: 2 })
  })

  test('a column of units without a known heading is no country', () => {
    const sheet = {
      name: '',
      rows: [
        ['Descrição do item', 'Qtd comprada', 'Un. med.', 'Valor'],
        ['Café torrado', '100', 'kg', '3000'],
      ],
    }
    expect(findColumns(sheet).columns.origin_country).toBeUndefined()
  })
})

describe('currencies in the heading of values', () => {
  test.each([
    ['Amount (Euro)', 'EUR'],
    ['Amount in Euros', 'EUR'],
    ['Amount/EUR', 'EUR'],
    ['AmountEUR', 'EUR'],
    ['amount_eur', 'EUR'],
    ['Amount (NTD)', 'TWD'],
    ['Amount (Yuan)', 'CNY'],
    ['Amount (CNH)', 'CNY'],
    ['Amount (Yen)', 'JPY'],
    ['Amount (Won)', 'KRW'],
    ['Amount (VNĐ)', 'VND'],
    ['Amount (TL)', 'TRY'],
    ['Amount (Kč)', 'CZK'],
    ['Amount (NIS)', 'ILS'],
    ['Amount (STG)', 'GBP'],
    ['Amount (Swiss Francs)', 'CHF'],
    ['Amount (Canadian Dollars)', 'CAD'],
    ['Amount (Can. $)', 'CAD'],
    ['Amount (US Dollars)', 'USD'],
    ['Unit price in Schweizer Franken', 'CHF'],
  ])('%j is in %s', (heading, code) => {
    const [description, quantity] = ['Description', 'Qty']
    const read = readFoundSheet({
      name: '',
      rows: [
        [description, quantity, heading],
        ['Oak chair', 2, 2400],
      ],
    })
    expect(read.named.code).toBe(code)
  })

  test.each([
    ['Amount (USD/EUR)', ['USD', 'EUR']],
    ['Amount (Rs.)', ['INR', 'PKR', 'LKR', 'NPR', 'MUR']],
    ['Amount (Pesos)', ['MXN', 'PHP', 'COP', 'CLP', 'ARS']],
  ])('%j may be in several, and a person says which', (heading, asked) => {
    const read = readFoundSheet({
      name: '',
      rows: [
        ['Description', 'Qty', heading],
        ['Oak chair', 2, 2400],
      ],
    })
    expect(read.named).toEqual({ code: undefined, asked })
  })
})
