import { describe, expect, test } from 'vitest'
import { read } from '../../test/lines-import/papers.ts'

describe('totals', () => {
  const HEADINGS = ['Description', 'Qty', 'Amount']
  const GOODS = [
    ['Oak table', 2, 2400],
    ['Oak bench', 1, 1500],
  ]

  test.each([
    'TTL',
    'TTL:',
    'TTL AMOUNT',
    'G.TOTAL',
    'G. TTL',
    'T O T A L',
    'Summe',
    'Gesamtbetrag',
    'Gesamtsumme',
    'Total général',
    'Totale',
    'Totaal',
    'Importe total',
    'Razem',
    'Tổng cộng',
    'GENEL TOPLAM',
    'Amount due',
    'Grand Total (USD)',
    '合 计',
    '总金额',
    '합계',
    'Итого',
    'Ogółem',
    'Totale documento',
    'Totale fattura',
    'Totaal excl. BTW',
    'Net à payer',
    'Rechnungssumme',
    'I alt',
    'Totalt',
    'Σύνολο',
    'Общо',
    'รวม',
    'الإجمالي',
    'SAY US DOLLARS THREE THOUSAND NINE HUNDRED ONLY',
    'Samtals',
    'Gwerth y cyfan',
  ])('a last row named %j is a total', (name) => {
    const sheet = read(HEADINGS, ...GOODS, [name, null, 3900])
    expect(sheet.rows).toHaveLength(2)
    expect(sheet.totals?.checks).toContainEqual({
      field: 'entered_value',
      read: '3900',
      stated: '3900',
      difference: '0',
    })
  })

  test.each(['Zwischensumme', 'Sous-total', 'SUB TTL', 'Übertrag', '小 计'])('%j is a subtotal', (name) => {
    const sheet = read(HEADINGS, ...GOODS, [name, null, 3900], ['Oak desk', 1, 100], ['Total', null, 4000])
    expect(sheet.rows).toHaveLength(3)
    expect(sheet.subtotals).toHaveLength(1)
  })

  test('a last row of numbers alone that sums the values is a total without its name', () => {
    const sheet = read(HEADINGS, ...GOODS, [null, 3, 3900])
    expect(sheet.rows).toHaveLength(2)
    expect(sheet.totals?.checks.map(({ difference }) => difference)).toEqual(['0', '0'])
  })

  test('a last row with a quantity and a value that are not both sums is goods, whatever it is called', () => {
    expect(read(HEADINGS, ...GOODS, ['Set of both', 1, 3900]).rows).toHaveLength(3)
    expect(read(HEADINGS, ...GOODS, ['Samtals', 3, 3900]).rows).toHaveLength(2)
  })

  test.each(['I alt', 'Kopā', 'Iš viso', 'Skupaj', 'TOT', 'סה"כ', 'Всього'])(
    'below one row of goods, %j is a total by its name',
    (name) => {
      expect(read(HEADINGS, ['Oak table', 2, 2400], [name, null, 2400]).rows).toHaveLength(1)
    },
  )

  test.each([
    'VAT 20%',
    'Freight',
    'Fracht',
    'Versandkosten',
    'MwSt. 19%',
    'Frais de port',
    'TVA 20%',
    'Spese di trasporto',
    'IVA 22%',
    'Verzendkosten',
    'BTW 21%',
    'Gastos de envío',
    'Flete marítimo',
    '运费',
    'Rabatt 5%',
    'Acompte 30%',
    '折扣',
  ])('a row %j is no goods, and is named', (name) => {
    const sheet = read(HEADINGS, ...GOODS, [name, null, 150], ['Total', null, 4050])
    expect(sheet.rows).toHaveLength(2)
    expect(sheet.charges).toEqual([{ row: 4, text: name }])
  })

  test.each(['Porto wine', 'Fruit port', 'Transport bag', 'IVA lamp', 'Remise en forme'])(
    'goods that are called %j are goods',
    (name) => {
      expect(read(HEADINGS, ...GOODS, [name, 3, 150]).rows).toHaveLength(3)
    },
  )

  test('goods whose name begins like a total are goods', () => {
    expect(read(HEADINGS, ...GOODS, ['Summer hats', 1, 50]).rows).toHaveLength(3)
    expect(read(HEADINGS, ...GOODS, ['Total station, theodolite', 1, 50]).rows).toHaveLength(3)
  })
})
