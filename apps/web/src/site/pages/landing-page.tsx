import { CLAIMS, claim } from '../content/claims.ts'
import { BROKER_QUESTION, COST_QUESTION } from '../content/faq.ts'
import { FormDrawing } from '../drawings/form-drawing.tsx'
import type { SitePage } from '../site-page.ts'
import { LandingSheet } from './landing-sheet.tsx'
import { LandingStory } from './landing-story.tsx'
import { LandingWizard } from './landing-wizard.tsx'

const TRUST = [
  '508 accessible',
  '21st Century IDEA Act',
  'Privacy-first',
  'Transparent pricing with no hidden fees',
]

const QUESTIONS = [
  BROKER_QUESTION,
  {
    asks: 'What documents do I need?',
    answer:
      'You need the commercial invoice, packing list and certificates. For Block 12, you need the bill of lading or air waybill number.',
  },
  COST_QUESTION,
]

function Hero() {
  return (
    <section className="wrap hero">
      <div className="say">
        <h1>Directly file your import entry yourself</h1>
        <div>
          <p className="lead">Skip the middleman, save time and money, stay compliant.</p>
          <div className="cta">
            <a className="btn" href="/create-account">
              Start filing today
            </a>
            <a href="#how">See how it works</a>
          </div>
        </div>
      </div>
      <LandingSheet />
      <ul className="trust" aria-label="Our commitments">
        {TRUST.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
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
    <section className="wrap part gain">
      <figure className="mini">
        <div className="sheet">
          <FormDrawing label="The printed form with the values of the same entry, total 530.20" />
        </div>
        <figcaption>The same entry on the printed form. Gray bars: omitted values.</figcaption>
      </figure>
      <div>
        <h2>Why file it yourself</h2>
        <dl className="ledger">
          {benefits.map(([title, text]) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

function Closing() {
  return (
    <section className="wrap part close">
      <div>
        <h2>Average filing time: {CLAIMS.filingMinutes.text} minutes</h2>
        <dl className="spans">
          <div>
            <dt>Filed here</dt>
            <dd>
              <i className="span-12" />
              {CLAIMS.filingMinutes.text} minutes
            </dd>
          </div>
          <div className="was">
            <dt>Baseline</dt>
            <dd>
              <i className="span-38" />
              {CLAIMS.baselineMinutes.text} minutes
            </dd>
          </div>
        </dl>
      </div>
      <a className="btn" href="/create-account">
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
  styles: ['landing', 'drawing'],
  body: (
    <>
      <Hero />
      <LandingStory />
      <LandingWizard />
      <Benefits hidden={hidden} />
      <section className="wrap">
        <div className="notice">
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
      <section className="wrap part ask">
        <h2>Questions</h2>
        <div>
          {QUESTIONS.map(({ asks, answer }, index) => (
            <details key={asks} name="questions" open={index === 0}>
              <summary>{asks}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </section>
      <Closing />
    </>
  ),
})
