import { claim } from '../../content/claims.ts'
import { BROKER_QUESTION, costQuestion } from '../../content/faq.ts'
import { NOT_FILED_SUMMARY } from '../../content/not-filed.ts'
import { FormDrawing } from '../../drawings/form-drawing.tsx'
import type { SitePage } from '../../site-page.ts'
import { withLinks } from '../../ui/block-link.tsx'
import button from '../../ui/button.module.css'
import { classNames } from '../../ui/class-names.ts'
import disclosure from '../../ui/disclosure.module.css'
import form from '../../ui/form-cell.module.css'
import layout from '../../ui/layout.module.css'
import text from '../../ui/text.module.css'
import { EntrySheet } from './entry-sheet.tsx'
import styles from './landing-page.module.css'
import { ThreeSteps } from './three-steps.tsx'
import { WizardPreview } from './wizard-preview.tsx'

const TRUST = [
  '508 accessible',
  '21st Century IDEA Act',
  'Privacy-first',
  'Transparent pricing with no hidden fees',
]

const questions = (hidden: ReadonlySet<string>) => [
  BROKER_QUESTION,
  {
    asks: 'What documents do I need?',
    answer:
      'You need the commercial invoice, packing list and certificates. For Block 12, you need the bill of lading or air waybill number.',
  },
  costQuestion(hidden),
]

function Hero() {
  return (
    <section className={classNames(layout.wrap, styles.hero)}>
      <div className={styles.pitch}>
        <h1 className={text.displayTitle}>Directly file your import entry yourself</h1>
        <div>
          <p>Skip the middleman, save time and money, stay compliant.</p>
          <div className={styles.actions}>
            <a className={button.button} href="/create-account">
              Start filing today
            </a>
            <a href="#how">See how it works</a>
            <a href="/estimate">Estimate the duty</a>
          </div>
        </div>
      </div>
      <EntrySheet />
      <ul className={styles.trust} aria-label="Our commitments">
        {TRUST.map((badge) => (
          <li key={badge}>{badge}</li>
        ))}
      </ul>
      <p className={classNames(text.small, styles.smallPrint)}>
        {NOT_FILED_SUMMARY} You type the data from your documents, or import the lines of a sheet. The
        documents are kept with the entry. <a href="/documentation/limitations">Known limitations</a>
      </p>
    </section>
  )
}

function Benefits({ hidden }: { hidden: ReadonlySet<string> }) {
  const benefits = [
    ['Cost savings', claim('savings', hidden)],
    ['Faster clearances', claim('clearance', hidden)],
    ['Stay compliant', claim('checks', hidden)],
    ['Audit-ready records', claim('records', hidden)],
  ]
  return (
    <section className={classNames(layout.wrap, styles.part, styles.benefits)}>
      <figure>
        <div className={classNames(form.sheet, styles.miniature)}>
          <FormDrawing label="The printed form with the values of the same entry, total 530.20" />
        </div>
        <figcaption className={styles.caption}>
          The same entry on the printed form. Gray bars: omitted values.
        </figcaption>
      </figure>
      <div>
        <h2>Why file it yourself</h2>
        <dl>
          {benefits
            .filter(([, benefit]) => benefit)
            .map(([title, benefit]) => (
              <div className={styles.benefit} key={title}>
                <dt>{title}</dt>
                <dd>{benefit}</dd>
              </div>
            ))}
        </dl>
      </div>
    </section>
  )
}

function Closing({ hidden }: { hidden: ReadonlySet<string> }) {
  const minutes = claim('filingMinutes', hidden)
  const baseline = claim('baselineMinutes', hidden)
  return (
    <section className={classNames(layout.wrap, styles.part, styles.closing)}>
      <div>
        <h2>{minutes ? `Average filing time: ${minutes} minutes` : 'File your first entry'}</h2>
        {minutes ? (
          <dl className={styles.times}>
            <div>
              <dt>Filed here</dt>
              <dd>
                <span className={styles.filingBar} />
                {minutes} minutes
              </dd>
            </div>
            <div>
              <dt>Baseline</dt>
              <dd>
                <span className={styles.baselineBar} />
                {baseline} minutes
              </dd>
            </div>
          </dl>
        ) : null}
      </div>
      <a className={button.button} href="/create-account">
        Start filing today
      </a>
    </section>
  )
}

/** The landing page (specification 1, section 2): the form, the story, the benefits, the notice, three questions. */
export const landingPage = (hidden: ReadonlySet<string>): SitePage => ({
  path: '/',
  title: '',
  description:
    'File your own CBP Form 7501 entry summary: a six-step wizard shows every error and the duty before you file, then sends the entry to CBP.',
  body: (
    <>
      <Hero />
      <ThreeSteps className={styles.part} />
      <WizardPreview className={styles.part} />
      <Benefits hidden={hidden} />
      <section className={layout.wrap}>
        <div className={styles.notice}>
          <h2>De minimis suspended effective August 29, 2025</h2>
          <div>
            <p>
              The de minimis duty-free exemption (shipments of $800 or less) was suspended effective August
              29, 2025. Section 321/Type 86 filings are rejected; all imports need a formal or informal entry
              with duties, taxes and fees paid at entry.
            </p>
            <p>
              <a href="/about/de-minimis">What the suspension means for your shipments</a>
            </p>
          </div>
        </div>
      </section>
      <section className={classNames(layout.wrap, styles.part, styles.questions)}>
        <h2>Questions</h2>
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
