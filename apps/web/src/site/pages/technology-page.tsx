import { claim } from '../content/claims.ts'
import { ArchitectureDrawing } from '../drawings/architecture-drawing.tsx'
import type { SitePage } from '../site-page.ts'

const CARDS = [
  [
    'Frontend',
    [
      'Public pages read with no script at all.',
      'Complete by keyboard, in light and dark.',
      '999 lines in a single entry.',
    ],
  ],
  [
    'Data & Auth',
    [
      'PostgreSQL, row-level security per organization.',
      'Sessions in HttpOnly cookies.',
      'Passwords hashed with argon2id.',
    ],
  ],
  [
    'Compliance',
    [
      'Every rule has a source and one message.',
      'Exact decimal arithmetic, half up.',
      'A signed entry that changes must be signed again.',
    ],
  ],
  ['Observability', ['Messages kept as sent and as received.', 'An audit log that is only added to.']],
] as const

/** The same way as the drawing's, for a screen too narrow to hold it. */
const STOPS = [
  ['Browser app', 'The form, block by block', '12,129'],
  ['API/BFF', 'Sessions, rules, transactions', '"entered_value": "12129"'],
  ['Database and storage', 'Rows and messages, per organization', '12129.00'],
  ['Customs e-filing', 'AE entry summary in, AX out; record 50, positions 25–34', '0000012129'],
] as const

/** The last lines of their card: what is claimed of the service, where the operator vouches, and where to check it. */
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
    'How an entered value travels from your screen to customs: browser, API, database, AE and AX records.',
  styles: ['plain'],
  body: (
    <div className="wrap solo">
      <div className="page">
        <h1>One figure, from your screen to customs</h1>
        <p className="lead">Block 36, entered value 12,129, at every place it passes.</p>
      </div>
      <ol className="stops">
        {STOPS.map(([where, what, value]) => (
          <li key={where}>
            <b>{where}</b>
            <span>{what}</span>
            <code>{value}</code>
          </li>
        ))}
      </ol>
      <figure className="plate">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region must be reachable by keyboard */}
        <section className="scroll" tabIndex={0} aria-label="Architecture diagram">
          <ArchitectureDrawing />
        </section>
      </figure>
      <div className="four">
        {CARDS.map(([title, items]) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {items.map((text) => (
                <li key={text}>{text}</li>
              ))}
              {title === 'Observability' ? <Observed uptime={claim('uptime', hidden)} /> : null}
            </ul>
          </section>
        ))}
      </div>
      <p className="links">
        <a href="/documentation">Documentation</a>
      </p>
    </div>
  ),
})
