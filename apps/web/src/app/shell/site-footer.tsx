import { PRODUCT } from '../../messages/product.ts'
import { Logo } from './logo.tsx'

const GROUPS = [
  {
    title: 'About',
    links: [
      ['/about/mission', 'Mission'],
      ['/about/technology', 'Technology'],
      ['/about/company', 'Company'],
    ],
  },
  {
    title: 'Compliance',
    links: [
      ['/privacy', 'Privacy'],
      ['/terms', 'Terms'],
      ['/accessibility', 'Accessibility'],
    ],
  },
  {
    title: 'Support',
    links: [
      ['/help', 'Help Center'],
      ['/documentation', 'Documentation'],
      ['/contact', 'Contact'],
      ['/status', 'System status'],
    ],
  },
] as const

/** Link groups at the foot of pages without a sidebar. Plain links: these pages are served outside the application. */
export function SiteFooter() {
  return (
    <footer className="foot">
      <div className="foot-in">
        <Logo href="/" />
        {GROUPS.map(({ title, links }) => (
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
      <p className="fine">
        <span>© 2025 {PRODUCT}</span>
        <span>Not affiliated with U.S. Customs and Border Protection.</span>
      </p>
    </footer>
  )
}
