import { type ReactNode, useEffect, useRef } from 'react'
import { FieldHelpContext } from './field-help.ts'
import { FieldHelpPanel } from './field-help-panel.tsx'
import styles from './form-with-help.module.css'
import { useFieldHelp } from './use-field-help.ts'

interface Props {
  /** The help lies over the form where both have no room side by side. */
  isOver: boolean
  children: ReactNode
}

/** The fields of a page, and the help of a block while a person asks for it. */
export function FormWithHelp({ isOver, children }: Props) {
  const { shown, open, close, onKeyDown, onFocus } = useFieldHelp()
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => stopOnce(fields.current))
  const place = isOver ? 'over' : 'beside'
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys and the focus of the fields inside
    <div
      className={shown && !isOver ? styles.withHelp : undefined}
      data-help={shown && place}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      <div ref={fields}>
        <FieldHelpContext value={open}>{children}</FieldHelpContext>
      </div>
      {shown && <FieldHelpPanel {...shown} onClose={close} />}
    </div>
  )
}

/**
 * The Tab key stops at the first help of a page, so that it is found; at the other fields, F1 opens it. A link that is a
 * stop of its page by choice has no shortcut and stays one.
 */
function stopOnce(fields: HTMLElement | null): void {
  const links = fields?.querySelectorAll<HTMLElement>('a[data-block][aria-keyshortcuts]') ?? []
  for (const [at, link] of [...links].entries()) link.tabIndex = at === 0 ? 0 : -1
}
