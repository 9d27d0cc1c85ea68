const MEGABYTE = 1024 * 1024

/** The largest document, in bytes. */
export const MAX_DOCUMENT_BYTES = 25 * MEGABYTE
/** The size limit of all documents of one entry together, in bytes. */
export const MAX_ENTRY_BYTES = 250 * MEGABYTE
/** A document travels and is stored in parts of this size; the last one holds the rest. */
export const PART_BYTES = MEGABYTE
/** Parts of the largest document. */
export const MAX_PARTS = Math.ceil(MAX_DOCUMENT_BYTES / PART_BYTES)
/** Characters of a document's name and of the words that describe a certificate. */
export const MAX_NAME_LENGTH = 200
export const MAX_DETAIL_LENGTH = 100

/** The number of parts of a document with so many bytes. */
export const partCount = (size: number): number => Math.ceil(size / PART_BYTES)

/** The bytes of one part, counted from 0; 0 for a part that the document does not have. */
export const partSize = (size: number, index: number): number =>
  Math.max(Math.min(size - index * PART_BYTES, PART_BYTES), 0)
