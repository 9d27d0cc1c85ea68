import { footerGroups } from '../../messages/footer-links.ts'
import { copyright, DISCLAIMER } from '../../messages/product.ts'
import footerStyles from '../../ui/footer.module.css'
import layoutStyles from '../../ui/layout.module.css'
import { Logo } from '../../ui/logo.tsx'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { T } from '../../words/text.tsx'
import styles from './site-footer.module.css'
import { SiteLanguages } from './site-languages.tsx'

/** The operator's details in the footer. An unset value is omitted. */
export interface FooterSettings {
  phone?: string
  email?: string
  statusUrl?: string
  builder?: string
  builderUrl?: string
}

interface FooterProps {
  settings: FooterSettings
  /** The address of the page in English. */
  path: string
  /** Tags of the translations of the public pages. */
  languages: readonly string[]
}

export function SiteFooter({ settings, path, languages }: FooterProps) {
  const { phone, email, statusUrl, builder, builderUrl } = settings
  return (
    <footer className={styles.footer}>
      <div className={footerStyles.groups} data-screen-only="">
        <Logo href="/" />
        {footerGroups().map(({ id, title, links }, index) => (
          <nav key={id} aria-labelledby={`footer-${index}`}>
            <h2 id={`footer-${index}`}>{title}</h2>
            <ul>
              {links.map(([href, label]) => (
                <li className={layoutStyles.spaceAbove8} key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
              {id === 'support' && statusUrl ? (
                <li className={layoutStyles.spaceAbove8}>
                  <a href={statusUrl}>
                    {t({ id: 'site-footer.status-page', defaultMessage: 'External status page' })}
                  </a>
                </li>
              ) : null}
            </ul>
          </nav>
        ))}
      </div>
      <div className={`${textStyles.note} ${footerStyles.legal}`}>
        <span>{copyright()}</span>
        {phone ? <a href={`tel:${phone}`}>{phone}</a> : null}
        {email ? <a href={`mailto:${email}`}>{email}</a> : null}
        {builder ? (
          <span>
            <T
              id="site-footer.built-by"
              defaultMessage="Built by {builder}"
              values={{ builder: builderUrl ? <a href={builderUrl}>{builder}</a> : builder }}
            />
          </span>
        ) : null}
        <span>{t(DISCLAIMER)}</span>
        <SiteLanguages path={path} languages={languages} />
      </div>
    </footer>
  )
}
