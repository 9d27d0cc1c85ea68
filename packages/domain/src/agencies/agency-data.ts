/**
 * What one tariff row says to agencies other than CBP, in their own terms: codes, text in upper case, days
 * `YYYY-MM-DD`, numbers as plain decimals. A missing member is a blank field or a record that is not sent. The encoder
 * adds line numbers, columns and filling. Read in CBP's chapter of the message set, July 2026.
 */
export interface AgencyData {
  /** The goods in commercial words, as the invoice has them. */
  description: string
  statements: readonly AgencyStatement[]
}

/**
 * One statement to one agency. Without a disclaimer and an article it shares the article of the next statement, which
 * another agency asks for in the same words.
 */
export interface AgencyStatement {
  /** Three letters, FDA. */
  agency: string
  /** The program of the agency, FOO. */
  program: string
  /** What the program asks of these goods, PRO. */
  processing?: string
  /** The code that says that pictures of papers were sent. */
  imageSent?: string
  /** Y. */
  confidential?: string
  /** The kind of a number that names the product all over the world, and that number. */
  globalCodeKind?: string
  globalCode?: string
  intendedUse?: string
  /** Words for a use without a code. */
  intendedUseText?: string
  /** What the agency should do with corrected data. */
  correction?: string
  /** A to G: the reason for which the statement says nothing else. */
  disclaimer?: string
  /** The product, and after it its components. */
  articles: readonly AgencyArticle[]
}

export interface AgencyArticle {
  /** Numbers by which the agency or the maker knows it, three at most. */
  codes: readonly { kind: string; number: string }[]
  /** In their order. A lot belongs to the closest permit, ingredient or article before it. */
  items: readonly AgencyItem[]
}

export type AgencyItem = AgencyRow | AgencyLot

/** One record: its identifier, and its fields by their names in the record layouts. */
export interface AgencyRow {
  record: AgencyRowId
  values: Readonly<Record<string, string>>
}

/** What belongs together within an article: of one lot, of one certificate. */
export interface AgencyLot {
  rows: readonly AgencyRow[]
}

/** The records of an article, in their order. PG00, PG01, PG02, PG50 and PG51 give them their places. */
export const AGENCY_ROWS = [
  'PG04',
  'PG05',
  'PG06',
  'PG07',
  'PG08',
  'PG10',
  'PG13',
  'PG14',
  'PG17',
  'PG18',
  'PG19',
  'PG20',
  'PG21',
  'PG22',
  'PG23',
  'PG24',
  'PG25',
  'PG26',
  'PG27',
  'PG28',
  'PG29',
  'PG30',
  'PG31',
  'PG32',
  'PG33',
  'PG34',
  'PG35',
  'PG55',
  'PG60',
] as const

export type AgencyRowId = (typeof AGENCY_ROWS)[number]

/** The records that a lot may hold (chapter, page 67). */
export const LOT_ROWS: readonly AgencyRowId[] = [
  'PG05',
  'PG06',
  'PG07',
  'PG10',
  'PG14',
  'PG19',
  'PG22',
  'PG25',
  'PG26',
  'PG29',
  'PG31',
  'PG32',
]

/** True if an item is a lot. */
export const isLot = (item: AgencyItem): item is AgencyLot => 'rows' in item
