import { Button } from './button.tsx'
import styles from './feedback.module.css'
import { Icon } from './icon.tsx'

/** The content in place of data that could not be loaded: the message, and a retry. */
export function LoadFailed({ message, onRetry }: { message: string; onRetry?: () => void }) {
  return (
    <div className={styles.empty} role="alert">
      <span className="tone-error">
        <Icon name="error" />
      </span>
      <p className="strong">{message}</p>
      <p className="muted text-small">Check your connection, then try again. Nothing you saved is lost.</p>
      {onRetry && (
        <Button look="quiet" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  )
}
