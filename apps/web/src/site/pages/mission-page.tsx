import layoutStyles from '../../ui/layout.module.css'
import text from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { T } from '../../words/text.tsx'
import { figure } from '../content/claims.ts'
import { mission } from '../content/mission.ts'
import { FilingScale } from '../drawings/filing-scale.tsx'
import type { SitePage } from '../site-page.ts'
import { classNames } from '../ui/class-names.ts'
import layout from '../ui/layout.module.css'
import { PageLinks } from '../ui/page-links.tsx'
import { Measured, MeasuredNote } from './measured.tsx'
import styles from './mission-page.module.css'

/** Our Mission: three measures and the roadmap of three phases. */
export const missionPage = (hidden: ReadonlySet<string>): SitePage => {
  const passRate = figure('passRate', hidden)
  const minutes = figure('filingMinutes', hidden)
  const tickets = figure('supportTickets', hidden)
  const { path, title, lead, phases } = mission()
  return {
    path,
    title,
    description: t({
      id: 'mission-page.description',
      defaultMessage:
        'Filing a customs entry should take minutes and cost a fair price. Our results and our roadmap.',
    }),
    scripts: ['figures'],
    body: (
      <div className={classNames(layout.wrap, layout.page)}>
        <h1 className={layout.pageTitle}>{title}</h1>
        <p className={text.lead}>{lead}</p>
        <dl className={styles.measures}>
          <div hidden={!minutes} data-if-measured={minutes ? undefined : ''}>
            <dt className={text.note}>
              <Measured of="filing" says="filingName">
                {minutes &&
                  t({ id: 'mission-page.average-filing-time', defaultMessage: 'Average filing time' })}
              </Measured>
            </dt>
            <dd>
              <Measured of="filing" says="filingTime">
                {minutes ? (
                  <T
                    id="mission-page.minutes"
                    defaultMessage="{minutes} minutes <small>versus a {baseline}-minute baseline</small>"
                    values={{
                      minutes,
                      baseline: figure('baselineMinutes', hidden),
                      small: (content) => <small>{content}</small>,
                    }}
                  />
                ) : null}
              </Measured>
              <MeasuredNote of="filing" />
              {minutes ? (
                <div data-specified="filing">
                  <FilingScale />
                </div>
              ) : null}
            </dd>
          </div>
          <div hidden={!passRate} data-if-measured={passRate ? undefined : ''}>
            <dt className={text.note}>
              <Measured of="acceptance" says="acceptanceName">
                {passRate &&
                  t({ id: 'mission-page.validation-pass-rate', defaultMessage: 'Validation pass rate' })}
              </Measured>
            </dt>
            <dd>
              <Measured of="acceptance" says="acceptanceRate">
                {passRate}
              </Measured>
              <MeasuredNote of="acceptance" />
            </dd>
          </div>
          {tickets ? (
            <div>
              <dt className={text.note}>
                {t({ id: 'mission-page.support-tickets', defaultMessage: 'Support tickets' })}
              </dt>
              <dd>
                <T
                  id="mission-page.tickets"
                  defaultMessage="{tickets} <small>per 100 filings</small>"
                  values={{ tickets, small: (content) => <small>{content}</small> }}
                />
              </dd>
            </div>
          ) : null}
        </dl>
        <h2>{t({ id: 'mission-page.roadmap', defaultMessage: 'Roadmap' })}</h2>
        <p className={text.muted}>
          {t({ id: 'mission-page.all-here', defaultMessage: 'All three phases are in the product today.' })}
        </p>
        <ol className={`${layoutStyles.grid} ${layoutStyles.spaceAbove24} ${styles.phases}`}>
          {phases.map((phase) => (
            <li key={phase.title}>
              <h3 className={text.subtitle}>{phase.title}</h3>
              <p className={text.muted}>{phase.summary}</p>
            </li>
          ))}
        </ol>
        <PageLinks
          links={[
            ['/about/technology', t({ id: 'common.technology', defaultMessage: 'Technology' })],
            ['/about/company', t({ id: 'common.company', defaultMessage: 'Company' })],
          ]}
        />
      </div>
    ),
  }
}
