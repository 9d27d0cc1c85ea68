import { claim } from '../content/claims.ts'
import { ArchitectureDrawing } from '../drawings/architecture-drawing.tsx'
import type { SitePage } from '../site-page.ts'
import { classNames } from '../ui/class-names.ts'
import layout from '../ui/layout.module.css'
import { PageLinks } from '../ui/page-links.tsx'
import text from '../ui/text.module.css'
import styles from './technology-page.module.css'

const CARDS = [
  [
    'Frontend',
    [
      'Public pages work without JavaScript.',
      'Every page works by keyboard, in light and dark themes.',
      'Up to 999 lines in an entry.',
    ],
  ],
  [
    'Data & Auth',
    [
      'PostgreSQL with row-level security for each organization.',
      'Sessions in HttpOnly cookies.',
      'Passwords hashed with argon2id.',
    ],
  ],
  [
    'Compliance',
    [
      'Every rule has one source and one message.',
      'Exact decimal arithmetic, rounded half up.',
      'Any change to a signed entry voids the signature.',
    ],
  ],
  ['Observability', ['Messages stored as sent and as received.', 'An append-only audit log.']],
] as const

/** The drawing's stations as a list, for a screen too narrow for the drawing. */
const STATIONS = [
  ['Browser app', 'The form, block by block', '12,129'],
  ['API/BFF', 'Sessions, rules, transactions', '"entered_value": "12129"'],
  ['Database and storage', 'Rows and messages, per organization', '12129.00'],
  ['Customs e-filing', 'AE entry summary in, AX out; record 50, positions 25–34', '0000012129'],
] as const

/** The last lines of the Observability card: the uptime claim, if the operator vouches for it, and the status page. */
function Observed({ uptime }: { uptime: string | undefined }) {
  return (
    <>
      {uptime ? <li>{uptime}</li> : null}
      <li>
        <a href="/status">System status</a>, checked every 30 seconds.
      </li>
    </>
  )
}

export const technologyPage = (hidden: ReadonlySet<string>): SitePage => ({
  path: '/about/technology',
  title: 'Technology',
  description:
    'How an entered value travels from your screen to CBP: browser, API, database, AE and AX records.',
  body: (
    <div className={classNames(layout.wrap, layout.page)}>
      <h1 className={layout.pageTitle}>One value, from your screen to CBP</h1>
      <p className={text.lead}>Block 36, entered value 12,129, in each part of the system.</p>
      <ol className={styles.stations}>
        {STATIONS.map(([where, what, value]) => (
          <li key={where}>
            <b>{where}</b>
            <span>{what}</span>
            <code>{value}</code>
          </li>
        ))}
      </ol>
      <figure className={styles.drawing}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region must be reachable by keyboard */}
        <section className={styles.scroller} tabIndex={0} aria-label="Architecture diagram">
          <ArchitectureDrawing />
        </section>
      </figure>
      <div className={styles.cards}>
        {CARDS.map(([title, items]) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
              {title === 'Observability' ? <Observed uptime={claim('uptime', hidden)} /> : null}
            </ul>
          </section>
        ))}
      </div>
      <PageLinks links={[['/documentation', 'Documentation']]} />
    </div>
  ),
})
