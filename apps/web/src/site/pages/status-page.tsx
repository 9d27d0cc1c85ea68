import type { SitePage } from '../site-page.ts'
import { Badge } from '../ui/badge.tsx'
import { classNames } from '../ui/class-names.ts'
import layout from '../ui/layout.module.css'
import { PageLinks } from '../ui/page-links.tsx'
import text from '../ui/text.module.css'
import styles from './status-page.module.css'

/** The four services of the status page and the address that probes each (specification 1, sections 2 and 7). */
export const SERVICES = [
  { name: 'Web Application', probe: '/', what: 'The pages and the entry wizard' },
  { name: 'Database', probe: '/api/health/database', what: 'Entries, documents and records' },
  { name: 'Authentication', probe: '/api/auth/ok', what: 'Sign-in and sessions' },
  { name: 'API', probe: '/api/health', what: 'Saves, checks and submissions' },
] as const

export const statusPage: SitePage = {
  path: '/status',
  title: 'System Status',
  description:
    'Whether the web application, database, authentication and API respond, measured from your browser.',
  scripts: ['status'],
  body: (
    <div className={classNames(layout.wrap, layout.page)} data-status="">
      <div className={styles.banner}>
        <div>
          <p>System status</p>
          <h1 className={text.displayTitle} data-overall="" aria-live="polite">
            Checking the four services
          </h1>
        </div>
        <p className={styles.checked}>
          <span data-updated="">Not checked yet</span>
          <br />
          Checked every 30 seconds · <a href="/status">Check now</a>
        </p>
      </div>
      <noscript>
        <p className={styles.noScript}>Live measurement needs JavaScript.</p>
      </noscript>
      <table className={styles.services}>
        <caption className={text.visuallyHidden}>Services</caption>
        <thead>
          <tr>
            <th scope="col">Service</th>
            <th scope="col">What it does</th>
            <th scope="col" className={styles.scale}>
              <span className={styles.ticks}>
                <span>0</span>
                <span>Response time</span>
                <span>250 ms</span>
              </span>
            </th>
            <th scope="col" className={styles.time}>
              <span className={text.visuallyHidden}>Milliseconds</span>
            </th>
            <th scope="col" className={styles.status}>
              Status
            </th>
          </tr>
        </thead>
        <tbody>
          {SERVICES.map(({ name, probe, what }) => (
            <tr key={name} data-probe={probe}>
              <th scope="row">{name}</th>
              <td className={styles.description}>{what}</td>
              <td className={styles.scale} aria-hidden="true">
                <span className={styles.ruler}>
                  <svg viewBox="0 0 250 5" preserveAspectRatio="none" aria-hidden="true">
                    <rect data-bar="" width="0" height="5" />
                  </svg>
                </span>
              </td>
              <td className={styles.time} data-ms="" />
              <td className={styles.status}>
                <Badge tone="neutral" live>
                  Checking
                </Badge>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={styles.legend}>
        <div>
          <dt>
            <Badge tone="success">Operational</Badge>
          </dt>
          <dd>Responds normally.</dd>
        </div>
        <div>
          <dt>
            <Badge tone="warning">Degraded</Badge>
          </dt>
          <dd>Responds slowly or with errors. Your browser keeps what you type.</dd>
        </div>
        <div>
          <dt>
            <Badge tone="error">Unavailable</Badge>
          </dt>
          <dd>Does not respond. Saved drafts are safe.</dd>
        </div>
      </dl>
      <PageLinks
        links={[
          ['/documentation/troubleshooting', 'Troubleshooting'],
          ['/contact', 'Contact'],
        ]}
      />
    </div>
  ),
}
