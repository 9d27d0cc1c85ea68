import button from '../../../ui/button.module.css'
import layoutStyles from '../../../ui/layout.module.css'
import text from '../../../ui/text.module.css'
import { t } from '../../../words/t.ts'
import { T } from '../../../words/text.tsx'
import { claim, figure } from '../../content/claims.ts'
import { brokerQuestion, costQuestion } from '../../content/faq/index.ts'
import { notFiledSummary } from '../../content/not-filed.ts'
import { FilingScale } from '../../drawings/filing-scale.tsx'
import { FormDrawing } from '../../drawings/form-drawing.tsx'
import type { SitePage } from '../../site-page.ts'
import { withLinks } from '../../ui/block-link.tsx'
import { classNames } from '../../ui/class-names.ts'
import disclosure from '../../ui/disclosure.module.css'
import form from '../../ui/form-cell.module.css'
import layout from '../../ui/layout.module.css'
import { Measured, MeasuredNote } from '../measured.tsx'
import { EntrySheet } from './entry-sheet.tsx'
import { HeroEstimate } from './hero-estimate.tsx'
import styles from './landing-page.module.css'
import { Recording } from './recording.tsx'
import { ThreeSteps } from './three-steps.tsx'
import { WizardPreview } from './wizard-preview.tsx'

const trust = () => [
  t({ id: 'landing-page.trust-508', defaultMessage: '508 accessible' }),
  t({ id: 'landing-page.21st-century-idea-act', defaultMessage: '21st Century IDEA Act' }),
  t({ id: 'landing-page.trust-privacy', defaultMessage: 'Privacy-first' }),
  t({
    id: 'landing-page.transparent-pricing-with-no-hidden',
    defaultMessage: 'Transparent pricing with no hidden fees',
  }),
]

const questions = (hidden: ReadonlySet<string>) => [
  brokerQuestion(),
  {
    asks: t({ id: 'landing-page.what-documents-do-i-need', defaultMessage: 'What documents do I need?' }),
    answer: t({
      id: 'landing-page.you-need-the-commercial-invoice',
      defaultMessage:
        'You need the commercial invoice, packing list and certificates. For Block 12, you need the bill of lading or air waybill number.',
    }),
  },
  costQuestion(hidden),
]

function Hero() {
  return (
    <section className={classNames(layout.wrap, styles.hero)}>
      <div className={styles.pitch}>
        <h1 className={text.displayTitle}>
          {t({ id: 'landing-page.heading', defaultMessage: 'Directly file your import entry yourself' })}
        </h1>
        <div>
          <p>
            {t({
              id: 'landing-page.skip-the-middleman-save-time',
              defaultMessage: 'Skip the middleman, save time and money, stay compliant.',
            })}
          </p>
          <div className={`${layoutStyles.actionsApart} ${layoutStyles.spaceAbove20}`}>
            <a className={button.button} href="/create-account">
              {t({ id: 'landing-page.start-filing-today', defaultMessage: 'Start filing today' })}
            </a>
            <a href="#how">
              {t({ id: 'landing-page.see-how-it-works', defaultMessage: 'See how it works' })}
            </a>
            <a href="/try">{t({ id: 'try-page.title', defaultMessage: 'Try with sample papers' })}</a>
          </div>
        </div>
      </div>
      <HeroEstimate />
      <ul
        className={styles.trust}
        aria-label={t({ id: 'landing-page.our-commitments', defaultMessage: 'Our commitments' })}
      >
        {trust().map((badge) => (
          <li key={badge}>{badge}</li>
        ))}
      </ul>
      <p className={classNames(text.secondary, styles.smallPrint)}>
        <T
          id="landing-page.you-type-the-data-from"
          defaultMessage="{summary} You type the data from your documents, or import the lines of a sheet. The documents are kept with the entry. <a>Known limitations</a>"
          values={{
            summary: notFiledSummary(),
            a: (content) => <a href="/documentation/limitations">{content}</a>,
          }}
        />
      </p>
    </section>
  )
}

interface Benefit {
  title: string
  /** The statement; undefined where the operator does not vouch for it. */
  text: string | undefined
  /** The figure that takes its place, once the installation has measured. */
  measured?: 'clearance' | 'acceptance'
}

function Benefits({ hidden }: { hidden: ReadonlySet<string> }) {
  const benefits: Benefit[] = [
    {
      title: t({ id: 'landing-page.cost-savings', defaultMessage: 'Cost savings' }),
      text: claim('savings', hidden),
    },
    {
      title: t({ id: 'landing-page.faster-clearances', defaultMessage: 'Faster clearances' }),
      text: claim('clearance', hidden),
      measured: 'clearance',
    },
    {
      title: t({ id: 'landing-page.stay-compliant', defaultMessage: 'Stay compliant' }),
      text: claim('checks', hidden),
      measured: 'acceptance',
    },
    {
      title: t({ id: 'landing-page.audit-ready-records', defaultMessage: 'Audit-ready records' }),
      text: claim('records', hidden),
    },
  ]
  return (
    <section className={classNames(layout.wrap, styles.part, styles.benefits)}>
      <figure>
        <div className={classNames(form.sheet, styles.miniature)}>
          <FormDrawing
            label={t({
              id: 'landing-page.the-printed-form-with-the',
              defaultMessage: 'The printed form with the values of the same entry, total 530.20',
            })}
          />
        </div>
        <figcaption>
          {t({
            id: 'landing-page.the-same-entry-on-the',
            defaultMessage: 'The same entry on the printed form. Gray bars: omitted values.',
          })}
        </figcaption>
      </figure>
      <div>
        <h2 className={layoutStyles.spaceBelow24}>
          {t({ id: 'landing-page.why-file-it-yourself', defaultMessage: 'Why file it yourself' })}
        </h2>
        <dl className={layoutStyles.ruledList}>
          {benefits
            .filter((benefit) => benefit.text ?? benefit.measured)
            .map(({ title, text: said, measured }) => (
              <div
                className={styles.benefit}
                key={title}
                hidden={said === undefined}
                data-if-measured={said === undefined ? '' : undefined}
              >
                <dt className={`${text.large} ${text.title}`}>{title}</dt>
                <dd>
                  {measured ? (
                    <>
                      <Measured of={measured} says={measured}>
                        {said}
                      </Measured>
                      <MeasuredNote of={measured} />
                    </>
                  ) : (
                    said
                  )}
                </dd>
              </div>
            ))}
        </dl>
      </div>
    </section>
  )
}

function Closing({ hidden }: { hidden: ReadonlySet<string> }) {
  const minutes = figure('filingMinutes', hidden)
  const baseline = figure('baselineMinutes', hidden)
  return (
    <section className={classNames(layout.wrap, styles.part, styles.closing)}>
      <div>
        <h2>
          <Measured of="filing" says="filing">
            {minutes
              ? t(
                  {
                    id: 'landing-page.average-filing-time-minutes',
                    defaultMessage: 'Average filing time: {minutes} minutes',
                  },
                  { minutes },
                )
              : t({ id: 'landing-page.file-your-first-entry', defaultMessage: 'File your first entry' })}
          </Measured>
        </h2>
        <MeasuredNote of="filing" />
        {minutes ? (
          <div data-specified="filing">
            <FilingScale />
            <p className={`${text.secondary} ${layoutStyles.spaceAbove8}`}>
              {t(
                {
                  id: 'landing-page.versus-baseline',
                  defaultMessage: 'versus a {baseline}-minute baseline',
                },
                { baseline },
              )}
            </p>
          </div>
        ) : null}
      </div>
      <a className={button.button} href="/create-account">
        {t({ id: 'landing-page.start-filing-today', defaultMessage: 'Start filing today' })}
      </a>
    </section>
  )
}

/** The landing page (specification 1, section 2): the form, the story, the benefits, the notice, three questions. */
export const landingPage = (hidden: ReadonlySet<string>): SitePage => ({
  path: '/',
  title: '',
  description: t({
    id: 'landing-page.file-your-own-cbp-form',
    defaultMessage:
      'File your own release and CBP Form 7501 entry summary: a six-step wizard shows every error and the duty before you file, then sends the entry to CBP.',
  }),
  scripts: ['refresh', 'figures', 'recording'],
  hasPartsOfServer: true,
  body: (
    <>
      <Hero />
      <section className={classNames(layout.wrap, styles.part)}>
        <EntrySheet />
      </section>
      <ThreeSteps className={styles.part} />
      <Recording className={styles.part} />
      <WizardPreview className={styles.part} />
      <Benefits hidden={hidden} />
      <section className={layout.wrap}>
        <div className={styles.notice}>
          <h2 className={text.subtitle}>
            {t({
              id: 'landing-page.de-minimis-suspended-effective-august',
              defaultMessage: 'De minimis suspended effective August 29, 2025',
            })}
          </h2>
          <div>
            <p>
              {t({
                id: 'landing-page.the-de-minimis-duty-free',
                defaultMessage:
                  'The de minimis duty-free exemption (shipments of $800 or less) was suspended effective August 29, 2025. Section 321/Type 86 filings are rejected; all imports need a formal or informal entry with duties, taxes and fees paid at entry.',
              })}
            </p>
            <p>
              <a href="/about/de-minimis">
                {t({
                  id: 'landing-page.what-the-suspension-means-for',
                  defaultMessage: 'What the suspension means for your shipments',
                })}
              </a>
            </p>
          </div>
        </div>
      </section>
      <section className={classNames(layout.wrap, styles.part, styles.questions)}>
        <h2>{t({ id: 'landing-page.questions', defaultMessage: 'Questions' })}</h2>
        <div>
          {questions(hidden).map(({ asks, answer }, index) => (
            <details className={disclosure.disclosure} key={asks} name="questions" open={index === 0}>
              <summary className={disclosure.summary}>{asks}</summary>
              <p>{withLinks(answer)}</p>
            </details>
          ))}
        </div>
      </section>
      <Closing hidden={hidden} />
    </>
  ),
})
