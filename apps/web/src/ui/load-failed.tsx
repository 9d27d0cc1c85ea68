import { t } from '../words/t.ts'
import { Button } from './button.tsx'
import styles from './feedback.module.css'
import { Icon } from './icon.tsx'
import textStyles from './text.module.css'

/** The content in place of data that could not be loaded: the message, and a retry. */
export function LoadFailed({ message, onRetry }: { message: string; onRetry?: () => void }) {
  return (
    <div className={styles.empty} role="alert">
      <span className={textStyles.error}>
        <Icon name="error" />
      </span>
      <p className={textStyles.strong}>{message}</p>
      <p className={textStyles.secondary}>
        {t({
          id: 'load-failed.check-your-connection-then-try',
          defaultMessage: 'Check your connection, then try again. Nothing you saved is lost.',
        })}
      </p>
      {onRetry && (
        <Button look="quiet" onClick={onRetry}>
          {t({ id: 'common.try-again', defaultMessage: 'Try again' })}
        </Button>
      )}
    </div>
  )
}
