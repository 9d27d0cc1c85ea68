import { defineMessage } from '@edfe/domain/messages'
import { type PdfTable, tableOfText } from '@edfe/domain/pdf-text'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import layoutStyles from '../../ui/layout.module.css'
import { Skeleton } from '../../ui/skeleton.tsx'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import styles from './import.module.css'
import type { ShownPlace } from './shown-place.ts'

/** The reader of PDF files is loaded with the first one. */
const PdfPreview = lazy(async () => ({
  default: (await import('../documents/preview/pdf-preview.tsx')).PdfPreview,
}))

const MOST_BYTES = 10 * 1024 * 1024

const SCAN = defineMessage({
  id: 'invoice-pdf.this-pdf-has-no-text',
  defaultMessage:
    'This PDF has no text: it is a scan. Ask the supplier for the sheet, or for the PDF that the program printed.',
})
const NO_TABLE = defineMessage({
  id: 'invoice-pdf.no-row-of-this-pdf',
  defaultMessage:
    'No row of this PDF has headings of goods that are understood, such as Description, Quantity and Amount in English, German, French, Italian, Dutch, Spanish, Chinese or Japanese. Copy the rows and paste them.',
})

/** What a PDF begins with, whatever its name. */
export const isPdf = (bytes: Uint8Array): boolean => String.fromCharCode(...bytes.subarray(0, 5)) === '%PDF-'

/** The table of an invoice, or a sentence that says why it was not read. */
export async function readInvoicePdf(file: File): Promise<PdfTable | string> {
  if (file.size > MOST_BYTES)
    return t({
      id: 'invoice-pdf.this-pdf-is-larger-than',
      defaultMessage: 'This PDF is larger than 10 MB. Ask the supplier for the sheet.',
    })
  const { readPdfText } = await import('../../pdf/read-pdf-text.ts')
  const items = await readPdfText(file).catch(() => undefined)
  if (!items)
    return t({
      id: 'invoice-pdf.this-file-cannot-be-read',
      defaultMessage: 'This file cannot be read as a PDF.',
    })
  if (items.every(({ text }) => text.trim() === '')) return t(SCAN)
  return tableOfText(items, '') ?? t(NO_TABLE)
}

/** The pages of the invoice, beside its rows: the value that a person looks at is marked on its page. */
export function InvoicePages({ pdf, place }: { pdf: File; place: ShownPlace }) {
  const marks = useSyncExternalStore(place.subscribe, place.shown)
  return (
    <section
      className={styles.invoice}
      aria-label={t({ id: 'invoice-pdf.pages-of-the-invoice', defaultMessage: 'Pages of the invoice' })}
    >
      <h3>{pdf.name}</h3>
      <p className={`${layoutStyles.spaceBelow8} ${textStyles.muted}`}>
        {t({
          id: 'invoice-pdf.point-at-a-value-to',
          defaultMessage: 'Point at a value to see it on its page, or choose its row number.',
        })}
      </p>
      <Suspense
        fallback={
          <Skeleton
            label={t({ id: 'invoice-pdf.loading-the-pages', defaultMessage: 'Loading the pages...' })}
          />
        }
      >
        <PdfPreview content={pdf} marks={marks} />
      </Suspense>
    </section>
  )
}
