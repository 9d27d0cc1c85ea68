import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './dialog.module.css'

interface DialogProps {
  open: boolean
  title: string
  /** Called on Escape, on the close button of the caller and when the native dialog closes. */
  onClose: () => void
  lead?: ReactNode
  /** Buttons, the main one last. */
  footer?: ReactNode
  children?: ReactNode
  wide?: boolean
  /** As large as the window allows, for a table. */
  isFull?: boolean
  /** The content runs to the edge. */
  isFlush?: boolean
}

/** The browser gives the focus to the first radio button of a group, also where another one is chosen. */
function focusChosen(dialog: HTMLDialogElement) {
  const first = document.activeElement
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio') return
  dialog.querySelector<HTMLInputElement>(`input[name="${CSS.escape(first.name)}"]:checked`)?.focus()
}

/** A modal on the native dialog: focus trap, Escape and inert background come with the element. */
export function Dialog({ open, title, onClose, lead, footer, children, wide, isFull, isFlush }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const element = ref.current
    if (!element) return
    if (!open) {
      if (element.open) element.close()
      return
    }
    const before = document.activeElement
    if (!element.open) element.showModal()
    focusChosen(element)
    return () => {
      // A dialog that leaves the page without closing gives the focus back as one that closes does.
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus()
    }
  }, [open])
  return (
    <dialog
      ref={ref}
      className={[styles.dialog, wide && styles.wide, isFull && styles.full].filter(Boolean).join(' ')}
      aria-labelledby={id}
      onClose={({ currentTarget, target }) => {
        // React tells a dialog of what another one does that was opened from inside it.
        if (target !== currentTarget) return
        // The event comes after the dialog has closed, which may be after it was opened again.
        if (!currentTarget.open) onClose()
      }}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
    >
      {open && (
        <>
          <header>
            <h2 id={id}>{title}</h2>
            {lead && <p>{lead}</p>}
          </header>
          {children && <div className={isFlush ? undefined : styles.body}>{children}</div>}
          {footer && <footer>{footer}</footer>}
        </>
      )}
    </dialog>
  )
}
