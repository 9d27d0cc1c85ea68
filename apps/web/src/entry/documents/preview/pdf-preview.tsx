import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { getDocumentProxy } from 'unpdf'
import { Button } from '../../../ui/button.tsx'
import layoutStyles from '../../../ui/layout.module.css'
import { Skeleton } from '../../../ui/skeleton.tsx'
import styles from './preview.module.css'

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>

/** Sharp on screens with two pixels for one, and legible when it is small. */
const PIXELS = 2
const WIDTH = 800

const UNREADABLE = 'This PDF cannot be shown here. Download it to open it.'

/** The pages of a PDF, one at a time, drawn on a canvas: its scripts and links do nothing. */
export function PdfPreview({ content }: { content: Blob }) {
  const [page, setPage] = useState(1)
  const pdf = useQuery({
    queryKey: ['pdf', content],
    queryFn: async () => getDocumentProxy(new Uint8Array(await content.arrayBuffer())),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  if (pdf.isError) return <p role="alert">{UNREADABLE}</p>
  if (!pdf.data) return <Skeleton label="Loading document..." />
  const count = pdf.data.numPages
  return (
    <>
      <div className={layoutStyles.actions}>
        <Button
          look="quiet"
          small
          disabledReason={page === 1 ? 'This is the first page.' : undefined}
          onClick={() => setPage(page - 1)}
        >
          Previous page
        </Button>
        <span role="status">
          Page {page} of {count}
        </span>
        <Button
          look="quiet"
          small
          disabledReason={page === count ? 'This is the last page.' : undefined}
          onClick={() => setPage(page + 1)}
        >
          Next page
        </Button>
      </div>
      <Page pdf={pdf.data} number={page} />
    </>
  )
}

function Page({ pdf, number }: { pdf: Pdf; number: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let isCurrent = true
    const draw = async () => {
      const page = await pdf.getPage(number)
      const element = canvas.current
      if (!isCurrent || !element) return
      const { width } = page.getViewport({ scale: 1 })
      const viewport = page.getViewport({ scale: (WIDTH / width) * PIXELS })
      element.width = viewport.width
      element.height = viewport.height
      await page.render({ canvas: element, viewport }).promise
    }
    setFailed(false)
    draw().catch(() => isCurrent && setFailed(true))
    return () => {
      isCurrent = false
    }
  }, [pdf, number])
  if (hasFailed) return <p role="alert">{UNREADABLE}</p>
  return <canvas ref={canvas} className={styles.page} role="img" aria-label={`Page ${number}`} />
}
