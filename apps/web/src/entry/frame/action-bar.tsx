import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import styles from '../../ui/form-section.module.css'

interface Props {
  onBack?: () => void
  onSkip?: () => void
  onExit?: () => void
  /** The words of the button that submits the form. */
  saveLabel?: string
  /** The main action instead of that button; null for none. */
  main?: ReactNode
  /** What the entry costs so far, between the ways back and those on. */
  summary?: ReactNode
  /** Why the main action waits, beside it. */
  reason?: ReactNode
  isBusy: boolean
}

/** Back and Skip at the left, the one main action at the right end; on a phone it stays at the foot of the window. */
export function ActionBar({ onBack, onSkip, onExit, saveLabel, main, summary, reason, isBusy }: Props) {
  const label = saveLabel ?? 'Save & Continue'
  return (
    <div className={`${styles.actionBar} ${styles.ofPage}`}>
      <div className={styles.others}>
        {onBack && (
          <Button look="quiet" busy={isBusy} onClick={onBack} data-command="Back">
            Back
          </Button>
        )}
        {onSkip && (
          <Button look="plain" busy={isBusy} onClick={onSkip} data-command="Skip this step">
            Skip
          </Button>
        )}
        {summary}
        <span className={styles.spacer} />
        {onExit && (
          <Button look="quiet" busy={isBusy} onClick={onExit} data-command="Save & Exit">
            Save &amp; Exit
          </Button>
        )}
      </div>
      {main !== null && (
        <div className={styles.main}>
          {reason}
          {main ?? (
            <Button
              type="submit"
              busy={isBusy}
              className={styles.primary}
              data-command={label}
              aria-keyshortcuts="Control+Enter"
            >
              {label}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
