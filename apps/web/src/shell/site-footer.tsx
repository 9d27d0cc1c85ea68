import { FOOTER_GROUPS } from '../messages/footer-links.ts'
import { COPYRIGHT, DISCLAIMER } from '../messages/product.ts'
import { Logo } from '../ui/logo.tsx'
import styles from './site-footer.module.css'

const {
  SITE_PHONE: phone,
  SITE_EMAIL: email,
  SITE_STATUS_URL: statusUrl,
  SITE_BUILDER: builder,
  SITE_BUILDER_URL: builderUrl,
}: Partial<Record<string, string>> = import.meta.env

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
              {title === 'Support' && statusUrl && (
                <li>
                  <a href={statusUrl}>External status page</a>
                </li>
              )}
            </ul>
          </nav>
        ))}
      </div>
      <p className={styles.legal}>
        <span>{COPYRIGHT}</span>
        {phone && <a href={`tel:${phone}`}>{phone}</a>}
        {email && <a href={`mailto:${email}`}>{email}</a>}
        {builder && <span>Built by {builderUrl ? <a href={builderUrl}>{builder}</a> : builder}</span>}
        <span>{DISCLAIMER}</span>
      </p>
    </footer>
  )
}
