/** What a column of an invoice or packing list may become. Unit price, currency and the unit of a weight are read, not stored. */
export const IMPORT_FIELDS = [
  'part',
  'description',
  'htsus',
  'origin_country',
  'net_qty',
  'net_uom',
  'unit_price',
  'currency',
  'entered_value',
  'gross_weight_kg',
  'weight_unit',
  'manifest_qty',
  'charges',
  'manufacturer_mid',
] as const
export type ImportField = (typeof IMPORT_FIELDS)[number]

const words = (text: string): string[] => text.split(',').map((one) => one.trim())

/** Spellings of one word of a heading, with the one that the lists below use. */
const SAME: Readonly<Record<string, string>> = {
  ...spelled('NO', 'NUM NUMBER NUMBERS NR NBR NOS'),
  ...spelled('QTY', 'QUANTITY QUANTITIES QNTY QTTY QUANT QTYS'),
  ...spelled('WEIGHT', 'WT WGT WTS WEIGHTS MASS WEGHT'),
  ...spelled('PKGS', 'PACKAGE PACKAGES PKG PKS CARTON CARTONS CTN CTNS CASES BOX BOXES COLLI COLIS'),
  ...spelled('HTS', 'HTSUS HS HARMONIZED HARMONISED HARMONIC HARM'),
  ...spelled('AMOUNT', 'AMT'),
  ...spelled('PRICE', 'COST PRICES'),
  ...spelled('VALUE', 'VAL VALUES'),
  ...spelled('TOTAL', 'TTL TOT'),
  ...spelled('EXTENDED', 'EXT'),
  ...spelled('COUNTRY', 'CNTRY CTRY'),
  ...spelled('MANUFACTURE', 'MFR MFG MANUF MANUFACTURING PRODUCTION'),
  ...spelled('DESCRIPTION', 'DESC DESCR DESCRIPTIONS DSCR'),
  ...spelled('GOODS', 'MERCHANDISE'),
  ...spelled('GROSS', 'GRS GR'),
  ...spelled('MATERIAL', 'MATL'),
  ...spelled('CURRENCY', 'CURR CCY CRCY'),
}

function spelled(word: string, others: string): Record<string, string> {
  return Object.fromEntries(others.split(' ').map((other) => [other, word]))
}

/** Words that say nothing: 'Country of Origin' and 'Country Origin' are the same. */
const SMALL = new Set('OF THE AND IN FOR TERRITORY'.split(' '))

/**
 * The words of a heading in one spelling: 'Qty. Shipped', 'QUANTITY_SHIPPED' and 'QtyShipped' give 'QTY SHIPPED'. Letters
 * apart are one word: 'H.S. Code' gives 'HTS CODE'.
 */
export const plainHeading = (heading: string): string =>
  heading
    .split(' ')
    .map((word) => SAME[word] ?? word)
    .filter((word) => !SMALL.has(word))
    .join(' ')

/** What suppliers, carriers' invoice forms and exports of accounting programs write over a column, most exact first. */
export const FIELD_HEADINGS: Record<ImportField, readonly string[]> = {
  part: words(
    'PART NO, PN, PART, ITEM NO, ITEM CODE, SKU, STYLE NO, STYLE, MODEL NO, MODEL, ARTICLE NO, ARTICLE, ART NO, ' +
      'PRODUCT CODE, PRODUCT NO, PRODUCT ID, MATERIAL NO, MATERIAL CODE, ITEM ID, ITEM REFERENCE, VARIANT SKU, ' +
      'LINEITEM SKU, ITEM SKU, PRODUCT SKU, SUPPLIER PART NO, VENDOR PART NO, CUSTOMER PART NO, MANUFACTURE PART NO, ' +
      'MANUFACTURER PART NO, MPN, INTERNAL REFERENCE, INVENTORY ITEM CODE, CUSTOMER MATERIAL NO, SUPPLIER SKU, ITEM, MATERIAL',
  ),
  description: words(
    'DESCRIPTION GOODS, DESCRIPTION, GOODS DESCRIPTION, ITEM DESCRIPTION, PRODUCT DESCRIPTION, PART DESCRIPTION, ' +
      'MATERIAL DESCRIPTION, ARTICLE DESCRIPTION, COMMODITY DESCRIPTION, FULL DESCRIPTION GOODS, FULL DESCRIPTION, ' +
      'DETAILED DESCRIPTION CONTENTS, DETAILED DESCRIPTION, DESCRIPTION CONTENTS, MEMO DESCRIPTION, DESCRIPTION ARTICLES, PRODUCT NAME, SHORT TEXT, ' +
      'LINEITEM NAME, ITEM NAME, PRODUCT SERVICE, PRODUCT, GOODS, COMMODITY, PARTICULARS, CONTENTS',
  ),
  htsus: words(
    'HTS NO, HTS, HTS CODE, US HTS CODE, US HTS NO, US HTS, HTS TARIFF NO, HTS TARIFF CODE, HTS TARIFF, HTSCODE, ' +
      'HTS CLASSIFICATION, COMM IMP CODE NO,  TARIFF NO, TARIFF CODE, TARIFF, COMMODITY CODE, COMMODITY NO, CUSTOMS CODE, CUSTOMS TARIFF NO, ' +
      'CUSTOMS TARIFF CODE, CUSTOMS TARIFF, CUSTOMS COMMODITY CODE, CLASSIFICATION CODE, HTS SYSTEM CODE, HTS COMMODITY CODE, ' +
      'EU COMMODITY CODE, INTRASTAT CODE, HSN, HSN CODE, HSN SAC',
  ),
  origin_country: words(
    'COUNTRY ORIGIN, ORIGIN COUNTRY, ORIGIN, COO, CO, CO ORIGIN, COUNTRYORIGIN, COUNTRY ORIGIN CODE, ORIGIN COUNTRY CODE, ORIGIN CODE, ' +
      'COUNTRY MANUFACTURE, MANUFACTURE COUNTRY, PLACE ORIGIN, MADE, COUNTRY CODE, COUNTRY',
  ),
  net_qty: words(
    'NET QTY, QTY SHIPPED, SHIPPED QTY, INVOICED QTY, QTY INVOICED, BILLED QTY, BILLING QTY, DELIVERED QTY, DELIVERY QTY, ' +
      'QTY DELIVERED, QTY, Q TY, TOTAL QTY, ORDER QTY, QTY ORDERED, ORDERED QTY, UNIT QTY, LINEITEM QTY, ITEM QTY, PIECES, PCS, TOTAL PIECES, TOTAL PCS, ' +
      'NO PIECES, NO PCS, NO UNITS, UNITS SHIPPED, TOTAL UNITS, UNITS',
  ),
  net_uom: words(
    'UNIT MEASURE, UOM, UM, UNIT MEASUREMENT, UNITS MEASURE, QTY UNIT, QTY UOM, SALES UNIT, UNIT CODE, UNIT TYPE, SU, UNIT',
  ),
  unit_price: words(
    'UNIT PRICE, U PRICE, UNITPRICE, UNIT VALUE, UNIT AMOUNT, PRICE UNIT, PRICE EACH, UNIT SELLING PRICE, SALES PRICE, FOB UNIT PRICE, ' +
      'UNIT FOB PRICE, LINEITEM PRICE, ITEM PRICE, VALUE UNIT, NET PRICE, PRICE, RATE',
  ),
  currency: words(
    'CURRENCY, CURRENCY CODE, INVOICE CURRENCY, DOCUMENT CURRENCY, DOC CURRENCY, PRICE CURRENCY, VALUE CURRENCY, CUR',
  ),
  entered_value: words(
    'ENTERED VALUE, TOTAL AMOUNT, LINE AMOUNT, NET AMOUNT, AMOUNT, TOTAL VALUE, LINE VALUE, NET VALUE, INVOICE VALUE, ' +
      'INVOICE AMOUNT, FOB VALUE, FOB AMOUNT, TOTAL FOB VALUE, TOTAL FOB, LINE TOTAL, ITEM TOTAL, EXTENDED PRICE, ' +
      'EXTENDED VALUE, EXTENDED AMOUNT, EXTENDED TOTAL, EXTENSION, TOTAL PRICE, TOTAL CUSTOMS VALUE, CUSTOMS VALUE, DECLARED VALUE, ' +
      'TOTAL INVOICE VALUE, SUB TOTAL VALUE, SUBTOTAL VALUE, ITEM VALUE, GOODS VALUE, SUBTOTAL, SUB TOTAL, VALUE, TOTAL',
  ),
  gross_weight_kg: words(
    'GROSS WEIGHT, TOTAL GROSS WEIGHT, GW, TOTAL GW, GWT, G WEIGHT, WEIGHT GROSS, GROSS KG, GROSS, TOTAL WEIGHT, WEIGHT',
  ),
  weight_unit: words(
    'WEIGHT UNIT, GROSS WEIGHT UNIT, WEIGHT UOM, GROSS WEIGHT UOM, WEIGHT UN, WUN, UNIT OF WEIGHT',
  ),
  manifest_qty: words('MANIFEST QTY, NO PKGS, TOTAL NO PKGS, TOTAL PKGS, PKGS'),
  charges: words('FREIGHT CHARGES, FREIGHT, CHARGES'),
  manufacturer_mid: words('MANUFACTURER ID, MID, MID CODE'),
}

/** Columns that look like one of the above and are not: net weights, volumes, row numbers. */
export const OTHER_HEADINGS: ReadonlySet<string> = new Set(
  words(
    'NW, NET WEIGHT, TOTAL NET WEIGHT, TOTAL NW, WEIGHT NET, UNIT WEIGHT, CBM, VOLUME, NO, S NO, SNO, SN, SL NO, LINE, ' +
      'LINE NO, PCS PKGS, PIECES PKGS, UNITS PKGS, QTY PKGS, HTS DESCRIPTION, COUNTRY DESTINATION, DESTINATION COUNTRY, TAX AMOUNT, VAT AMOUNT',
  ),
)

/** Words that make a column something else than what its other words name. */
export const OTHER_WORDS: ReadonlySet<string> = new Set(
  'CURRENCY DESTINATION TAX VAT GST DISCOUNT TYPE DATE NET BILL BILLING SHIPPING SHIP INSURED PER DIMENSIONS EXPORT DISPATCH BUYER CONSIGNEE CUSTOMER SOLD DELIVERY'.split(
    ' ',
  ),
)
