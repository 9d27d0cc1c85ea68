import { useEffect, useSyncExternalStore } from 'react'
import { Button, IconButton } from './button.tsx'

interface Toast {
  text: string
  /** A way back, offered while the toast stands. */
  action?: { label: string; run: () => void }
  /** How long it stands; a toast with a way back stands longer. */
  durationMs?: number
}

let current: Toast | undefined
const listeners = new Set<() => void>()
const emit = () => {
  for (const listener of listeners) listener()
}

/** Shows one short message at the foot of the page; the next message replaces it. */
export function showToast(toast: Toast): void {
  current = toast
  emit()
}

const hide = () => {
  current = undefined
  emit()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Where toasts stand; the frame renders it once. */
export function Toaster() {
  const toast = useSyncExternalStore(subscribe, () => current)
  useEffect(() => {
    if (!toast) return
    const timer = setTimeout(hide, toast.durationMs ?? (toast.action ? 10_000 : 3000))
    return () => clearTimeout(timer)
  }, [toast])
  return (
    <div className="toasts" role="status">
      {toast && (
        <div className="toast">
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
          <IconButton icon="close" label="Close message" onClick={hide} />
        </div>
      )}
    </div>
  )
}
