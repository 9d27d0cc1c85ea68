import { COPYRIGHT_YEAR, PRODUCT } from '../content/product.ts'
import { Mark } from './mark.tsx'

/** What the operator shows in the footer; what is unset is left out. */
export interface FooterSettings {
  phone?: string
  email?: string
  statusUrl?: string
  builder?: string
  builderUrl?: string
}

const GROUPS = [
  [
    'About',
    [
      ['/about/mission', 'Mission'],
      ['/about/technology', 'Technology'],
      ['/about/company', 'Company'],
    ],
  ],
  [
    'Compliance',
    [
      ['/privacy', 'Privacy'],
      ['/terms', 'Terms'],
      ['/accessibility', 'Accessibility'],
    ],
  ],
  [
    'Support',
    [
      ['/help', 'Help Center'],
      ['/documentation', 'Documentation'],
      ['/contact', 'Contact'],
      ['/status', 'System status'],
    ],
  ],
] as const

export function SiteFooter({ settings }: { settings: FooterSettings }) {
  const { phone, email, statusUrl, builder, builderUrl } = settings
  return (
    <footer className="foot">
      <div className="wrap">
        <div className="groups">
          <Mark href="/" />
          {GROUPS.map(([title, links], index) => (
            <nav key={title} aria-labelledby={`foot-${index}`}>
              <h2 id={`foot-${index}`}>{title}</h2>
              <ul>
                {links.map(([href, label]) => (
                  <li key={href}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
                {title === 'Support' && statusUrl ? (
                  <li>
                    <a href={statusUrl}>External status page</a>
                  </li>
                ) : null}
              </ul>
            </nav>
          ))}
        </div>
        <div className="fine">
          <span>
            © {COPYRIGHT_YEAR} {PRODUCT}
          </span>
          {phone ? <a href={`tel:${phone}`}>{phone}</a> : null}
          {email ? <a href={`mailto:${email}`}>{email}</a> : null}
          {builder ? <span>Built by {builderUrl ? <a href={builderUrl}>{builder}</a> : builder}</span> : null}
          <span>Not affiliated with U.S. Customs and Border Protection.</span>
        </div>
      </div>
    </footer>
  )
}
