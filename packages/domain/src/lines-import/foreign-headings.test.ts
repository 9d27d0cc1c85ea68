import { describe, expect, test } from 'vitest'
import { findColumns } from './find-columns.ts'
import { fieldOfHeading } from './headings.ts'
import type { ImportField, RawCell } from './index.ts'
import { readFoundSheet } from './read-sheet.ts'

const NAMES: Partial<Record<ImportField, string>> = {
  part: 'Artikelnummer|Artikel-Nr.|Art.-Nr.|Réf. article|Code article|Codice articolo|Cod. Art.|Artikelnr.|Artikelcode|Código de artículo|Referencia|货号|型號',
  description:
    'Artikelbezeichnung|Warenbezeichnung|Beschreibung|Désignation|Désignation des marchandises|Libellé|Descrizione|Descrizione merce|Omschrijving|Descripción|Descripción de la mercancía|Concepto|品名|貨物名稱|商品名',
  htsus:
    'Zolltarifnummer|Zolltarif-Nr.|Warennummer|Stat. Warennr.|Code douanier|Nomenclature douanière|Code SH|Codice doganale|Nomenclatura combinata|Goederencode|GN-code|Código arancelario|Fracción arancelaria|海关编码|HS编码|税号',
  origin_country:
    "Ursprungsland|Ursprung|Pays d'origine|Pays d’origine|Origine|Paese di origine|Paese d'origine|Land van herkomst|Land van oorsprong|País de origen|Origen|原产国|原產地",
  net_qty:
    'Menge|Anzahl|Stückzahl|Quantité|Qté|Quantità|Q.tà|Qtà|Aantal|Hoeveelheid|Cantidad|Cant.|Uds.|数量|數量',
  net_uom:
    'Einheit|Mengeneinheit|ME|Unité|Unité de mesure|Unità di misura|U.M.|Eenheid|Unidad|Unidad de medida|单位|単位',
  unit_price:
    'Einzelpreis|Stückpreis|E-Preis|Einzelpreis (EUR)|Prix unitaire|P.U. HT|Prix unitaire HT|Prezzo unitario|Prezzo unit.|Stuksprijs|Prijs per stuk|Eenheidsprijs|Precio unitario|P. unitario|单价|単価',
  currency: 'Währung|Devise|Valuta|Moneda|Divisa|币种',
  entered_value:
    'Gesamtpreis|Betrag|Betrag EUR|Gesamtbetrag|Nettobetrag|Warenwert|Montant HT|Total HT|Prix total|Valeur|Importo|Prezzo totale|Totale|Bedrag|Totaalbedrag|Totaal|Importe|Precio total|Valor|金额|总价',
  gross_weight_kg:
    'Bruttogewicht|Bruttogewicht (kg)|Gewicht brutto|Poids brut|Poids brut (kg)|Peso lordo|Peso lordo kg|Brutogewicht|Bruto gewicht|Peso bruto|毛重|毛重(KG)|总毛重',
  manifest_qty:
    'Packstücke|Anzahl Kartons|Nombre de colis|Nb. de colis|Numero colli|Aantal colli|Bultos|箱数',
}
test.each(Object.entries(NAMES).flatMap(([field, names]) => names.split('|').map((name) => [name, field])))(
  '%j is the heading of the %s',
  (name, field) => {
    expect(fieldOfHeading(name!)?.field).toBe(field)
  },
)

test.each([
  'Nettogewicht',
  'Nettogewicht kg',
  'Poids net (kg)',
  'Peso netto',
  'Peso neto',
  '净重',
  'Brutto',
  'Netto',
  'Montant TTC',
  'Prix TTC',
  'MwSt.',
  'TVA',
  'Lieferland',
  'Bestimmungsland',
  'Pays de destination',
  'Pos.',
  'Rabatt',
  'Référence',
  'Poids unitaire',
])('%j is no heading of a line', (name) => {
  expect(fieldOfHeading(name)).toBeUndefined()
})

const readOf = (...rows: RawCell[][]) => readFoundSheet({ name: '', rows })

describe('invoices in other languages', () => {
  test.each([
    [
      'German',
      'Pos.|Artikelnummer|Bezeichnung|Menge|Einheit|Einzelpreis|Gesamtpreis|Bruttogewicht (kg)|Ursprungsland',
      'Summe',
    ],
    [
      'French',
      'N°|Code article|Désignation|Qté|Unité|Prix unitaire HT|Montant HT|Poids brut (kg)|Pays d’origine',
      'Total HT',
    ],
    [
      'Italian',
      'Riga|Codice articolo|Descrizione|Q.tà|U.M.|Prezzo unitario|Importo|Peso lordo kg|Paese di origine',
      'Totale',
    ],
    [
      'Dutch',
      'Regel|Artikelnr.|Omschrijving|Aantal|Eenheid|Stuksprijs|Bedrag|Brutogewicht|Land van herkomst',
      'Totaal',
    ],
    [
      'Spanish',
      'Línea|Código de artículo|Descripción|Cantidad|Unidad|Precio unitario|Importe|Peso bruto|País de origen',
      'Importe total',
    ],
    ['Chinese', '序号|货号|品名|数量|单位|单价|金额|毛重(KG)|原产国', '合计'],
  ])('one in %s becomes lines, and its currency is asked for', (_, headings, total) => {
    const sheet = readOf(
      headings.split('|'),
      ['1', 'HM-1', 'Tisch', '2', 'ST', '1.200,50', '2.401,00', '25,5', 'Italia'],
      ['2', 'HM-2', 'Bank', '1', 'ST', '300,00', '300,00', '10,0', 'Italia'],
      [null, null, total, null, null, null, '2.701,00', null, null],
    )
    expect(sheet.rows).toHaveLength(2)
    expect(sheet.rows[0]?.cells).toMatchObject({
      part: { text: 'HM-1' },
      net_qty: { text: '2' },
      net_uom: { text: 'NO', state: 'mended' },
      entered_value: { text: '2401' },
      gross_weight_kg: { text: '25.5' },
      origin_country: { text: 'IT' },
    })
    expect(sheet.totals?.checks).toContainEqual(
      expect.objectContaining({ field: 'entered_value', difference: '0' }),
    )
    expect(sheet.named.code).toBeUndefined()
    expect(sheet.named.asked.length).toBeGreaterThan(1)
    expect(sheet.unknown).toEqual([])
  })

  test.each([
    ['Betrag EUR', []],
    ['Betrag', ['Währung: EUR']],
    ['Montant HT (€)', []],
  ])('the currency over or above %s is not asked for', (heading, title) => {
    const sheet = readOf(title, ['Bezeichnung', 'Menge', heading], ['Tisch', 2, 2400])
    expect(sheet.named).toEqual({ code: 'EUR', asked: [] })
  })

  test('a country of delivery is no origin, although its column holds countries', () => {
    const { columns } = findColumns({
      name: '',
      rows: [
        ['Bezeichnung', 'Menge', 'Lieferland', 'Country of melt and pour'],
        ['Tisch aus Eiche', 2, 'Deutschland', 'China'],
      ],
    })
    expect(columns).toEqual({ description: 0, net_qty: 1 })
  })
})

describe('columns that are not understood', () => {
  test('are named while a value that lines need has none', () => {
    const sheet = readOf(['Megnevezés', 'Mennyiség', 'Érték', 'Megjegyzés'], ['Stół dębowy', 2, 2400, 'x'])
    expect(sheet.unknown).toEqual(['Mennyiség', 'Érték', 'Megjegyzés'])
    expect(sheet.rows.map(({ cells }) => cells.description?.text)).toEqual(['Stół dębowy'])
  })

  test('are not named when they are known to be something else, or nothing is lacking', () => {
    const known = ['Description', 'Qty', 'UOM', 'Amount', 'G.W.']
    expect(readOf([...known, 'Farbe'], ['Oak table', 2, 'PCS', 2400, 25, 'rot']).unknown).toEqual([])
    expect(readOf(['Description', 'Qty', 'CBM', 'VAT Amount'], ['Oak table', 2, 1, 3]).unknown).toEqual([])
  })
})
