import { useLocation, useRouter } from '@tanstack/react-router'
import { clearSessionError, useSession } from '../session/session-store.ts'
import { Button, IconButton } from '../ui/button.tsx'
import styles from '../ui/feedback.module.css'
import { Icon } from '../ui/icon.tsx'
import toastStyles from '../ui/toast.module.css'
import { t } from '../words/t.ts'
import sessionAlertStyles from './session-alert.module.css'

/** Says what went wrong with the session where no form or dialog on the screen says it, until it is closed or works. */
export function SessionAlert() {
  const { error, expired, loading } = useSession()
  const router = useRouter()
  const path = useLocation({ select: ({ pathname }) => pathname })
  if (!error || error.saidOn === path || expired) return null
  const again = async () => {
    await error.again?.()
    await router.invalidate()
  }
  return (
    <div className={`${toastStyles.toasts} ${sessionAlertStyles.sessionAlert}`} role="alert">
      <div className={`${styles.toast} ${sessionAlertStyles.failed}`}>
        <Icon name="error" />
        <span>{error.message}</span>
        {error.again && (
          <Button look="plain" busy={loading} onClick={again}>
            {t({ id: 'common.try-again', defaultMessage: 'Try again' })}
          </Button>
        )}
        <IconButton
          icon="close"
          label={t({ id: 'session-alert.close-message', defaultMessage: 'Close message' })}
          onClick={clearSessionError}
        />
      </div>
    </div>
  )
}
