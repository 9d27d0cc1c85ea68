import type { SitePage } from '../site-page.ts'

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
  styles: ['plain'],
  scripts: ['status'],
  body: (
    <div className="wrap solo" data-status="">
      <div className="banner">
        <div>
          <p className="eye">System status</p>
          <h1 data-overall="" aria-live="polite">
            Checking the four services
          </h1>
        </div>
        <p className="sm">
          <span data-updated="">Not checked yet</span>
          <br />
          Checked every 30 seconds · <a href="/status">Check now</a>
        </p>
      </div>
      <noscript>
        <p className="links">Live measurement needs JavaScript.</p>
      </noscript>
      <table className="svc">
        <caption className="vh">Services</caption>
        <thead>
          <tr>
            <th scope="col">Service</th>
            <th scope="col">What it does</th>
            <th scope="col" className="scale">
              <span className="ticks">
                <span>0</span>
                <span>Response time</span>
                <span>250 ms</span>
              </span>
            </th>
            <th scope="col" className="ms">
              <span className="vh">Milliseconds</span>
            </th>
            <th scope="col" className="last">
              Status
            </th>
          </tr>
        </thead>
        <tbody>
          {SERVICES.map(({ name, probe, what }) => (
            <tr key={name} data-probe={probe}>
              <th scope="row">{name}</th>
              <td className="d">{what}</td>
              <td className="sc" aria-hidden="true">
                <span className="ruler">
                  <svg viewBox="0 0 250 5" preserveAspectRatio="none" aria-hidden="true">
                    <rect data-bar="" width="0" height="5" />
                  </svg>
                </span>
              </td>
              <td className="ms" data-ms="" />
              <td className="last">
                <span className="badge grey" data-badge="">
                  Checking
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="legend">
        <div>
          <dt>
            <span className="badge green">Operational</span>
          </dt>
          <dd>Responds normally.</dd>
        </div>
        <div>
          <dt>
            <span className="badge yellow">Degraded</span>
          </dt>
          <dd>Responds slowly or with errors. Your browser keeps what you type.</dd>
        </div>
        <div>
          <dt>
            <span className="badge red">Unavailable</span>
          </dt>
          <dd>Does not respond. Saved drafts are safe.</dd>
        </div>
      </dl>
      <p className="links">
        <a href="/documentation/troubleshooting">Troubleshooting</a>
        <a href="/contact">Contact</a>
      </p>
    </div>
  ),
}
