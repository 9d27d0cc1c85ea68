import { useEffect } from 'react'
import { t } from '../words/t.ts'
import { Button, IconButton } from './button.tsx'
import { createStore } from './create-store.ts'
import styles from './feedback.module.css'
import toastStyles from './toast.module.css'

interface Toast {
  text: string
  /** An action such as Undo, offered while the toast is shown. */
  action?: { label: string; run: () => void }
  /** The time that it is shown; by default longer with an action. */
  durationMs?: number
}

const current = createStore<Toast | undefined>(undefined)

/** Shows one short message at the foot of the page; the next message replaces it. */
export const showToast = (toast: Toast): void => current.set(toast)

const hide = () => current.set(undefined)

/** Shows the toast of the moment; the frame renders it once. */
export function Toaster() {
  const toast = current.use()
  useEffect(() => {
    if (!toast) return
    const timer = setTimeout(hide, toast.durationMs ?? (toast.action ? 10_000 : 3000))
    return () => clearTimeout(timer)
  }, [toast])
  return (
    <div className={toastStyles.toasts} role="status" data-screen-only="">
      {toast && (
        <div className={styles.toast}>
          <span>{toast.text}</span>
          {toast.action && (
            <Button
              look="plain"
              onClick={() => {
                toast.action?.run()
                hide()
              }}
            >
              {toast.action.label}
            </Button>
          )}
          <IconButton
            icon="close"
            label={t({ id: 'toast.close-message', defaultMessage: 'Close message' })}
            onClick={hide}
          />
        </div>
      )}
    </div>
  )
}
