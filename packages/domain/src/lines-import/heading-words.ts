/** Spellings of one word of a heading, with the one that the headings of the columns use. */
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

/** Headings that look like those of a known column and are not: net weights, volumes, row numbers. */
export const OTHER_HEADINGS: ReadonlySet<string> = new Set(
  (
    'NW, NET WEIGHT, TOTAL NET WEIGHT, TOTAL NW, WEIGHT NET, UNIT WEIGHT, CBM, VOLUME, NO, S NO, SNO, SN, SL NO, LINE, ' +
    'LINE NO, PCS PKGS, PIECES PKGS, UNITS PKGS, QTY PKGS, HTS DESCRIPTION, COUNTRY DESTINATION, DESTINATION COUNTRY, TAX AMOUNT, VAT AMOUNT'
  ).split(', '),
)

/** Words that make a column something else than what its other words name. */
export const OTHER_WORDS: ReadonlySet<string> = new Set(
  'CURRENCY DESTINATION TAX VAT GST DISCOUNT TYPE DATE NET BILL BILLING SHIPPING SHIP INSURED PER DIMENSIONS EXPORT DISPATCH BUYER CONSIGNEE CUSTOMER SOLD DELIVERY MELT POUR SMELT CAST ASSEMBLY LOADING DISCHARGE CARRIAGE TRANSSHIPMENT TRANSIT INCL TTC MWST TVA IVA BTW'.split(
    ' ',
  ),
)
