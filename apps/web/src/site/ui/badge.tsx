import textStyles from '../../ui/text.module.css'
import styles from './badge.module.css'

export type BadgeTone = 'neutral' | 'info' | 'warning' | 'success' | 'error'

interface BadgeProps {
  tone: BadgeTone
  children: string
  /** Lets the script of the status page write a measured status into this badge. */
  live?: boolean
}

/** A status as a word on its color. The tone is a data attribute, so that a script can change it. */
export function Badge({ tone, children, live }: BadgeProps) {
  return (
    <span
      className={`${textStyles.nowrap} ${textStyles.small} ${textStyles.strong} ${styles.badge}`}
      data-tone={tone}
      data-badge={live ? '' : undefined}
    >
      {children}
    </span>
  )
}
