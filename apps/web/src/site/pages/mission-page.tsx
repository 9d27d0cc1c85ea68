import { claim } from '../content/claims.ts'
import { MISSION } from '../content/mission.ts'
import type { SitePage } from '../site-page.ts'
import { classNames } from '../ui/class-names.ts'
import layout from '../ui/layout.module.css'
import { PageLinks } from '../ui/page-links.tsx'
import text from '../ui/text.module.css'
import styles from './mission-page.module.css'

/** Our Mission: three measures and the roadmap of three phases. */
export const missionPage = (hidden: ReadonlySet<string>): SitePage => {
  const passRate = claim('passRate', hidden)
  const minutes = claim('filingMinutes', hidden)
  const tickets = claim('supportTickets', hidden)
  return {
    path: '/about/mission',
    title: MISSION.title,
    description:
      'Filing a customs entry should take minutes and cost a fair price. Our results and our roadmap.',
    body: (
      <div className={classNames(layout.wrap, layout.page)}>
        <h1 className={layout.pageTitle}>{MISSION.title}</h1>
        <p className={text.lead}>{MISSION.lead}</p>
        <dl className={styles.measures}>
          {minutes ? (
            <div>
              <dt>Average filing time</dt>
              <dd>
                {minutes} minutes <small>versus a {claim('baselineMinutes', hidden)}-minute baseline</small>
                <svg
                  className={styles.scale}
                  viewBox="0 0 38 3"
                  preserveAspectRatio="none"
                  aria-hidden="true"
                >
                  <rect className={styles.baseline} width="38" height="3" />
                  <rect className={styles.filing} width="12" height="3" />
                </svg>
              </dd>
            </div>
          ) : null}
          {passRate ? (
            <div>
              <dt>Validation pass rate</dt>
              <dd>{passRate}</dd>
            </div>
          ) : null}
          {tickets ? (
            <div>
              <dt>Support tickets</dt>
              <dd>
                {tickets} <small>per 100 filings</small>
              </dd>
            </div>
          ) : null}
        </dl>
        <h2>Roadmap</h2>
        <ol className={styles.phases}>
          {MISSION.phases.map(([title, summary]) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{summary}</p>
            </li>
          ))}
        </ol>
        <PageLinks
          links={[
            ['/about/technology', 'Technology'],
            ['/about/company', 'Company'],
          ]}
        />
      </div>
    ),
  }
}
