import { CLAIMS, claim } from '../content/claims.ts'
import type { SitePage } from '../site-page.ts'
import { classNames } from '../ui/class-names.ts'
import layout from '../ui/layout.module.css'
import { PageLinks } from '../ui/page-links.tsx'
import text from '../ui/text.module.css'
import styles from './mission-page.module.css'

const PHASES = [
  [
    'File one entry',
    'Six steps, every check before filing, the duty calculation, submission and the CBP response.',
  ],
  [
    'Keep every record',
    'The documents, statements and messages of each entry in one place, ready for an audit years later.',
  ],
  [
    'File with less typing',
    'The product reuses parties, products and past entries. It asks only for what changed.',
  ],
] as const

/** Our Mission: three measures and the roadmap of three phases. */
export const missionPage = (hidden: ReadonlySet<string>): SitePage => {
  const passRate = claim('passRate', hidden)
  return {
    path: '/about/mission',
    title: 'Our Mission',
    description:
      'Filing a customs entry should take minutes and cost a fair price. Our results and our roadmap.',
    body: (
      <div className={classNames(layout.wrap, layout.page)}>
        <h1 className={layout.pageTitle}>Our Mission</h1>
        <p className={text.lead}>
          Filing an entry should take minutes and cost a fair price. Nobody should have to guess what CBP
          requires.
        </p>
        <dl className={styles.measures}>
          <div>
            <dt>Average filing time</dt>
            <dd>
              {CLAIMS.filingMinutes.text} minutes{' '}
              <small>versus a {CLAIMS.baselineMinutes.text}-minute baseline</small>
              <svg className={styles.scale} viewBox="0 0 38 3" preserveAspectRatio="none" aria-hidden="true">
                <rect className={styles.baseline} width="38" height="3" />
                <rect className={styles.filing} width="12" height="3" />
              </svg>
            </dd>
          </div>
          {passRate ? (
            <div>
              <dt>Validation pass rate</dt>
              <dd>{passRate}</dd>
            </div>
          ) : null}
          <div>
            <dt>Support tickets</dt>
            <dd>
              {CLAIMS.supportTickets.text} <small>per 100 filings</small>
            </dd>
          </div>
        </dl>
        <h2>Roadmap</h2>
        <ol className={styles.phases}>
          {PHASES.map(([title, summary]) => (
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
