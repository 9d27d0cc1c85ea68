import { type FocusEvent, type KeyboardEvent, useCallback, useState } from 'react'
import { controlOf, helpLinkOf } from './field-help.ts'

interface ShownHelp {
  /** As the field writes it, e.g. '36A'. */
  block: string
  /** Gets the focus when the help closes. */
  control: HTMLElement | undefined
  /** Opened by the person: the panel takes the focus. It does not when it follows the focus to another field. */
  takesFocus: boolean
}

/**
 * The help next to a form: it opens from a hint or with F1, follows the focus, and never opens without being
 * asked.
 */
export function useFieldHelp() {
  const [shown, setShown] = useState<ShownHelp>()
  const open = useCallback((link: HTMLElement) => setShown(helpOf(link, true)), [])
  const close = () => {
    setShown(undefined)
    shown?.control?.focus()
  }
  return {
    shown,
    open,
    close,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'F1') return
      const link = helpLinkOf(event.target)
      if (!link) return
      event.preventDefault()
      open(link)
    },
    onFocus: (event: FocusEvent) => {
      const link = helpLinkOf(event.target)
      // The field that gets the focus when the help closes does not open it again.
      if (link) setShown((current) => current && helpOf(link, false))
    },
  }
}

const helpOf = (link: HTMLElement, takesFocus: boolean): ShownHelp => ({
  block: link.dataset.block ?? '',
  control: controlOf(link) ?? link,
  takesFocus,
})
