import layoutStyles from '../../ui/layout.module.css'
import text from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { T } from '../../words/text.tsx'
import type { SitePage } from '../site-page.ts'
import { Badge } from '../ui/badge.tsx'
import { classNames } from '../ui/class-names.ts'
import layout from '../ui/layout.module.css'
import { PageLinks } from '../ui/page-links.tsx'
import styles from './status-page.module.css'

/** The four services of the status page and the address that probes each (specification 1, sections 2 and 7). */
export const services = () =>
  [
    {
      name: t({ id: 'status-page.web-application', defaultMessage: 'Web Application' }),
      probe: '/',
      what: t({
        id: 'status-page.the-pages-and-the-entry',
        defaultMessage: 'The pages and the entry wizard',
      }),
    },
    {
      name: t({ id: 'status-page.database', defaultMessage: 'Database' }),
      probe: '/api/health/database',
      what: t({
        id: 'status-page.entries-documents-and-records',
        defaultMessage: 'Entries, documents and records',
      }),
    },
    {
      name: t({ id: 'status-page.authentication', defaultMessage: 'Authentication' }),
      probe: '/api/auth/ok',
      what: t({ id: 'status-page.sign-in-and-sessions', defaultMessage: 'Sign-in and sessions' }),
    },
    {
      name: t({ id: 'status-page.api', defaultMessage: 'API' }),
      probe: '/api/health',
      what: t({
        id: 'status-page.saves-checks-and-submissions',
        defaultMessage: 'Saves, checks and submissions',
      }),
    },
  ] as const

export const statusPage = (): SitePage => ({
  path: '/status',
  title: t({ id: 'status-page.title', defaultMessage: 'System Status' }),
  description: t({
    id: 'status-page.whether-the-web-application-database',
    defaultMessage:
      'Whether the web application, database, authentication and API respond, measured from your browser.',
  }),
  scripts: ['status'],
  body: (
    <div className={classNames(layout.wrap, layout.page)} data-status="">
      <div className={`${layoutStyles.grid} ${layoutStyles.alignEnd} ${styles.banner}`}>
        <div>
          <p>{t({ id: 'status-page.system-status-2', defaultMessage: 'System status' })}</p>
          <h1 className={text.displayTitle} data-overall="" aria-live="polite">
            {t({ id: 'status-page.heading', defaultMessage: 'Checking the four services' })}
          </h1>
        </div>
        <p className={`${text.secondary} ${text.right} ${styles.checked}`}>
          <T
            id="status-page.not-checked-yet-checked-every"
            defaultMessage="<span>Not checked yet</span>{br}Checked every 30 seconds · <a>Check now</a>"
            values={{
              span: (content) => <span data-updated="">{content}</span>,
              br: <br />,
              a: (content) => <a href="/status">{content}</a>,
            }}
          />
        </p>
      </div>
      <noscript>
        <p className={layoutStyles.spaceAbove32}>
          {t({
            id: 'status-page.live-measurement-needs-java-script',
            defaultMessage: 'Live measurement needs JavaScript.',
          })}
        </p>
      </noscript>
      <table className={styles.services}>
        <caption className={text.visuallyHidden}>
          {t({ id: 'status-page.services', defaultMessage: 'Services' })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t({ id: 'status-page.service', defaultMessage: 'Service' })}</th>
            <th scope="col">{t({ id: 'status-page.what-it-does', defaultMessage: 'What it does' })}</th>
            <th scope="col" className={styles.scale}>
              <span className={layoutStyles.apart}>
                <span>0</span>
                <span>{t({ id: 'status-page.response-time', defaultMessage: 'Response time' })}</span>
                <span>{t({ id: 'status-page.250-ms', defaultMessage: '250 ms' })}</span>
              </span>
            </th>
            <th scope="col" className={styles.time}>
              <span className={text.visuallyHidden}>
                {t({ id: 'status-page.milliseconds', defaultMessage: 'Milliseconds' })}
              </span>
            </th>
            <th scope="col" className={styles.status}>
              {t({ id: 'common.status', defaultMessage: 'Status' })}
            </th>
          </tr>
        </thead>
        <tbody>
          {services().map(({ name, probe, what }) => (
            <tr key={name} data-probe={probe}>
              <th className={`${text.subtitle} ${text.nowrap} ${text.title}`} scope="row">
                {name}
              </th>
              <td className={`${text.muted} ${styles.description}`}>{what}</td>
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
                  {t({ id: 'status-page.checking', defaultMessage: 'Checking' })}
                </Badge>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={styles.legend}>
        <div>
          <dt>
            <Badge tone="success">
              {t({ id: 'status-page.operational', defaultMessage: 'Operational' })}
            </Badge>
          </dt>
          <dd>{t({ id: 'status-page.responds-normally', defaultMessage: 'Responds normally.' })}</dd>
        </div>
        <div>
          <dt>
            <Badge tone="warning">{t({ id: 'status-page.degraded', defaultMessage: 'Degraded' })}</Badge>
          </dt>
          <dd>
            {t({
              id: 'status-page.responds-slowly-or-with-errors',
              defaultMessage: 'Responds slowly or with errors. Your browser keeps what you type.',
            })}
          </dd>
        </div>
        <div>
          <dt>
            <Badge tone="error">{t({ id: 'status-page.unavailable', defaultMessage: 'Unavailable' })}</Badge>
          </dt>
          <dd>
            {t({
              id: 'status-page.does-not-respond-saved-drafts',
              defaultMessage: 'Does not respond. Saved drafts are safe.',
            })}
          </dd>
        </div>
      </dl>
      <PageLinks
        links={[
          [
            '/documentation/troubleshooting',
            t({ id: 'status-page.troubleshooting', defaultMessage: 'Troubleshooting' }),
          ],
          ['/contact', t({ id: 'common.contact', defaultMessage: 'Contact' })],
        ]}
      />
    </div>
  ),
})
