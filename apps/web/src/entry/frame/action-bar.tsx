import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import styles from '../../ui/form-section.module.css'
import layoutStyles from '../../ui/layout.module.css'
import { t } from '../../words/t.ts'

interface Props {
  onBack?: () => void
  onSkip?: () => void
  onExit?: () => void
  /** After Back and Skip, what is seldom done. */
  seldom?: ReactNode
  /** The words of the button that submits the form. */
  saveLabel?: string
  /** The main action instead of that button; null for none. */
  main?: ReactNode
  /** The reason why the main action waits, shown next to it. */
  reason?: ReactNode
  isBusy: boolean
}

/** Back and Skip at the left, the one main action at the right end; on a phone it stays at the foot of the window. */
export function ActionBar({ onBack, onSkip, onExit, seldom, saveLabel, main, reason, isBusy }: Props) {
  const label = saveLabel ?? t({ id: 'action-bar.save-continue', defaultMessage: 'Save & Continue' })
  return (
    <div className={`${styles.actionBar} ${styles.ofPage}`} data-screen-only="">
      <div className={styles.others}>
        {onBack && (
          <Button
            look="quiet"
            busy={isBusy}
            onClick={onBack}
            data-command={t({ id: 'common.back', defaultMessage: 'Back' })}
          >
            {t({ id: 'common.back', defaultMessage: 'Back' })}
          </Button>
        )}
        {onSkip && (
          <Button
            look="plain"
            busy={isBusy}
            onClick={onSkip}
            data-command={t({ id: 'action-bar.skip-step', defaultMessage: 'Skip this step' })}
          >
            {t({ id: 'action-bar.skip', defaultMessage: 'Skip' })}
          </Button>
        )}
        {seldom}
        <span className={`${layoutStyles.toEnd} ${styles.spacer}`} />
        {onExit && (
          <Button
            look="quiet"
            busy={isBusy}
            onClick={onExit}
            data-command={t({ id: 'action-bar.save-exit', defaultMessage: 'Save & Exit' })}
          >
            {t({ id: 'action-bar.save-exit', defaultMessage: 'Save & Exit' })}
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
