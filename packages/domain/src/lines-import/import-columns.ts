import type { LineFieldName } from '../entry/index.ts'

/** A column of an invoice or packing list that the import knows. */
interface ImportColumn {
  /** The field of the line that it fills; without one it is read and not kept. */
  field?: LineFieldName
  /** The kind of its numbers. An amount is in the currency of the sheet. */
  number?: 'count' | 'amount' | 'weight'
  /** Decimal places of its sum: a row of totals states it, and rows that become one line are added up. */
  sum?: number
  /** A line cannot do without it, so that an empty cell is asked for. */
  asked?: true
  /** Whichever word for goods is before its heading, it is this column: 'Product HS Code', 'Item Country of Origin'. */
  ofGoods?: true
  /** Its heading has no further word: 'Purchase order quantity' is another column. */
  whole?: true
  /** Rows that differ in it become one line nevertheless. */
  differsInLine?: true
  /**
   * The headings used by suppliers, carriers' invoice forms and exports of accounting programs, most exact
   * first.
   */
  headings: readonly string[]
}

const words = (text: string): string[] => text.split(',').map((one) => one.trim())

/** Every column that the import knows: a new one is a row here. */
export const IMPORT_COLUMNS = {
  part: {
    field: 'part_number',
    differsInLine: true,
    headings: words(
      'PART NO, PN, PART, ITEM NO, ITEM CODE, SKU, STYLE NO, STYLE, MODEL NO, MODEL, ARTICLE NO, ARTICLE, ART NO, ' +
        'PRODUCT CODE, PRODUCT NO, PRODUCT ID, MATERIAL NO, MATERIAL CODE, ITEM ID, ITEM REFERENCE, VARIANT SKU, ' +
        'LINEITEM SKU, ITEM SKU, PRODUCT SKU, SUPPLIER PART NO, VENDOR PART NO, CUSTOMER PART NO, MANUFACTURE PART NO, ' +
        'MANUFACTURER PART NO, MPN, INTERNAL REFERENCE, INVENTORY ITEM CODE, CUSTOMER MATERIAL NO, SUPPLIER SKU, SELLER SKU, VENDOR SKU, VARIANT CODE, PRODUCT REFERENCE, CUSTOMER PN, OUR PART NO, ITEM REF, CATALOG NO, CATALOGUE NO, CAT NO, STOCK NO, STOCK CODE, ITEM, MATERIAL',
    ),
  },
  order: {
    field: 'purchase_order',
    differsInLine: true,
    whole: true,
    headings: words(
      'PO NO, PO, PURCHASE ORDER NO, PURCHASE ORDER, CUSTOMER PO NO, CUSTOMER PO, CUST PO NO, CUST PO, BUYER PO NO, BUYER PO, ' +
        'CUSTOMER PURCHASE ORDER NO, CUSTOMER PURCHASE ORDER, CUSTOMER ORDER NO, CUSTOMER ORDER, BUYER ORDER NO, BUYERS ORDER NO, CLIENT PO NO, CLIENT PO, ' +
        'YOUR PO NO, YOUR PO, YOUR ORDER NO, YOUR ORDER, PURCHASE NO, PURCHASING DOCUMENT, PO REF, PO REFERENCE, PO ID, ORDER REFERENCE, ORDER REF, ORDER NO, PONUMBER, PONO',
    ),
  },
  description: {
    field: 'description',
    asked: true,
    differsInLine: true,
    headings: words(
      'DESCRIPTION GOODS, DESCRIPTION, GOODS DESCRIPTION, ITEM DESCRIPTION, PRODUCT DESCRIPTION, PART DESCRIPTION, ' +
        'MATERIAL DESCRIPTION, ARTICLE DESCRIPTION, COMMODITY DESCRIPTION, FULL DESCRIPTION GOODS, FULL DESCRIPTION, ' +
        'DETAILED DESCRIPTION CONTENTS, DETAILED DESCRIPTION, DESCRIPTION CONTENTS, MEMO DESCRIPTION, DESCRIPTION ARTICLES, PRODUCT NAME, SHORT TEXT, ' +
        'LINEITEM NAME, ITEM NAME, PRODUCT SERVICE, PRODUCT TITLE, NAME GOODS, NAME COMMODITY, DESCRIPTION SPECIFICATION, DESCRIPTION SPECIFICATION COMMODITIES, DESCRIPTION COMMODITIES, COMMODITY SPECIFICATIONS, COMMODITY SPECIFICATION, TITLE, PRODUCT, GOODS, COMMODITY, PARTICULARS, CONTENTS',
    ),
  },
  htsus: {
    field: 'htsus',
    asked: true,
    ofGoods: true,
    headings: words(
      'HTS NO, HTS, HTS CODE, US HTS CODE, US HTS NO, US HTS, IMPORT HTS, HTS TARIFF NO, HTS TARIFF CODE, HTS TARIFF, HTSCODE, HSCODE, HTS HTS CODE, HTS HTS, HTSNO, HSNO, ' +
        'HTS CLASSIFICATION, COMM IMP CODE NO,  TARIFF NO, TARIFF CODE, TARIFF, COMMODITY CODE, COMMODITY NO, CUSTOMS CODE, CUSTOMS TARIFF NO, ' +
        'CUSTOMS TARIFF CODE, CUSTOMS TARIFF, CUSTOMS COMMODITY CODE, CLASSIFICATION CODE, HTS SYSTEM CODE, HTS COMMODITY CODE, ' +
        'EU COMMODITY CODE, INTRASTAT CODE, HSN, HSN CODE, HSN SAC',
    ),
  },
  origin_country: {
    field: 'origin_country',
    ofGoods: true,
    headings: words(
      'COUNTRY ORIGIN, ORIGIN COUNTRY, ORIGIN, COO, CO, C O, CO ORIGIN, COO CODE, ORIG, COUNTRYORIGIN, COUNTRY ORIGIN CODE, ORIGIN COUNTRY CODE, ORIGIN CODE, ' +
        'COUNTRY MANUFACTURE, MANUFACTURE COUNTRY, PLACE ORIGIN, MADE, COUNTRY CODE, COUNTRY',
    ),
  },
  net_qty: {
    field: 'net_qty',
    asked: true,
    ofGoods: true,
    number: 'count',
    sum: 3,
    headings: words(
      'NET QTY, SHIP QTY, INVOICE QTY, INV QTY, QTY SHIPPED, SHIPPED QTY, INVOICED QTY, QTY INVOICED, BILLED QTY, BILLING QTY, BILL QTY, UNITS SHIPPED, DELIVERED QTY, DELIVERY QTY, ' +
        'QTY DELIVERED, QTY, Q TY, TOTAL QTY, ORDER QTY, QTY ORDERED, ORDERED QTY, UNIT QTY, LINEITEM QTY, ITEM QTY, QTY PURCHASED, PIECES, PCS, TOTAL PIECES, TOTAL PCS, ' +
        'NO PIECES, NO PCS, NO UNITS, UNITS SHIPPED, TOTAL UNITS, UNITS',
    ),
  },
  net_uom: {
    field: 'net_uom',
    asked: true,
    ofGoods: true,
    headings: words(
      'UNIT MEASURE, UOM, UO M, UM, U M, UNIT MEASUREMENT, UNITS MEASURE, UNIT OF QTY, UNIT OF QUANTITY, UNITS OF QUANTITY, QTY UNIT, QTY UOM, PRODUCT UOM, PRODUCT UOM ID, UOM ID, SALES UNIT, UNIT CODE, UNIT TYPE, UQC, BME, SU, UNIT',
    ),
  },
  unit_price: {
    number: 'amount',
    differsInLine: true,
    headings: words(
      'UNIT PRICE, U PRICE, UNITPRICE, UNIT VALUE, UNIT AMOUNT, PRICE UNIT, PRICE EACH, UNIT SELLING PRICE, SALES PRICE, FOB UNIT PRICE, ' +
        'UNIT FOB PRICE, PRICE PER UNIT, PRICE PER PC, PRICE PER PCS, PRICE PER PIECE, PRICE PC, PRICE PIECE, UP, NET UNIT PRICE, ITEM RATE, VARIANT PRICE, DECLARED VALUE PER UNIT, DECLARED UNIT VALUE, UNIT DECLARED VALUE, UNIT CUSTOMS VALUE, LINEITEM PRICE, ITEM PRICE, VALUE UNIT, NET PRICE, PRICE, RATE',
    ),
  },
  currency: {
    ofGoods: true,
    headings: words(
      'CURRENCY, CURRENCY CODE, INVOICE CURRENCY, DOCUMENT CURRENCY, DOC CURRENCY, PRICE CURRENCY, VALUE CURRENCY, CURRENCY ID, CUR',
    ),
  },
  entered_value: {
    field: 'entered_value',
    asked: true,
    number: 'amount',
    sum: 2,
    headings: words(
      'ENTERED VALUE, AMOUNT AFTER DISCOUNT, TOTAL AFTER DISCOUNT, VALUE AFTER DISCOUNT, PRICE AFTER DISCOUNT, DISCOUNTED AMOUNT, DISCOUNTED TOTAL, TOTAL AMOUNT, LINE AMOUNT, NET AMOUNT, AMOUNT, TOTAL VALUE, LINE VALUE, NET VALUE, INVOICE VALUE, ' +
        'INVOICE AMOUNT, FOB VALUE, FOB AMOUNT, TOTAL FOB VALUE, TOTAL FOB, LINE TOTAL, ITEM TOTAL, NET TOTAL, NET LINE TOTAL, LINE NET TOTAL, NET LINE AMOUNT, EXTENDED PRICE, ' +
        'EXTENDED VALUE, EXTENDED AMOUNT, EXTENDED TOTAL, EXTENSION, EXTENDED, TOTAL PRICE, TOTAL CUSTOMS VALUE, CUSTOMS VALUE, DECLARED VALUE, TOTAL DECLARED VALUE, TOTAL GOODS VALUE, TOTAL LINE VALUE, TOTAL LINE AMOUNT, ITEM AMOUNT, PRICE SUBTOTAL, ' +
        'TOTAL INVOICE VALUE, SUB TOTAL VALUE, SUBTOTAL VALUE, ITEM VALUE, GOODS VALUE, VALUE GOODS, SUBTOTAL, SUB TOTAL, VALUE, TOTAL',
    ),
  },
  gross_weight_kg: {
    field: 'gross_weight_kg',
    asked: true,
    number: 'weight',
    sum: 3,
    headings: words(
      'GROSS WEIGHT, TOTAL GROSS WEIGHT, GW, TOTAL GW, GWT, G WEIGHT, WEIGHT GROSS, GROSS KG, GROSS, TOTAL WEIGHT, SHIPPING WEIGHT, WEIGHT',
    ),
  },
  weight_unit: {
    headings: words(
      'WEIGHT UNIT, GROSS WEIGHT UNIT, WEIGHT UOM, GROSS WEIGHT UOM, WEIGHT UN, WUN, UNIT OF WEIGHT',
    ),
  },
  manifest_qty: {
    field: 'manifest_qty',
    number: 'count',
    sum: 3,
    headings: words('MANIFEST QTY, NO PKGS, TOTAL NO PKGS, TOTAL PKGS, PKGS'),
  },
  charges: {
    field: 'charges',
    number: 'amount',
    sum: 2,
    headings: words('FREIGHT CHARGES, FREIGHT, CHARGES'),
  },
  manufacturer_mid: {
    field: 'manufacturer_mid',
    headings: words('MANUFACTURER ID, MID, MID CODE'),
  },
  net_cost: {
    field: 'net_cost',
    headings: words('NET COST INDICATOR, NET COST METHOD, NAFTA NET COST, USMCA NET COST'),
  },
} as const satisfies Record<string, ImportColumn>

export type ImportField = keyof typeof IMPORT_COLUMNS

/** The column that becomes a field: the index of the column, by field. */
export type ColumnMap = Partial<Record<ImportField, number>>

export const IMPORT_FIELDS = Object.keys(IMPORT_COLUMNS) as ImportField[]

type Has<Option extends keyof ImportColumn> = {
  [Field in ImportField]: Option extends keyof (typeof IMPORT_COLUMNS)[Field] ? Field : never
}[ImportField]

/** Columns whose numbers have a decimal sign. */
export type NumberField = Has<'number'>

/** The columns for which the table gives an option. */
const having = <Option extends keyof ImportColumn>(option: Option): Has<Option>[] =>
  IMPORT_FIELDS.filter((field): field is Has<Option> => option in IMPORT_COLUMNS[field])

export const NUMBER_FIELDS = having('number')
/** Columns that fill a field of the line. */
export const KEPT_FIELDS = having('field')
/** Columns that are added up. */
export const SUMMED_FIELDS = having('sum')

/** A column by its field, with every option that a column may have. */
export const importColumn = (field: ImportField): ImportColumn => IMPORT_COLUMNS[field]
