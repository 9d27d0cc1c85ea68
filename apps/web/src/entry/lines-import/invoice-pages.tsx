import { Suspense, useSyncExternalStore } from 'react'
import type { PaperKind } from '../../recognition/paper-kind.ts'
import layoutStyles from '../../ui/layout.module.css'
import { lazyComponent } from '../../ui/lazy-component.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { PagePictureView } from '../documents/preview/page-picture-view.tsx'
import styles from './import.module.css'
import type { Invoice } from './read-invoice.ts'
import type { ShownPlace } from './shown-place.ts'

/** The reader of PDF files is loaded with the first one. */
const PdfPreview = lazyComponent(
  async () => (await import('../documents/preview/pdf-preview.tsx')).PdfPreview,
)

interface Props extends Pick<Invoice, 'pictures'> {
  file: File
  kind: PaperKind
  place: ShownPlace
  /** The name of the pages, for a paper that is no invoice alone. */
  label?: string
}

/** The pages of the invoice, next to its rows: the value that a person looks at is marked on its page. */
export function InvoicePages({ file, kind, pictures, place, label }: Props) {
  const marks = useSyncExternalStore(place.subscribe, place.shown)
  const photograph = kind === 'photograph' ? pictures.get(1) : undefined
  return (
    <section
      className={styles.invoice}
      aria-label={
        label ?? t({ id: 'invoice-pdf.pages-of-the-invoice', defaultMessage: 'Pages of the invoice' })
      }
    >
      <h3>{file.name}</h3>
      <p className={`${layoutStyles.spaceBelow8} ${textStyles.muted}`}>
        {t({
          id: 'invoice-pdf.point-at-a-value-to',
          defaultMessage: 'Point at a value to see it on its page, or choose its row number.',
        })}
      </p>
      {photograph ? (
        <PagePictureView picture={photograph} number={1} marks={marks} />
      ) : (
        <Suspense
          fallback={
            <Skeleton
              label={t({ id: 'invoice-pdf.loading-the-pages', defaultMessage: 'Loading the pages...' })}
            />
          }
        >
          <PdfPreview content={file} marks={marks} pictures={pictures} />
        </Suspense>
      )}
    </section>
  )
}
