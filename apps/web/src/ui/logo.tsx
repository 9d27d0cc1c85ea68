import { PRODUCT } from '../messages/product.ts'
import { t } from '../words/t.ts'
import layoutStyles from './layout.module.css'
import styles from './logo.module.css'

/**
 * The logo, a small form with one filled cell, and the product's name, on every page alike. A plain link, since public
 * pages are served outside the application.
 */
export function Logo({ href }: { href: string }) {
  return (
    <a className={`${layoutStyles.touch} ${styles.logo}`} href={href}>
      <svg width="24" height="28" viewBox="0 0 24 28" fill="none" aria-hidden="true">
        <rect x="1" y="1" width="22" height="26" rx="1.5" />
        <path d="M1 9h22M1 18h22M12 9v18" />
        <rect className={styles.filled} x="13" y="19" width="9" height="7" />
      </svg>
      <span>{t(PRODUCT)}</span>
    </a>
  )
}
