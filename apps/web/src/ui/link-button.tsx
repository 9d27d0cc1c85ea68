import { createLink } from '@tanstack/react-router'
import type { ComponentPropsWithRef } from 'react'
import buttonStyles from './button.module.css'
import { type ButtonLook, buttonClass } from './button.tsx'
import { Icon, type IconName } from './icon.tsx'
import textStyles from './text.module.css'

interface AnchorButtonProps extends ComponentPropsWithRef<'a'> {
  look?: ButtonLook
  small?: boolean
  icon?: IconName
}

function AnchorButton({ look, small, icon, children, ...rest }: AnchorButtonProps) {
  return (
    <a {...rest} className={buttonClass(look, small)}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  )
}

/** A link inside the application that looks like a button: `to`, `params` and `search` as the router's Link. */
export const LinkButton = createLink(AnchorButton)

function AnchorIcon({
  icon,
  label,
  ...rest
}: ComponentPropsWithRef<'a'> & { icon: IconName; label: string }) {
  return (
    <a {...rest} className={buttonStyles.iconButton} title={label}>
      <Icon name={icon} />
      <span className={textStyles.visuallyHidden}>{label}</span>
    </a>
  )
}

/** A link drawn as an icon button; `label` is its accessible name. */
export const LinkIcon = createLink(AnchorIcon)
