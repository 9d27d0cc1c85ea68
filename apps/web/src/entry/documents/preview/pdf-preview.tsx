import { defineMessage } from '@edfe/domain/messages'
import type { Place } from '@edfe/domain/pdf-text'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { openPdf, type Pdf } from '../../../pdf/read-pdf-text.ts'
import type { PagePicture } from '../../../recognition/paper.ts'
import { Button } from '../../../ui/button.tsx'
import layoutStyles from '../../../ui/layout.module.css'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { t } from '../../../words/t.ts'
import { ABOVE, BELOW, type Box, PagePictureView } from './page-picture-view.tsx'
import styles from './preview.module.css'

/** Sharp on screens with two pixels for one, and legible when it is small. */
const PIXELS = 2
const WIDTH = 800

const UNREADABLE = defineMessage({
  id: 'pdf-preview.this-pdf-cannot-be-shown',
  defaultMessage: 'This PDF cannot be shown here. Download it to open it.',
})

const NO_MARKS: readonly Place[] = []
const NO_PICTURES: ReadonlyMap<number, PagePicture> = new Map()

interface Props {
  content: Blob
  /** Texts to mark; the first of them chooses the page. */
  marks?: readonly Place[]
  /** Pages whose text was recognised, by their numbers, as they were read. */
  pictures?: ReadonlyMap<number, PagePicture>
}

/** The pages of a PDF, one at a time, drawn on a canvas: its scripts and links do nothing. */
export function PdfPreview({ content, marks = NO_MARKS, pictures = NO_PICTURES }: Props) {
  const [page, setPage] = useState(1)
  const marked = marks[0]?.page
  useEffect(() => {
    if (marked !== undefined) setPage(marked)
  }, [marked])
  const pdf = useQuery({
    queryKey: ['pdf', content],
    queryFn: () => openPdf(content),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  if (pdf.isError) return <p role="alert">{t(UNREADABLE)}</p>
  if (!pdf.data)
    return (
      <Skeleton label={t({ id: 'pdf-preview.loading-document', defaultMessage: 'Loading document...' })} />
    )
  const count = pdf.data.numPages
  const picture = pictures.get(page)
  const onPage = marks.filter((mark) => mark.page === page)
  return (
    <>
      <div className={layoutStyles.actions}>
        <Button
          look="quiet"
          small
          disabledReason={
            page === 1
              ? t({ id: 'pdf-preview.this-is-the-first-page', defaultMessage: 'This is the first page.' })
              : undefined
          }
          onClick={() => setPage(page - 1)}
        >
          {t({ id: 'pdf-preview.previous-page', defaultMessage: 'Previous page' })}
        </Button>
        <span role="status">
          {t({ id: 'pdf-preview.page-of', defaultMessage: 'Page {page} of {count}' }, { page, count })}
        </span>
        <Button
          look="quiet"
          small
          disabledReason={
            page === count
              ? t({ id: 'pdf-preview.this-is-the-last-page', defaultMessage: 'This is the last page.' })
              : undefined
          }
          onClick={() => setPage(page + 1)}
        >
          {t({ id: 'pdf-preview.next-page', defaultMessage: 'Next page' })}
        </Button>
      </div>
      {picture ? (
        <PagePictureView picture={picture} number={page} marks={onPage} />
      ) : (
        <Page pdf={pdf.data} number={page} marks={onPage} />
      )}
    </>
  )
}

function Page({ pdf, number, marks }: { pdf: Pdf; number: number; marks: readonly Place[] }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [boxOf, setBoxOf] = useState<(mark: Place) => Box>()
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
      setBoxOf(() => ({ x, y, width: length }: Place): Box => {
        const [left = 0, bottom = 0] = viewport.convertToViewportPoint(x, y - BELOW) as number[]
        const [right = 0, top = 0] = viewport.convertToViewportPoint(x + length, y + ABOVE) as number[]
        const percent = (part: number, whole: number) => `${(100 * part) / whole}%`
        return {
          left: percent(Math.min(left, right), viewport.width),
          top: percent(Math.min(top, bottom), viewport.height),
          width: percent(Math.abs(right - left), viewport.width),
          height: percent(Math.abs(bottom - top), viewport.height),
        }
      })
      await page.render({ canvas: element, viewport }).promise
    }
    setFailed(false)
    draw().catch(() => isCurrent && setFailed(true))
    return () => {
      isCurrent = false
    }
  }, [pdf, number])
  if (hasFailed) return <p role="alert">{t(UNREADABLE)}</p>
  return (
    <div className={styles.page}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={t({ id: 'pdf-preview.page', defaultMessage: 'Page {number}' }, { number })}
      />
      {boxOf &&
        marks.map((mark) => <span key={`${mark.x} ${mark.y}`} className={styles.mark} style={boxOf(mark)} />)}
    </div>
  )
}
