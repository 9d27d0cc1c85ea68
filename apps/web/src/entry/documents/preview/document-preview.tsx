import { previewOf } from '@edfe/domain/documents'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { messageOf } from '../../../api/problem.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import layoutStyles from '../../../ui/layout.module.css'
import { lazyComponent } from '../../../ui/lazy-component.ts'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { t } from '../../../words/t.ts'
import { downloadAddress, type EntryDocument, readDocument } from '../documents-api.ts'
import styles from './preview.module.css'

const PdfPreview = lazyComponent(async () => (await import('./pdf-preview.tsx')).PdfPreview)

interface Props {
  entryId: string
  /** The document to show; none closes the preview. */
  document: EntryDocument | undefined
  onClose: () => void
}

/** Shows a PDF or a picture over the page. Pages are drawn as pictures, so nothing in a file runs. */
export function DocumentPreview({ entryId, document, onClose }: Props) {
  return (
    <Dialog
      open={document !== undefined}
      wide
      title={document?.name ?? ''}
      onClose={onClose}
      footer={
        <>
          {document && (
            <a className={buttonClass('quiet')} href={downloadAddress(entryId, document.id)} download>
              {t({ id: 'common.download', defaultMessage: 'Download' })}
            </a>
          )}
          <Button onClick={onClose} className={layoutStyles.toEnd}>
            {t({ id: 'common.close', defaultMessage: 'Close' })}
          </Button>
        </>
      }
    >
      {document && <Content entryId={entryId} document={document} />}
    </Dialog>
  )
}

function Content({ entryId, document }: { entryId: string; document: EntryDocument }) {
  const content = useQuery({
    queryKey: ['document-content', document.id],
    queryFn: ({ signal }) => readDocument(entryId, document.id, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
  })
  if (content.isError) {
    const message = messageOf(
      content.error,
      t({
        id: 'document-preview.the-document-could-not-be',
        defaultMessage: 'The document could not be loaded.',
      }),
    )
    return <LoadFailed message={message} onRetry={() => void content.refetch()} />
  }
  if (!content.data)
    return (
      <Skeleton
        label={t({ id: 'document-preview.loading-document', defaultMessage: 'Loading document...' })}
      />
    )
  const isPdf = document.type !== null && previewOf(document.type) === 'pdf'
  if (!isPdf) return <Picture content={content.data} name={document.name} />
  return (
    <Suspense
      fallback={
        <Skeleton
          label={t({ id: 'document-preview.loading-document', defaultMessage: 'Loading document...' })}
        />
      }
    >
      <PdfPreview content={content.data} />
    </Suspense>
  )
}

function Picture({ content, name }: { content: Blob; name: string }) {
  const [address, setAddress] = useState<string>()
  const [isBroken, setBroken] = useState(false)
  useEffect(() => {
    const made = URL.createObjectURL(content)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [content])
  if (isBroken)
    return (
      <p role="alert">
        {t({
          id: 'document-preview.this-picture-cannot-be-displayed',
          defaultMessage: 'This picture cannot be displayed here. Download it to open it.',
        })}
      </p>
    )
  return (
    address && <img className={styles.picture} src={address} alt={name} onError={() => setBroken(true)} />
  )
}
