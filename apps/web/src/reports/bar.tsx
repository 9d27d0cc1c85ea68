import layoutStyles from '../ui/layout.module.css'
import textStyles from '../ui/text.module.css'
import styles from './bar.module.css'

interface Props {
  /** From 0 to 1. */
  share: number
}

/**
 * A bar of a chart; the number next to it says the same. Its length is an attribute, since the page allows no
 * inline style.
 */
export function Bar({ share }: Props) {
  const length = Math.max(share * 100, 0)
  return (
    <svg
      className={`${textStyles.block} ${layoutStyles.wide} ${styles.bar}`}
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect x="0" y="0" width={length.toFixed(2)} height="10" />
    </svg>
  )
}
