import type { ReactNode } from 'react'
import styles from './view-nav.module.css'

/** Links between views of one subject, side by side; the children are `li` with a link each. Buttons look the same. */
export function ViewNav({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className={styles.views}>
      <ul>{children}</ul>
    </nav>
  )
}
