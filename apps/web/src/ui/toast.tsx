import { useEffect, useState } from 'react'
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

/** A person who looks at the field just saved needs some seconds to see it. */
const SHOWN_MS = 5000
/** It covers the foot of the page, where the next step is, so it may not stay for long. */
const SHOWN_WITH_ACTION_MS = 10_000

const current = createStore<Toast | undefined>(undefined)

/** Shows one short message at the foot of the page; the next message replaces it. */
export const showToast = (toast: Toast): void => current.set(toast)

const hide = () => current.set(undefined)

/** Shows the toast of the moment; the frame renders it once. It stays while the focus is in it (WCAG 2.2.1). */
export function Toaster() {
  const toast = current.use()
  const [held, setHeld] = useState<Toast>()
  const isHeld = held === toast
  useEffect(() => {
    if (!toast || isHeld) return
    const timer = setTimeout(hide, toast.durationMs ?? (toast.action ? SHOWN_WITH_ACTION_MS : SHOWN_MS))
    return () => clearTimeout(timer)
  }, [toast, isHeld])
  const hold = () => setHeld(toast)
  const release = () => setHeld(undefined)
  return (
    <div className={toastStyles.toasts} role="status" data-screen-only="" onFocus={hold} onBlur={release}>
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
