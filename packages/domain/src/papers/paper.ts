import type { NoticeField } from '../arrival-notice/index.ts'
import type { DocumentKind } from '../documents/index.ts'
import type { RawSheet } from '../lines-import/index.ts'

/** A paper of a shipment as text: rows of print as lines, columns divided by spaces, and its tables of goods. */
export interface PaperText {
  text: string
  sheets: readonly RawSheet[]
}

/**
 * The content of papers beside their goods: fields of the draft by their path, and the currency of the values, which
 * belongs to the lines. Packages and weight are those of the whole shipment.
 */
export type PaperField =
  | NoticeField
  | 'header.entry_type'
  | 'shipment_origin.mode_of_transport'
  | 'shipment_origin.country_of_origin'
  | 'shipment_origin.incoterm'
  | 'parties.seller.name'
  | 'parties.seller.address_line1'
  | 'parties.seller.city'
  | 'parties.seller.state'
  | 'parties.seller.zip'
  | 'parties.seller.country'
  | 'currency'

/** A value that a paper gives to a field, as it is stored, and the words that it was read from. */
export interface PaperValue {
  field: PaperField
  value: string
  found: string
  /** The number of rows that it sums or that all have it; absent for a value that is printed once. */
  rows?: number
  /** True for one of several values that the words leave open; it gives way to a paper that says one of them. */
  isOpen?: boolean
}

/** A paper with what was read of it. */
export interface PaperReading {
  /** The same for no two papers. */
  id: string
  kind: DocumentKind
  values: readonly PaperValue[]
}

/** The kinds of paper that are read for values; papers of other kinds are only kept. */
export const READ_KINDS: readonly DocumentKind[] = [
  'commercial_invoice',
  'packing_list',
  'arrival_notice',
  'bill_of_lading',
]
