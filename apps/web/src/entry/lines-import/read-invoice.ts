import { defineMessage, type MessageDescriptor } from '@edfe/domain/messages'
import { type PdfTable, tableOfText } from '@edfe/domain/pdf-text'
import type { PagePicture, Paper, PaperProgress, PaperRefusal } from '../../recognition/paper.ts'
import type { PaperKind } from '../../recognition/paper-kind.ts'
import { t } from '../../words/t.ts'

const MOST_BYTES = 10 * 1024 * 1024

/** An invoice as a table. */
export interface Invoice {
  table: PdfTable
  /** The recognised pictures, by the number of their page. */
  pictures: ReadonlyMap<number, PagePicture>
  /** Scanned pages that were not read because they were too many. */
  left: number
}

const TOO_LARGE: Record<PaperKind, MessageDescriptor> = {
  pdf: defineMessage({
    id: 'invoice-pdf.this-pdf-is-larger-than',
    defaultMessage: 'This PDF is larger than 10 MB. Ask the supplier for the sheet.',
  }),
  photograph: defineMessage({
    id: 'read-invoice.this-picture-is-larger-than',
    defaultMessage: 'This picture is larger than 10 MB. Save a smaller copy of it.',
  }),
}
const NOT_INSTALLED: Record<PaperKind, MessageDescriptor> = {
  pdf: defineMessage({
    id: 'invoice-pdf.this-pdf-has-no-text',
    defaultMessage:
      'This PDF has no text: it is a scan. Ask the supplier for the sheet, or for the PDF that the program printed.',
  }),
  photograph: defineMessage({
    id: 'read-invoice.this-is-a-picture',
    defaultMessage:
      'This is a picture, and this site reads no text in pictures. Ask the supplier for the sheet, or for the PDF that the program printed.',
  }),
}
const REFUSALS: Record<Exclude<PaperRefusal, 'not-installed'>, MessageDescriptor> = {
  'no-pdf': defineMessage({
    id: 'invoice-pdf.this-file-cannot-be-read',
    defaultMessage: 'This file cannot be read as a PDF.',
  }),
  'no-picture': defineMessage({
    id: 'read-invoice.your-browser-cannot-open',
    defaultMessage: 'Your browser cannot open this picture. Save it as JPEG or PNG.',
  }),
  'not-started': defineMessage({
    id: 'read-invoice.the-reader-of-scans',
    defaultMessage:
      'The part of this site that reads scans did not start. Please try again, or ask the supplier for the sheet.',
  }),
  failed: defineMessage({
    id: 'read-invoice.this-scan-could-not',
    defaultMessage: 'This scan could not be read. Please try again, or ask the supplier for the sheet.',
  }),
}
const NO_TABLE = defineMessage({
  id: 'invoice-pdf.no-row-of-this-pdf',
  defaultMessage:
    'No row of this PDF has headings of goods that are understood, such as Description, Quantity and Amount in English, German, French, Italian, Dutch, Spanish, Chinese or Japanese. Copy the rows and paste them.',
})
const NO_TABLE_IN_PICTURE = defineMessage({
  id: 'read-invoice.no-headings-of-goods',
  defaultMessage:
    'No headings of goods were recognized in this picture, such as Description, Quantity and Amount in English. Take it again from straight above, upright and sharp, with the whole table in it, or ask the supplier for the sheet.',
})

interface Options {
  onProgress: (progress: PaperProgress) => void
  signal: AbortSignal
}

/** The texts of a printed paper, or a sentence that says why it was not read. Rejects when `signal` ends the reading. */
export async function readPrinted(file: File, kind: PaperKind, options: Options): Promise<Paper | string> {
  if (file.size > MOST_BYTES) return t(TOO_LARGE[kind])
  const { readPaper } = await import('../../recognition/read-paper.ts')
  const paper = await readPaper(file, { ...options, isPhotograph: kind === 'photograph' })
  if (paper === 'not-installed') return t(NOT_INSTALLED[kind])
  return typeof paper === 'string' ? t(REFUSALS[paper]) : paper
}

/** Why no table of goods was found, in a printed paper or a picture. */
export const noTable = (isPicture: boolean): string => t(isPicture ? NO_TABLE_IN_PICTURE : NO_TABLE)

/** The table of an invoice, or a sentence that says why it was not read. Rejects when `signal` ends the reading. */
export async function readInvoice(file: File, kind: PaperKind, options: Options): Promise<Invoice | string> {
  const paper = await readPrinted(file, kind, options)
  if (typeof paper === 'string') return paper
  const { items, pictures, left } = paper
  const table = tableOfText(items, '')
  return table ? { table, pictures, left } : noTable(pictures.size > 0)
}
