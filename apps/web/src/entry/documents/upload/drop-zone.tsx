import { ACCEPTED_ENDINGS, ACCEPTED_TYPES } from '@edfe/domain/documents'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import textStyles from '../../../ui/text.module.css'
import styles from './upload.module.css'

/** Takes files by button, by drop anywhere on it, and by paste anywhere on the page. */
export function DropZone({ onFiles }: { onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  usePastedFiles(onFiles)
  const take = (list: FileList | null | undefined) => {
    const files = [...(list ?? [])]
    if (files.length > 0) onFiles(files)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first
    <div
      className={isOver ? `${styles.zone} ${styles.over}` : styles.zone}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Documents"
        accept={ACCEPTED_ENDINGS}
        onChange={(event) => {
          take(event.target.files)
          // The same file can be chosen again, after a cancelled upload.
          event.target.value = ''
        }}
      />
      <Button icon="upload" onClick={() => input.current?.click()}>
        Add documents
      </Button>
      <p>Or drop files here, or paste them.</p>
      <p className={textStyles.secondary}>{ACCEPTED_TYPES}. 25 MB each, 250 MB for an entry.</p>
    </div>
  )
}

/** Files that are pasted on the page; text that is pasted into a field is the field's. */
function usePastedFiles(onFiles: (files: File[]) => void): void {
  const latest = useRef(onFiles)
  latest.current = onFiles
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      latest.current(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
}
