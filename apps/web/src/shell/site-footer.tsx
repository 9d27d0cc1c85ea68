import { footerGroups } from '../messages/footer-links.ts'
import { copyright, DISCLAIMER } from '../messages/product.ts'
import footerStyles from '../ui/footer.module.css'
import layoutStyles from '../ui/layout.module.css'
import { Logo } from '../ui/logo.tsx'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import { T } from '../words/text.tsx'
import { LanguageSwitch } from './language-switch.tsx'
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
      <div className={footerStyles.groups}>
        <Logo href="/" />
        {footerGroups().map(({ id, title, links }) => (
          <nav key={id} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(([href, label]) => (
                <li className={layoutStyles.spaceAbove8} key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
              {id === 'support' && statusUrl && (
                <li className={layoutStyles.spaceAbove8}>
                  <a href={statusUrl}>
                    {t({ id: 'site-footer.external-status-page', defaultMessage: 'External status page' })}
                  </a>
                </li>
              )}
            </ul>
          </nav>
        ))}
      </div>
      <div className={`${textStyles.note} ${footerStyles.legal}`}>
        <span>{copyright()}</span>
        {phone && <a href={`tel:${phone}`}>{phone}</a>}
        {email && <a href={`mailto:${email}`}>{email}</a>}
        {builder && (
          <span>
            <T
              id="site-footer.built-by"
              defaultMessage="Built by {builder}"
              values={{ builder: builderUrl ? <a href={builderUrl}>{builder}</a> : builder }}
            />
          </span>
        )}
        <span>{t(DISCLAIMER)}</span>
        <LanguageSwitch />
      </div>
    </footer>
  )
}
