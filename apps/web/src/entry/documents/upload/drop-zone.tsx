import { ACCEPTED_ENDINGS, ACCEPTED_TYPES } from '@edfe/domain/documents'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import layoutStyles from '../../../ui/layout.module.css'
import textStyles from '../../../ui/text.module.css'
import { t } from '../../../words/t.ts'
import styles from './upload.module.css'

interface Props {
  onFiles: (files: File[]) => void
  /**
   * The purpose of the files, if a page has several drop zones: the zone is then small, and takes no paste.
   */
  about?: string
}

/** Takes files by button, by drop anywhere on it, and by paste anywhere on the page. */
export function DropZone({ onFiles, about }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  usePastedFiles(about ? undefined : onFiles)
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
      className={[
        layoutStyles.stack8,
        layoutStyles.spaceAbove16,
        styles.zone,
        about && styles.small,
        isOver && styles.over,
      ]
        .filter(Boolean)
        .join(' ')}
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
        aria-label={
          about
            ? t({ id: 'drop-zone.documents-for', defaultMessage: 'Documents for: {about}' }, { about })
            : t({ id: 'drop-zone.documents', defaultMessage: 'Documents' })
        }
        accept={ACCEPTED_ENDINGS}
        onChange={(event) => {
          take(event.target.files)
          // The same file can be chosen again, after a cancelled upload.
          event.target.value = ''
        }}
      />
      <Button
        icon="upload"
        look={about ? 'quiet' : 'primary'}
        small={Boolean(about)}
        onClick={() => input.current?.click()}
      >
        {t({ id: 'drop-zone.add-documents', defaultMessage: 'Add documents' })}
        {about && <span className={textStyles.visuallyHidden}> ({about})</span>}
      </Button>
      {about ? (
        <p className={textStyles.secondary}>
          {t({
            id: 'drop-zone.or-drop-files-here-of',
            defaultMessage: 'Or drop files here, of 25 MB at most.',
          })}
        </p>
      ) : (
        <>
          <p>
            {t({
              id: 'drop-zone.or-drop-files-here-or',
              defaultMessage: 'Or drop files here, or paste them.',
            })}
          </p>
          <p className={textStyles.secondary}>
            {t(
              {
                id: 'drop-zone.25-mb-each-250-mb',
                defaultMessage: '{types}. 25 MB each, 250 MB for an entry.',
              },
              { types: ACCEPTED_TYPES },
            )}
          </p>
        </>
      )}
    </div>
  )
}

/** Files that are pasted on the page; text that is pasted into a field is the field's. */
function usePastedFiles(onFiles: ((files: File[]) => void) | undefined): void {
  const latest = useRef(onFiles)
  latest.current = onFiles
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0 || !latest.current) return
      event.preventDefault()
      latest.current(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
}
