import { linesOfText } from '@edfe/domain/pdf-text'
import { useRef, useState } from 'react'
import type { PagePicture } from '../../recognition/paper.ts'
import { paperKind } from '../../recognition/paper-kind.ts'
import {
  PaperProgressBar,
  progressText,
  type ReadOptions,
  usePaperReading,
} from '../../recognition/paper-reading.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import layoutStyles from '../../ui/layout.module.css'
import { t } from '../../words/t.ts'

/** The text of a notice that came as a file, and the pages of it that are pictures, by their numbers. */
export interface NoticeText {
  text: string
  pictures: ReadonlyMap<number, PagePicture>
}

/** The reader of papers is loaded with the first file. */
async function paperOf(file: File, options: ReadOptions) {
  const isPhotograph = paperKind(new Uint8Array(await file.arrayBuffer())) === 'photograph'
  const { readPaper } = await import('../../recognition/read-paper.ts')
  return readPaper(file, { ...options, isPhotograph })
}

/** Reads the text of a notice from a PDF or a photograph. */
export function NoticeFile({ onRead }: { onRead: (notice: NoticeText) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const [isReading, setReading] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { progress, stop, during } = usePaperReading()
  const read = async (file: File) => {
    setReading(true)
    setProblem(undefined)
    const paper = await during((options) => paperOf(file, options)).catch(() => 'failed' as const)
    setReading(false)
    if (paper === 'not-installed')
      setProblem(
        t({
          id: 'notice-file.this-is-a-scan',
          defaultMessage:
            'This is a scan, and this site reads no text in scans. Type its values into the form.',
        }),
      )
    else if (typeof paper === 'string')
      setProblem(
        t({
          id: 'notice-file.this-file-was-not-read',
          defaultMessage: 'This file could not be read. Copy the text of the notice and paste it.',
        }),
      )
    else if (paper) onRead({ text: linesOfText(paper.items), pictures: paper.pictures })
  }
  return (
    <>
      <p className={layoutStyles.actions}>
        <Button look="quiet" small icon="upload" busy={isReading} onClick={() => input.current?.click()}>
          {t({ id: 'notice-file.choose-a-pdf', defaultMessage: 'Choose a PDF or a photograph' })}
        </Button>
        <span role="status">{progress && progressText(progress)}</span>
      </p>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t({ id: 'notice-file.file-of-the-notice', defaultMessage: 'File of the notice' })}
        accept=".pdf,.png,.jpg,.jpeg"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          currentTarget.value = ''
          if (file) void read(file)
        }}
      />
      {progress && <PaperProgressBar progress={progress} onStop={stop} />}
      {problem && (
        <Alert role="alert">
          <p>{problem}</p>
        </Alert>
      )}
    </>
  )
}
