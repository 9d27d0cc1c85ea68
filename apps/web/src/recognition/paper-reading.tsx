import { useEffect, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import layoutStyles from '../ui/layout.module.css'
import { t } from '../words/t.ts'
import type { PaperProgress } from './paper.ts'

export interface ReadOptions {
  signal: AbortSignal
  onProgress: (progress: PaperProgress) => void
}

/** The reading of one file after the other, which a person may stop and which ends with its dialog. */
export function usePaperReading() {
  const [progress, setProgress] = useState<PaperProgress>()
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])
  return {
    /** Of scanned pages; undefined while none is read. */
    progress,
    stop: () => current.current?.abort(),
    /** Runs a reading; undefined when it was stopped. */
    async during<T>(read: (options: ReadOptions) => Promise<T>): Promise<T | undefined> {
      const ending = new AbortController()
      current.current = ending
      try {
        return await read({ signal: ending.signal, onProgress: setProgress })
      } catch (error) {
        if (!ending.signal.aborted) throw error
        return undefined
      } finally {
        setProgress(undefined)
      }
    },
  }
}

/** Returns the progress of the recognition of scanned pages. */
export const progressText = ({ page, of }: PaperProgress): string =>
  t(
    { id: 'choose-source.reading-page', defaultMessage: 'Recognizing the text of page {page} of {of}…' },
    { page, of },
  )

/** A bar of the recognition, with the button that stops it. */
export function PaperProgressBar({ progress, onStop }: { progress: PaperProgress; onStop: () => void }) {
  return (
    <p className={layoutStyles.row12}>
      <progress
        aria-label={t({ id: 'choose-source.text-recognition', defaultMessage: 'Text recognition' })}
        value={(progress.page - 1 + progress.share) / progress.of}
      />
      <Button look="quiet" small onClick={onStop}>
        {t({ id: 'choose-source.stop-reading', defaultMessage: 'Stop reading' })}
      </Button>
    </p>
  )
}
