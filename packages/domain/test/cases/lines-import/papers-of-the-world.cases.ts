import type { ImportField } from '../../../src/lines-import/index.ts'

export interface Paper {
  /** The rows of the sheet, with '|' between its cells. */
  sheet: string
  /** The currency of the values; what is asked, where a person has to say it. */
  currency: string | readonly string[]
  /** What each line gets. */
  lines: readonly Partial<Record<ImportField, string>>[]
}

/** Invoices and packing lists of suppliers in their own words, and exports, which come in without a hand on the columns. */
export const PAPERS: Record<string, Paper> = {
  'a Turkish invoice': {
    sheet: `Ürün Adı|Miktar|Birim|Birim Fiyat|Tutar|Menşei|Brüt Kg
Pamuklu Havlu|1.200|Adet|2,50|3.000,00|Türkiye|250,5
GENEL TOPLAM||||3.000,00||250,5`,
    currency: ['TRY', 'USD', 'EUR'],
    lines: [
      {
        description: 'Pamuklu Havlu',
        net_qty: '1200',
        net_uom: 'NO',
        entered_value: '3000',
        origin_country: 'TR',
        gross_weight_kg: '250.5',
      },
    ],
  },
  'a Vietnamese invoice': {
    sheet: `Tên hàng|Số lượng|Đơn vị tính|Đơn giá (USD)|Thành tiền (USD)|Xuất xứ
Ghế gỗ sồi|100|cái|30,00|3.000,00|Việt Nam
Bộ bàn ăn|5|bộ|200,00|1.000,00|Việt Nam
Tổng cộng|105|||4.000,00|`,
    currency: 'USD',
    lines: [
      {
        description: 'Ghế gỗ sồi',
        net_qty: '100',
        net_uom: 'NO',
        unit_price: '30.00',
        entered_value: '3000',
        origin_country: 'VN',
      },
      { description: 'Bộ bàn ăn', net_uom: 'NO', entered_value: '1000' },
    ],
  },
  'a Polish invoice': {
    sheet: `Lp.|Nazwa towaru|Ilość|Jm|Cena netto|Wartość netto|Wartość brutto|Kraj pochodzenia|Kod CN|Waga brutto
1|Krzesło dębowe|100|szt.|48,00|4800,00|5904,00|Polska|9401 61 00|650,0
Razem|||||4800,00|5904,00|||650,0`,
    currency: ['PLN', 'EUR', 'USD'],
    lines: [
      {
        description: 'Krzesło dębowe',
        net_uom: 'NO',
        entered_value: '4800',
        htsus: '9401.61.00',
        origin_country: 'PL',
        gross_weight_kg: '650.0',
      },
    ],
  },
  'a Brazilian invoice': {
    sheet: `Descrição da mercadoria|Qtd|Un|Preço unitário|Preço total|NCM|País de origem|Peso líquido
Café torrado|100|kg|30,00|3.000,00|0901.21.00|Brasil|100,0`,
    currency: ['EUR', 'USD', 'BRL'],
    lines: [
      {
        description: 'Café torrado',
        net_qty: '100',
        net_uom: 'KG',
        entered_value: '3000',
        htsus: '0901.21.00',
        origin_country: 'BR',
      },
    ],
  },
  'a Korean invoice': {
    sheet: `품명|수량|단위|단가|금액|원산지|총중량
의자|10|개|12,500.00|125,000.00|대한민국|60.5
합계|10|||125,000.00||60.5`,
    currency: ['KRW', 'USD'],
    lines: [
      {
        description: '의자',
        net_qty: '10',
        net_uom: 'NO',
        entered_value: '125000',
        origin_country: 'KR',
        gross_weight_kg: '60.5',
      },
    ],
  },
  'a Chinese invoice with headings in two languages and two rows of the total': {
    sheet: `序号 No.|货号 Item No.|品名 Description|数量 QTY|单位 Unit|总价 Amount (USD)|箱数 CTNS|毛重 G.W.(KGS)|净重 N.W.(KGS)
1|HM-1|棉衬衫 Cotton shirt|120|件|420.00|10|85.0|80.0
2|HM-2|裤子 Trousers|60|条|300.00|5|50.0|45.0
||合计 TOTAL|180||720.00|15|135|125
||SAY TOTAL US DOLLARS SEVEN HUNDRED AND TWENTY ONLY||||||`,
    currency: 'USD',
    lines: [
      { part: 'HM-1', net_uom: 'NO', entered_value: '420', manifest_qty: '10', gross_weight_kg: '85.0' },
      { part: 'HM-2', net_uom: 'NO', entered_value: '300', manifest_qty: '5', gross_weight_kg: '50.0' },
    ],
  },
  'an invoice with the currency and the unit in cells of their own': {
    sheet: `Description|Qty||Unit Price||Amount|
Oak chair|100|PCS|EUR|12.00|EUR|1200.00
Oak table|10|SETS|EUR|20.00|EUR|200.00`,
    currency: 'EUR',
    lines: [
      { net_qty: '100', net_uom: 'NO', unit_price: '12.00', entered_value: '1200' },
      { net_qty: '10', net_uom: 'NO', unit_price: '20.00', entered_value: '200' },
    ],
  },
  'a proforma invoice with the terms below its headings': {
    sheet: `Item No.|Picture|Product Description|Quantity|Unit Price|FOB|Total Amount
|||(PCS)|USD|SHENZHEN|USD
OAK-1||Oak chair|2|12.00||24.00`,
    currency: 'USD',
    lines: [{ part: 'OAK-1', description: 'Oak chair', net_qty: '2', net_uom: 'NO', entered_value: '24' }],
  },
  'a British invoice with its tax': {
    sheet: `Code|Details|Qty|Price £|Net £|VAT|Gross
OAK-1|Oak chair|2|12.00|24.00|4.80|28.80
TOTAL||||24.00|4.80|28.80`,
    currency: 'GBP',
    lines: [{ net_qty: '2', unit_price: '12.00', entered_value: '24' }],
  },
  'a packing list by cartons': {
    sheet: `CTN NO.|DESCRIPTION|QTY/CTN|CTNS|TOTAL QTY|G.W./CTN|TOTAL G.W. (KG)|TOTAL N.W. (KG)
1-10|Oak chair|2|10|20|12|120|110`,
    currency: 'USD',
    lines: [{ net_qty: '20', manifest_qty: '10', gross_weight_kg: '120' }],
  },
  'a sheet of FedEx Ship Manager': {
    sheet: `Commodity Description|Commodity Unit of Measure|Commodity Quantity|Commodity Unit Value|Commodity Customs Value|Commodity Weight|Commodity Country of Manufacture|Commodity Harmonized Code
Oak chair|EA|2|12.00|24.00|5.0 LB|VN|9401698031`,
    currency: 'USD',
    lines: [
      {
        net_qty: '2',
        net_uom: 'NO',
        unit_price: '12.00',
        entered_value: '24',
        gross_weight_kg: '2.268',
        origin_country: 'VN',
        htsus: '9401.69.8031',
      },
    ],
  },
  'a sheet of UPS WorldShip': {
    sheet: `Description of Goods|Inv-Harmonized Code|Inv-UnitOfMeasure|Inv-Quantity|Inv-UnitPrice|Inv-CountryOfOrigin|Inv-CurrencyCode
Oak chair|9401698031|PCS|2|12.00|VN|EUR`,
    currency: 'EUR',
    lines: [{ net_qty: '2', net_uom: 'NO', unit_price: '12.00', entered_value: '', origin_country: 'VN' }],
  },
  'a German delivery of SAP with grams': {
    sheet: `Position|Material|Bezeichnung|Menge|BME|Nettopreis|Nettowert|Währg|Bruttogew.|Gew.einh.|Urspr.land|Stat. Warennr.
10|OAK-118|Stuhl|100|ST|12,00|1.200,00|EUR|60.000,0|G|VN|94016980`,
    currency: 'EUR',
    lines: [
      {
        part: 'OAK-118',
        net_uom: 'NO',
        entered_value: '1200',
        gross_weight_kg: '60',
        origin_country: 'VN',
        htsus: '9401.69.80',
      },
    ],
  },
  'an export of NetSuite with the amounts of the books too': {
    sheet: `Item|Description|Quantity|Units|Rate|Amount|Amount (Foreign Currency)|Currency
OAK-1|Oak chair|2|Each|12.00|26.40|24.00|EUR`,
    currency: 'EUR',
    lines: [{ entered_value: '24', unit_price: '12.00' }],
  },
  'an Indian invoice with its tax': {
    sheet: `Sr No|Description of Goods|HSN Code|Qty|UQC|Rate (INR)|Amount (INR)|IGST %|IGST Amt
1|Cotton bedsheet|63041930|1,000|PCS|250.00|2,50,000.00|5|12,500.00`,
    currency: 'INR',
    lines: [{ net_qty: '1000', net_uom: 'NO', entered_value: '250000', htsus: '6304.19.30' }],
  },
  'a sheet of WooCommerce': {
    sheet: `Order ID|Item Name|SKU|Quantity|Item Cost|Item Total|Item Tax|Shipping Country
7|Oak chair|OAK-1|2|12.00|24.00|0|US`,
    currency: 'USD',
    lines: [{ part: 'OAK-1', net_qty: '2', entered_value: '24' }],
  },
}
