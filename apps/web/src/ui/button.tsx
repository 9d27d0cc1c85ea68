import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import styles from './button.module.css'
import { Icon, type IconName } from './icon.tsx'
import layoutStyles from './layout.module.css'

/** `inline` is a plain button inside a sentence, a table or the head of a panel. */
export type ButtonLook = 'primary' | 'quiet' | 'plain' | 'inline' | 'danger'

/** Class names of a button or of a link that looks like one. */
export const buttonClass = (look: ButtonLook = 'primary', small = false) =>
  [
    styles.button,
    look === 'primary' ? '' : styles[look],
    look === 'inline' ? layoutStyles.touch : '',
    small ? styles.small : '',
  ]
    .filter(Boolean)
    .join(' ')

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  look?: ButtonLook
  small?: boolean
  /** As wide as its form. */
  isWide?: boolean
  icon?: IconName
  /** While true the button says so, stays focusable and does nothing. */
  busy?: boolean
  /** Why the action is not possible now: the button stays visible and focusable, and names what is missing. */
  disabledReason?: string | undefined
  children: ReactNode
}

/** One action. Never the `disabled` attribute: a person must be able to reach it and learn why it waits. */
export function Button({
  look,
  small,
  isWide,
  icon,
  busy,
  disabledReason,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const off = busy || Boolean(disabledReason)
  const guard = (event: MouseEvent<HTMLButtonElement>) => {
    if (off) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      className={[buttonClass(look, small), isWide && layoutStyles.wide, className].filter(Boolean).join(' ')}
      aria-disabled={off || undefined}
      aria-busy={busy || undefined}
      title={disabledReason ?? rest.title}
      onClick={guard}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  )
}

/** A square button with a drawing only; its label is its accessible name. */
export function IconButton({
  icon,
  label,
  className,
  ...rest
}: Omit<ComponentPropsWithRef<'button'>, 'children'> & { icon: IconName; label: string }) {
  return (
    <button
      type="button"
      {...rest}
      className={className ? `${styles.iconButton} ${className}` : styles.iconButton}
      aria-label={label}
      title={label}
    >
      <Icon name={icon} />
    </button>
  )
}
