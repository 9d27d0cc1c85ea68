import { plainHeading } from './heading-words.ts'
import type { ImportField } from './import-columns.ts'

/** The currencies to ask about first when a sheet with headings in a language names none. */
type Language = 'de' | 'fr' | 'it' | 'nl' | 'es' | 'pt' | 'tr' | 'pl' | 'vi' | 'zh' | 'ko'
const CURRENCIES: Readonly<Record<Language, readonly string[]>> = {
  de: ['EUR', 'USD', 'CHF'],
  fr: ['EUR', 'USD', 'CHF', 'CAD'],
  it: ['EUR', 'USD', 'CHF'],
  nl: ['EUR', 'USD'],
  es: ['EUR', 'USD', 'MXN'],
  pt: ['EUR', 'USD', 'BRL'],
  tr: ['TRY', 'USD', 'EUR'],
  pl: ['PLN', 'EUR', 'USD'],
  vi: ['VND', 'USD'],
  zh: ['CNY', 'USD', 'TWD', 'JPY'],
  ko: ['KRW', 'USD'],
}

type Words = Partial<Record<ImportField, string>>

/**
 * Headings of suppliers that write in their own language, without marks. A word that means something else in English, or
 * may name two columns, is not here: 'Référence' is an order as well, 'Brutto' a weight as well as a price.
 */
const HEADINGS: Readonly<Record<Language, Words>> = {
  de: {
    order:
      'BESTELLNUMMER, BESTELLNR, BESTELL NR, IHRE BESTELLNUMMER, IHRE BESTELLUNG, KUNDENBESTELLNUMMER, BESTELLUNG',
    part: 'ARTIKELNUMMER, ARTIKELNR, ARTIKEL NR, ART NR, ARTNR, ARTIKELCODE, TEILENUMMER, MATERIALNUMMER, SACHNUMMER, ARTIKEL',
    description:
      'ARTIKELBEZEICHNUNG, WARENBEZEICHNUNG, BEZEICHNUNG, BESCHREIBUNG, ARTIKELBESCHREIBUNG, PRODUKTBESCHREIBUNG, PRODUKT, LEISTUNG, WARE',
    htsus:
      'ZOLLTARIFNUMMER, ZOLLTARIFNR, ZOLLTARIF NR, ZOLLTARIF, WARENNUMMER, WARENNR, STATISTISCHE WARENNUMMER, STAT WARENNR, STAT WARENNUMMER, TARIFNUMMER, HS NUMMER',
    origin_country: 'URSPRUNGSLAND, URSPR LAND, URSPRUNG, WARENURSPRUNG, HERKUNFTSLAND, HERSTELLUNGSLAND',
    net_qty:
      'FAKTURIERTE MENGE, FAKTURAMENGE, MENGE, ANZAHL, STUCKZAHL, STUCK, LIEFERMENGE, GELIEFERTE MENGE',
    net_uom: 'EINHEIT, MENGENEINHEIT, ME, VME, VERKAUFSMENGENEINHEIT, MASSEINHEIT',
    unit_price:
      'EINZELPREIS, EINZELPREIS NETTO, NETTOPREIS, STUCKPREIS, PREIS PRO STUCK, PREIS JE EINHEIT, PREIS PRO EINHEIT, PREIS EINHEIT, E PREIS, EP, PREIS',
    currency: 'WAHRUNG, WAHR',
    entered_value:
      'GESAMTPREIS, GESAMTBETRAG, GESAMTWERT, GESAMTPREIS NETTO, GESAMT NETTO, NETTOBETRAG, NETTOWERT, WARENWERT, ZOLLWERT, ' +
      'POSITIONSWERT, BETRAG, BETRAG NETTO, G PREIS, GP, GESAMT, SUMME, WERT, ZWISCHENSUMME',
    weight_unit: 'GEWICHTSEINHEIT, GEW EINH',
    gross_weight_kg: 'BRUTTOGEWICHT, BRUTTOGEW, GEWICHT BRUTTO, BRUTTO GEWICHT, GESAMTGEWICHT, GEWICHT',
    manifest_qty: 'PACKSTUCKE, ANZAHL PACKSTUCKE, KARTONS, ANZAHL KARTONS, KOLLI, ANZAHL KOLLI',
  },
  fr: {
    order:
      'NUMERO DE COMMANDE, NO COMMANDE, N COMMANDE, NO DE COMMANDE, N DE COMMANDE, VOTRE COMMANDE, REFERENCE COMMANDE, BON DE COMMANDE, COMMANDE',
    part: 'REFERENCE ARTICLE, REF ARTICLE, CODE ARTICLE, REFERENCE PRODUIT, CODE PRODUIT, NO ARTICLE',
    description:
      'DESIGNATION DES MARCHANDISES, DESIGNATION, DESIGNATION ARTICLE, DESCRIPTION DES MARCHANDISES, DESCRIPTION PRODUIT, LIBELLE, PRODUIT',
    htsus:
      'CODE DOUANIER, CODE DOUANE, CODES DOUANIERS, NOMENCLATURE DOUANIERE, CODE SH, NOMENCLATURE, POSITION TARIFAIRE, NO TARIFAIRE, NO CODE IMPORT, N CODE IMPORT, CODE IMPORT',
    origin_country: 'PAYS DORIGINE, PAYS D ORIGINE, PAYS ORIGINE, ORIGINE, PAYS DE FABRICATION',
    net_qty:
      'QUANTITE FACTUREE, QTE FACTUREE, QTY FACTUREE, QUANTITE, QTE, QTE LIVREE, QUANTITE LIVREE, QTES, NOMBRE DE PIECES',
    net_uom: 'UNITE, UNITE DE MESURE, UNITES, UNITE DE VENTE, UV',
    unit_price: 'PRIX UNITAIRE, PRIX UNITAIRE HT, PRIX UNIT, PRIX UNIT HT, PU, PU HT, PRIX U, PRIX',
    currency: 'DEVISE, MONNAIE',
    entered_value:
      'PRIX TOTAL, PRIX TOTAL HT, MONTANT HT, MONTANT TOTAL, MONTANT TOTAL HT, MONTANT NET, MONTANT, TOTAL HT, VALEUR TOTALE, VALEUR EN DOUANE, VALEUR NETTE, VALEUR, SOUS TOTAL',
    weight_unit: 'UNITE DE POIDS',
    gross_weight_kg: 'POIDS BRUT, POIDS BRUT TOTAL, POIDS TOTAL, POIDS',
    manifest_qty: 'NOMBRE DE COLIS, NB COLIS, NB DE COLIS, NOMBRE COLIS, CARTONS',
  },
  it: {
    order: 'NUMERO ORDINE, N ORDINE, NO ORDINE, VOSTRO ORDINE, VS ORDINE, ORDINE DI ACQUISTO, ORDINE',
    part: 'CODICE ARTICOLO, COD ARTICOLO, COD ART, ARTICOLO, CODICE PRODOTTO',
    description:
      'DESCRIZIONE, DESCRIZIONE MERCE, DESCRIZIONE DEI BENI, DESCRIZIONE ARTICOLO, DESCRIZIONE DELLA MERCE, DENOMINAZIONE, PRODOTTO',
    htsus:
      'CODICE DOGANALE, VOCE DOGANALE, NOMENCLATURA COMBINATA, NOMENCLATURA, COD DOGANALE, CODICE TARIC, TARIFFA DOGANALE',
    origin_country: 'PAESE DI ORIGINE, PAESE DORIGINE, PAESE D ORIGINE, PAESE ORIGINE',
    net_qty: 'QUANTITA FATTURATA, QUANTITA, QTA, Q TA, Q TA PEZZI, QUANT, NUMERO PEZZI, PEZZI',
    net_uom: 'UNITA DI MISURA, UNITA MISURA, UNITA',
    unit_price: 'PREZZO UNITARIO, PREZZO UNIT, PREZZO, PREZZO NETTO, PREZZO CAD',
    currency: 'VALUTA, DIVISA',
    entered_value:
      'PREZZO TOTALE, IMPORTO TOTALE, IMPORTO NETTO, IMPORTO, VALORE TOTALE, VALORE NETTO, VALORE, TOTALE RIGA, TOTALE, IMPONIBILE, SUBTOTALE',
    weight_unit: 'UNITA DI PESO',
    gross_weight_kg: 'PESO LORDO, PESO LORDO TOTALE, PESO TOTALE, PESO',
    manifest_qty: 'NUMERO COLLI, NR COLLI, N COLLI',
  },
  nl: {
    order: 'BESTELNUMMER, INKOOPORDERNUMMER, INKOOPORDER, UW BESTELNUMMER, UW ORDERNUMMER',
    part: 'ARTIKELNUMMER, ARTIKELNR, ARTIKELCODE, PRODUCTCODE, ARTNR',
    description: 'OMSCHRIJVING, ARTIKELOMSCHRIJVING, GOEDERENOMSCHRIJVING, PRODUCTOMSCHRIJVING, BESCHRIJVING',
    htsus: 'GOEDERENCODE, GN CODE, DOUANECODE, STATISTIEKNUMMER, TARIEFCODE',
    origin_country: 'LAND VAN HERKOMST, LAND VAN OORSPRONG, OORSPRONG, HERKOMST',
    net_qty: 'AANTAL, HOEVEELHEID, AANTAL STUKS, STUKS',
    net_uom: 'EENHEID',
    unit_price:
      'STUKSPRIJS, STUKPRIJS, EENHEIDSPRIJS, PRIJS PER STUK, PRIJS PER EENHEID, PRIJS EXCL BTW, PRIJS',
    currency: 'MUNTEENHEID',
    entered_value:
      'TOTAALPRIJS, TOTAALBEDRAG, REGELTOTAAL, TOTAAL EXCL BTW, BEDRAG EXCL BTW, BEDRAG, TOTAAL, TOTALE WAARDE, NETTOWAARDE, WAARDE, SUBTOTAAL',
    gross_weight_kg: 'BRUTOGEWICHT, BRUTO GEWICHT, TOTAALGEWICHT, GEWICHT',
    manifest_qty: 'AANTAL COLLI, AANTAL DOZEN, DOZEN',
  },
  es: {
    order:
      'ORDEN DE COMPRA, NO ORDEN DE COMPRA, NUMERO DE ORDEN DE COMPRA, PEDIDO, NO PEDIDO, NO DE PEDIDO, NUMERO DE PEDIDO, SU PEDIDO',
    part: 'CODIGO ARTICULO, CODIGO DE ARTICULO, CODIGO PRODUCTO, CODIGO DE PRODUCTO, REFERENCIA, ARTICULO',
    description:
      'DESCRIPCION, DESCRIPCION DE LA MERCANCIA, DESCRIPCION MERCANCIA, DESCRIPCION DEL PRODUCTO, DENOMINACION, DESCRIPCION COMPLETA DE LA MERCANCIA, CONCEPTO, ETIQUETA, PRODUCTO, MERCANCIA',
    htsus:
      'CODIGO ARANCELARIO, PARTIDA ARANCELARIA, FRACCION ARANCELARIA, CODIGO TARIC, CODIGO HS, POSICION ARANCELARIA, COD MERCANCIA, CODIGO DE MERCANCIA, CODIGO DE MERCANCIAS, CODIGO ESTADISTICO',
    origin_country: 'PAIS DE ORIGEN, PAIS ORIGEN, ORIGEN',
    net_qty: 'CANTIDAD FACTURADA, CANT FACTURADA, CANTIDAD, CANT, UDS, UNIDADES, PIEZAS',
    net_uom: 'UNIDAD, UNIDAD DE MEDIDA, UNIDAD MEDIDA, UMV, UNIDAD DE VENTA',
    unit_price: 'PRECIO UNITARIO, PRECIO UNIT, PRECIO UNIDAD, P UNITARIO, P UNIT, PRECIO',
    currency: 'MONEDA, DIVISA',
    entered_value:
      'PRECIO TOTAL, IMPORTE TOTAL, IMPORTE NETO, IMPORTE, VALOR TOTAL, TOTAL LINEA, VALOR EN ADUANA, VALOR NETO, VALOR',
    weight_unit: 'UNIDAD DE PESO',
    gross_weight_kg: 'PESO BRUTO, PESO BRUTO TOTAL, PESO TOTAL, PESO',
    manifest_qty: 'BULTOS, NUMERO DE BULTOS, NO BULTOS, CAJAS',
  },
  pt: {
    order: 'PEDIDO DE COMPRA, ORDEM DE COMPRA, NUMERO DO PEDIDO, NO PEDIDO DE COMPRA',
    part: 'CODIGO DO PRODUTO, CODIGO PRODUTO, CODIGO DO ARTIGO',
    description: 'DESCRICAO, DESCRICAO DA MERCADORIA, DESCRICAO DO PRODUTO, DESIGNACAO, PRODUTO, MERCADORIA',
    htsus: 'NCM, CODIGO NCM, NCM SH, CODIGO PAUTAL, CLASSIFICACAO FISCAL',
    origin_country: 'PAIS DE ORIGEM, PAIS ORIGEM, ORIGEM',
    net_qty: 'QUANTIDADE, QTD, QTDE, QUANT',
    net_uom: 'UNIDADE, UNIDADE DE MEDIDA, UN',
    unit_price: 'PRECO UNITARIO, PRECO UNIT, VALOR UNITARIO, VALOR UNIT, PRECO',
    currency: 'MOEDA',
    entered_value: 'PRECO TOTAL, VALOR LIQUIDO, TOTAL LIQUIDO',
    gross_weight_kg: 'PESO BRUTO KG',
    manifest_qty: 'VOLUMES, NUMERO DE VOLUMES, CAIXAS',
  },
  tr: {
    order: 'SIPARIS NO, SIPARIS NUMARASI',
    part: 'URUN KODU, STOK KODU, MALZEME KODU, PARCA NO',
    description: 'URUN ADI, URUN, MAL CINSI, MALIN CINSI, MALIN TANIMI, ESYA TANIMI, MAL HIZMET, ACIKLAMA',
    htsus: 'GTIP, GTIP NO, GTIP KODU',
    origin_country: 'MENSEI, MENSE, MENSE ULKE, MENSEI ULKE, MENSE ULKESI',
    net_qty: 'MIKTAR, MIKTARI, ADET',
    net_uom: 'BIRIM, OLCU BIRIMI',
    unit_price: 'BIRIM FIYAT, BIRIM FIYATI, FIYAT',
    currency: 'PARA BIRIMI, DOVIZ, DOVIZ CINSI',
    entered_value: 'TUTAR, TOPLAM TUTAR, MAL HIZMET TUTARI, TOPLAM FIYAT, TOPLAM, BEDEL',
    gross_weight_kg: 'BRUT AGIRLIK, BRUT KG',
    manifest_qty: 'KOLI, KOLI ADEDI, KAP ADEDI',
  },
  pl: {
    order: 'NUMER ZAMOWIENIA, NO ZAMOWIENIA, ZAMOWIENIE',
    part: 'INDEKS, KOD TOWARU, KOD PRODUKTU',
    description: 'NAZWA TOWARU, NAZWA TOWARU LUB USLUGI, OPIS TOWARU, NAZWA, OPIS',
    htsus: 'KOD CN, KOD HS, KOD TARYFY, KOD TARYFY CELNEJ',
    origin_country: 'KRAJ POCHODZENIA, POCHODZENIE',
    net_qty: 'ILOSC',
    net_uom: 'JM, JEDN MIARY, JEDNOSTKA, JEDNOSTKA MIARY',
    unit_price: 'CENA NETTO, CENA JEDN NETTO, CENA JEDNOSTKOWA, CENA JEDNOSTKOWA NETTO, CENA JEDN, CENA',
    currency: 'WALUTA',
    entered_value: 'WARTOSC NETTO, KWOTA NETTO, WARTOSC',
    gross_weight_kg: 'WAGA BRUTTO, MASA BRUTTO',
    manifest_qty: 'LICZBA OPAKOWAN',
  },
  vi: {
    order: 'SO DON HANG, SO PO',
    part: 'MA HANG, MA SAN PHAM, MA SP',
    description:
      'TEN HANG, TEN HANG HOA, TEN HANG HOA DICH VU, TEN SAN PHAM, MO TA HANG HOA, DIEN GIAI, MO TA',
    htsus: 'MA HS, MA SO HS',
    origin_country: 'XUAT XU, NUOC SAN XUAT',
    net_qty: 'SO LUONG, SL',
    net_uom: 'DON VI TINH, DON VI, DVT',
    unit_price: 'DON GIA',
    currency: 'LOAI TIEN, NGUYEN TE',
    entered_value: 'THANH TIEN, TRI GIA',
    gross_weight_kg: 'TRONG LUONG CA BI, TRONG LUONG TONG',
    manifest_qty: 'SO KIEN, SO THUNG',
  },
  // Simplified, traditional and Japanese letters.
  zh: {
    order: '订单号 訂單號 订单编号 采购订单号 採購單號 採購訂單號 客户订单号 客戶訂單號 注文番号 発注番号',
    part: '货号 貨號 型号 型號 料号 料號 产品编号 產品編號 商品编号 款号 款號 品番 型番',
    description:
      '品名 货物名称 貨物名稱 商品名称 商品名稱 产品名称 產品名稱 货品名称 中文品名 英文品名 名称 名稱 货物描述 商品名',
    htsus: '海关编码 海關編碼 税号 稅號 商品编码 税则号 HS编码 HS編碼 HSコード',
    origin_country: '原产国 原產國 原产地 原產地 产地 產地 原産国 原産地',
    net_qty: '数量 數量 总数量 總數量 件数 件數 个数',
    net_uom: '单位 單位 単位 计量单位',
    unit_price: '单价 單價 単価',
    currency: '币种 幣別 币别 货币 通貨',
    entered_value: '金额 金額 总价 總價 总金额 總金額 总值 总额 合计金额',
    gross_weight_kg: '毛重 总毛重 總毛重 総重量',
    manifest_qty: '箱数 箱數 总箱数 總箱數',
  },
  ko: {
    order: '주문번호 발주번호',
    part: '품번 모델명 제품번호',
    description: '품명 상품명 제품명 품목',
    htsus: 'HS코드 세번부호',
    origin_country: '원산지 원산국',
    net_qty: '수량',
    net_uom: '단위',
    unit_price: '단가',
    currency: '통화',
    entered_value: '금액 총액 총금액 공급가액',
    gross_weight_kg: '총중량',
    manifest_qty: '포장수 박스수',
  },
}

/** Columns of other languages that are none of a line's. What a text holds in them decides nothing. */
const OTHERS =
  'NETTOGEWICHT, NETTO GEWICHT, GEWICHT NETTO, NETTO, BRUTTO, NETTOGEW, STUCKGEWICHT, POIDS NET, POIDS NET TOTAL, POIDS UNITAIRE, ' +
  'PESO NETTO, PESO NETO, PESO UNITARIO, NETTOGEWICHT, BRUTTOBETRAG, GESAMT BRUTTO, MW ST, MWST, MWST BETRAG, UST, STEUER, STEUERSATZ, ' +
  'RABATT, TVA, TAUX TVA, MONTANT TVA, REMISE, PRIX TTC, TOTAL TTC, MONTANT TTC, IVA, ALIQUOTA IVA, SCONTO, BTW, KORTING, DESCUENTO, DTO, ' +
  'POS, POSITION, DATUM, LIEFERDATUM, LIEFERLAND, BESTIMMUNGSLAND, VERSANDLAND, EMPFANGSLAND, AUFTRAGSNUMMER, ' +
  'PAYS DE DESTINATION, PAYS DE LIVRAISON, PAESE DI DESTINAZIONE, PAIS DE DESTINO, LAND VAN BESTEMMING, LAND, PAYS, PAESE, PAIS, ' +
  'PESO LIQUIDO, DESCONTO, IPI, ICMS, NET AGIRLIK, NET KG, KDV, KDV ORANI, KDV TUTARI, ISKONTO, SIRA, SIRA NO, LP, WAGA NETTO, MASA NETTO, ' +
  'WARTOSC BRUTTO, CENA BRUTTO, STAWKA VAT, KWOTA VAT, RABAT, PAIS DE DESTINO, STT, TRONG LUONG TINH, THUE GTGT, TIEN THUE, GHI CHU, ' +
  '净重 淨重 总净重 總淨重 正味重量 体积 體積 规格 規格 序号 序號 备注 備註 图片 순중량 부가세 비고 규격'
    .split(' ')
    .join(', ')

const split = (text: string): string[] => text.split(/, | (?=[^ -~])/)

/** A heading as the two tables have it: Chinese and Japanese as it is, any other in the one spelling of its words. */
const keyOf = (heading: string): string => (/[^ -~]/.test(heading) ? heading : plainHeading(heading))

interface ForeignHeading {
  field: ImportField
  language: Language
  rank: number
}

const FOREIGN = new Map<string, ForeignHeading>()
for (const [language, words] of Object.entries(HEADINGS) as [Language, Words][])
  for (const [field, headings] of Object.entries(words) as [ImportField, string][])
    for (const [rank, heading] of split(headings).entries())
      if (!FOREIGN.has(keyOf(heading))) FOREIGN.set(keyOf(heading), { field, language, rank })

const OTHER: ReadonlySet<string> = new Set(split(OTHERS).map(keyOf))

/** The letters of a heading in Chinese, Japanese or Korean, with 'HS' in front of them where it is written. */
const easternLetters = (text: string): string =>
  text
    .replace(/\(.*?\)|（.*?）|\[.*?\]/g, '')
    .replace(/[^\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Hangul}A-Za-z]/gu, '')

const hasEastern = (text: string): boolean =>
  /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text)

/** The heading of another language that a text is, by its words in one spelling. */
export const foreignHeading = (text: string, words: string): ForeignHeading | undefined =>
  FOREIGN.get(words) ?? (hasEastern(text) ? FOREIGN.get(easternLetters(text)) : undefined)

/** True if a heading in another language names a column that does not belong to a line. */
export const isOtherForeign = (text: string, words: string): boolean =>
  OTHER.has(words) || (hasEastern(text) && OTHER.has(easternLetters(text)))

/** Every word that headings of these languages have. */
export const FOREIGN_WORDS: readonly string[] = [...FOREIGN.keys(), ...OTHER].flatMap((heading) =>
  heading.split(' '),
)

/**
 * The possible currencies of a sheet with these headings, if nothing names a currency; none for English
 * headings.
 */
export const currenciesOfLanguage = (text: string, words: string): readonly string[] => {
  const found = foreignHeading(text, words)
  return found ? CURRENCIES[found.language] : []
}
