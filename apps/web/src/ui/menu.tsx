import type { ReactNode } from 'react'
import { buttonClass } from './button.tsx'
import { Icon } from './icon.tsx'
import styles from './menu.module.css'
import shapeStyles from './shape.module.css'
import { Unfolding } from './unfolding.tsx'

interface Props {
  label: string
  /** Buttons. */
  children: ReactNode
}

/** Actions that are needed less often, behind one button. Escape, a choice, and leaving it close it. */
export const Menu = ({ label, children }: Props) => (
  <Unfolding
    className={styles.menu}
    summaryClass={`${buttonClass('quiet', true)} ${shapeStyles.unmarked}`}
    summary={
      <>
        {label}
        <Icon name="chevron-down" />
      </>
    }
    isMenu
  >
    <div className={styles.list}>{children}</div>
  </Unfolding>
)

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
