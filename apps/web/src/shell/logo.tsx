import styles from './logo.module.css'
/** The mark: a small sheet with its last cell filled. A plain link, since `/` is served outside the application. */
export function Logo({ href }: { href: string }) {
  return (
    <a className={styles.logo} href={href}>
      <svg viewBox="0 0 24 28" aria-hidden="true">
        <rect x="1" y="1" width="22" height="26" rx="1.5" />
        <path d="M1 9h22M1 18h22M12 9v18" />
        <rect className={styles.filled} x="13" y="19" width="9" height="7" />
      </svg>
      <span>
        Electronic Direct
        <br />
        Filing of Entry
      </span>
    </a>
  )
}
