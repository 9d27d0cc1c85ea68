import { Button } from '../../../ui/button.tsx'
import layoutStyles from '../../../ui/layout.module.css'
import textStyles from '../../../ui/text.module.css'
import { t } from '../../../words/t.ts'
import { fileSize } from '../file-size.ts'
import { timeLeft } from './pace.ts'
import styles from './upload.module.css'
import { cancelUpload, pauseUpload, resumeUpload, type Upload, uploads } from './uploads.ts'

const STATE: Record<Upload['state'], string> = {
  get queued() {
    return t({
      id: 'upload-list.waiting-for-the-previous-file',
      defaultMessage: 'Waiting for the previous file',
    })
  },
  get sending() {
    return t({ id: 'upload-list.uploading', defaultMessage: 'Uploading' })
  },
  get waiting() {
    return t({
      id: 'upload-list.the-connection-is-lost-the',
      defaultMessage: 'The connection is lost. The upload goes on when it is back.',
    })
  },
  get paused() {
    return t({ id: 'upload-list.paused', defaultMessage: 'Paused' })
  },
  get failed() {
    return t({ id: 'upload-list.not-uploaded', defaultMessage: 'Not uploaded' })
  },
}

interface Props {
  entryId: string
  /** Only the files that were added for this request of CBP. */
  requestId?: string
}

/** The files of an entry that are on their way, and those that could not be uploaded. */
export function UploadList({ entryId, requestId }: Props) {
  const own = uploads
    .use()
    .filter((upload) => upload.entryId === entryId && (!requestId || upload.requestId === requestId))
  if (own.length === 0) return null
  return (
    <ul
      className={`${layoutStyles.ruleAbove} ${layoutStyles.rules} ${styles.uploads}`}
      aria-label={t({ id: 'upload-list.uploads', defaultMessage: 'Uploads' })}
    >
      {own.map((upload) => (
        <UploadRow key={upload.key} upload={upload} />
      ))}
    </ul>
  )
}

function UploadRow({ upload }: { upload: Upload }) {
  const { file, state, progress, secondsLeft, problem } = upload
  const hasFailed = state === 'failed'
  const isPaused = state === 'paused'
  const named = <span className={textStyles.visuallyHidden}> {file.name}</span>
  const facts = [STATE[state], fileSize(file.size), secondsLeft !== undefined && timeLeft(secondsLeft)]
  return (
    <li>
      <div>
        <p className={textStyles.strong}>{file.name}</p>
        <p className={hasFailed ? textStyles.error : textStyles.secondary}>
          {problem ?? facts.filter(Boolean).join(' · ')}
        </p>
      </div>
      {!hasFailed && (
        <progress
          className={layoutStyles.wide}
          max={1}
          value={progress}
          aria-label={`${file.name}: ${Math.round(progress * 100)} %`}
        />
      )}
      <div className={layoutStyles.wrap8}>
        {!hasFailed && (
          // One button for both, so that the focus stays on it.
          <Button look="quiet" small onClick={() => (isPaused ? resumeUpload(upload) : pauseUpload(upload))}>
            {isPaused
              ? t({ id: 'upload-list.resume', defaultMessage: 'Resume' })
              : t({ id: 'upload-list.pause', defaultMessage: 'Pause' })}
            {named}
          </Button>
        )}
        <Button look="quiet" small onClick={() => void cancelUpload(upload)}>
          {hasFailed
            ? t({ id: 'common.remove', defaultMessage: 'Remove' })
            : t({ id: 'common.cancel', defaultMessage: 'Cancel' })}
          {named}
        </Button>
      </div>
    </li>
  )
}
