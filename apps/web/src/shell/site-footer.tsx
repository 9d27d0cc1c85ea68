import { FOOTER_GROUPS } from '../messages/footer-links.ts'
import { COPYRIGHT, DISCLAIMER } from '../messages/product.ts'
import { Logo } from './logo.tsx'
import styles from './site-footer.module.css'

/** The footer of pages without a sidebar. Plain links: these pages are served outside the application. */
export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <div className={styles.groups}>
        <Logo href="/" />
        {FOOTER_GROUPS.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(([href, label]) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <p className={styles.legal}>
        <span>{COPYRIGHT}</span>
        <span>{DISCLAIMER}</span>
      </p>
    </footer>
  )
}
