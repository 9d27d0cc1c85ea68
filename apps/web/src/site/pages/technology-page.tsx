import layoutStyles from '../../ui/layout.module.css'
import text from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { T } from '../../words/text.tsx'
import { claim } from '../content/claims.ts'
import { ArchitectureDrawing } from '../drawings/architecture-drawing.tsx'
import type { SitePage } from '../site-page.ts'
import { classNames } from '../ui/class-names.ts'
import layout from '../ui/layout.module.css'
import { PageLinks } from '../ui/page-links.tsx'
import { Measured, MeasuredNote } from './measured.tsx'
import styles from './technology-page.module.css'

const cards = () =>
  [
    [
      t({ id: 'technology-page.frontend', defaultMessage: 'Frontend' }),
      [
        t({
          id: 'technology-page.public-pages-work-without-java',
          defaultMessage: 'Public pages work without JavaScript.',
        }),
        t({
          id: 'technology-page.every-page-works-by-keyboard',
          defaultMessage: 'Every page works by keyboard, in light and dark themes.',
        }),
        t({ id: 'technology-page.up-to-999-lines-in', defaultMessage: 'Up to 999 lines in an entry.' }),
      ],
    ],
    [
      t({ id: 'technology-page.data-auth', defaultMessage: 'Data & Auth' }),
      [
        t({
          id: 'technology-page.postgre-sql-with-row-level',
          defaultMessage: 'PostgreSQL with row-level security for each organization.',
        }),
        t({
          id: 'technology-page.sessions-in-http-only-cookies',
          defaultMessage: 'Sessions in HttpOnly cookies.',
        }),
        t({
          id: 'technology-page.passwords-hashed-with-argon2id',
          defaultMessage: 'Passwords hashed with argon2id.',
        }),
      ],
    ],
    [
      t({ id: 'technology-page.compliance', defaultMessage: 'Compliance' }),
      [
        t({
          id: 'technology-page.every-rule-has-one-source',
          defaultMessage: 'Every rule has one source and one message.',
        }),
        t({
          id: 'technology-page.exact-decimal-arithmetic-rounded-half',
          defaultMessage: 'Exact decimal arithmetic, rounded half up.',
        }),
        t({
          id: 'technology-page.any-change-to-a-signed',
          defaultMessage: 'Any change to a signed entry voids the signature.',
        }),
      ],
    ],
    [
      t({ id: 'technology-page.observability', defaultMessage: 'Observability' }),
      [
        t({
          id: 'technology-page.messages-stored-as-sent-and',
          defaultMessage: 'Messages stored as sent and as received.',
        }),
        t({ id: 'technology-page.an-append-only-audit-log', defaultMessage: 'An append-only audit log.' }),
      ],
    ],
  ] as const

/** The drawing's stations as a list, for a screen too narrow for the drawing. */
const stations = () =>
  [
    [
      t({ id: 'technology-page.browser-app', defaultMessage: 'Browser app' }),
      t({ id: 'technology-page.the-form-block-by-block', defaultMessage: 'The form, block by block' }),
      '12,129',
    ],
    [
      t({ id: 'architecture-drawing.api-bff', defaultMessage: 'API/BFF' }),
      t({
        id: 'technology-page.sessions-rules-transactions',
        defaultMessage: 'Sessions, rules, transactions',
      }),
      t({ id: 'technology-page.entered-value-12129', defaultMessage: '"entered_value": "12129"' }),
    ],
    [
      t({ id: 'technology-page.database-and-storage', defaultMessage: 'Database and storage' }),
      t({
        id: 'technology-page.rows-and-messages-per-organization',
        defaultMessage: 'Rows and messages, per organization',
      }),
      '12129.00',
    ],
    [
      t({ id: 'technology-page.customs-e-filing', defaultMessage: 'Customs e-filing' }),
      t({
        id: 'technology-page.ae-entry-summary-in-ax',
        defaultMessage: 'AE entry summary in, AX out; record 50, positions 25–34',
      }),
      '0000012129',
    ],
  ] as const

/** The last lines of the Observability card: the uptime claim, if the operator vouches for it, and the status page. */
function Observed({ uptime }: { uptime: string | undefined }) {
  return (
    <>
      <li hidden={!uptime} data-if-measured={uptime ? undefined : ''}>
        <Measured of="uptime" says="uptime">
          {uptime}
        </Measured>
        <MeasuredNote of="uptime" />
      </li>
      <li>
        <T
          id="technology-page.system-status-checked-every-30"
          defaultMessage="<a>System status</a>, checked every 30 seconds."
          values={{ a: (content) => <a href="/status">{content}</a> }}
        />
      </li>
    </>
  )
}

export const technologyPage = (hidden: ReadonlySet<string>): SitePage => ({
  path: '/about/technology',
  title: t({ id: 'technology-page.title', defaultMessage: 'Technology' }),
  description: t({
    id: 'technology-page.how-an-entered-value-travels',
    defaultMessage:
      'How an entered value travels from your screen to CBP: browser, API, database, AE and AX records.',
  }),
  scripts: ['figures'],
  body: (
    <div className={classNames(layout.wrap, layout.page)}>
      <h1 className={layout.pageTitle}>
        {t({ id: 'technology-page.heading', defaultMessage: 'One value, from your screen to CBP' })}
      </h1>
      <p className={text.lead}>
        {t({
          id: 'technology-page.block-36-entered-value-12',
          defaultMessage: 'Block 36, entered value 12,129, in each part of the system.',
        })}
      </p>
      <ol className={styles.stations}>
        {stations().map(([where, what, value]) => (
          <li key={where}>
            <b>{where}</b>
            <span>{what}</span>
            <code>{value}</code>
          </li>
        ))}
      </ol>
      <figure className={styles.drawing}>
        <section
          className={styles.scroller}
          aria-label={t({
            id: 'technology-page.architecture-diagram',
            defaultMessage: 'Architecture diagram',
          })}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region must be reachable by keyboard
          tabIndex={0}
        >
          <ArchitectureDrawing />
        </section>
      </figure>
      <div className={styles.cards}>
        {cards().map(([title, items], index, all) => (
          <section key={title}>
            <h2 className={`${layoutStyles.spaceBelow12} ${text.subtitle}`}>{title}</h2>
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
              {index === all.length - 1 ? <Observed uptime={claim('uptime', hidden)} /> : null}
            </ul>
          </section>
        ))}
      </div>
      <PageLinks
        links={[
          ['/documentation', t({ id: 'technology-page.documentation', defaultMessage: 'Documentation' })],
        ]}
      />
    </div>
  ),
})
