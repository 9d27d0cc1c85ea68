import { type ReactNode, useRef } from 'react'
import { buttonClass } from './button.tsx'
import { Icon } from './icon.tsx'
import styles from './menu.module.css'
import shapeStyles from './shape.module.css'

interface Props {
  label: string
  /** Buttons. */
  children: ReactNode
}

/** Actions that are needed less often, behind one button. Escape, a choice, and leaving it close it. */
export function Menu({ label, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  const close = () => {
    if (details.current) details.current.open = false
  }
  return (
    <details
      ref={details}
      className={styles.menu}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !details.current?.open) return
        event.stopPropagation()
        close()
        details.current.querySelector('summary')?.focus()
      }}
      onClick={(event) => {
        const button = (event.target as HTMLElement).closest('button')
        if (button && !button.hasAttribute('aria-disabled')) close()
      }}
    >
      <summary className={`${buttonClass('quiet', true)} ${shapeStyles.unmarked}`}>
        {label}
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.list}>{children}</div>
    </details>
  )
}

/** One action of a menu; one that is not possible now stays, and says why. */
export function MenuItem(props: {
  disabledReason?: string | undefined
  onClick: () => void
  command?: string
  children: ReactNode
}) {
  const { disabledReason, onClick, command, children } = props
  return (
    <button
      type="button"
      aria-disabled={disabledReason ? true : undefined}
      title={disabledReason}
      data-command={command}
      onClick={disabledReason ? undefined : onClick}
    >
      {children}
    </button>
  )
}
