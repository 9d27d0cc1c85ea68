import { FORM_STEPS } from '../drawings/form-rows.ts'

const REVIEW = { step: 6, title: 'Review & Submit', about: 'Remaining errors, signature and submission' }
const STEPS = [...FORM_STEPS, REVIEW]
const DRAWN_STEP = 4

interface FieldProps {
  label: string
  hint: string
  value: string
  before?: string
  note?: string
  className?: string
}

function Field({ label, hint, value, before, note, className = '' }: FieldProps) {
  return (
    <div className={`wf ${className}`}>
      <b>{label}</b>
      <small>{hint}</small>
      <span className="wbox">
        {before ? <span className="muted">{before}</span> : null}
        {value}
      </span>
      {note ? <small className={note.startsWith('Matches') ? 'fits' : undefined}>{note}</small> : null}
    </div>
  )
}

const toneOf = (step: number): string => (step < DRAWN_STEP ? 'was' : step === DRAWN_STEP ? 'now' : 'next')

/** A picture of the wizard with the entry above. The caption says that it is a picture. */
function WizardDrawing() {
  return (
    <figure className="wiz">
      <div className="wframe" aria-hidden="true">
        <div className="whead">
          <span>
            <b>Line Items</b>
            <small>Blocks 31–38</small>
          </span>
          <span className="wsteps">
            {STEPS.map(({ step }) => (
              <i key={step} className={toneOf(step)}>
                {step}
              </i>
            ))}
          </span>
        </div>
        <div className="wbody">
          <Field className="wide" label="HTSUS Number" hint="Block 33A. XXXX.XX.XXXX" value="9405.41.8440" />
          <Field label="Gross Weight" hint="Block 34A" value="1,248 kg" className="amt" />
          <Field label="Net Quantity" hint="Block 35" value="65 NO" className="amt" />
          <Field
            label="Entered Value"
            hint="Block 36A. US dollars"
            before="$"
            value="12,129.00"
            note="$186.60 per unit"
            className="amt"
          />
          <Field
            label="Duty Amount"
            hint="Block 38. 3.9% of the value"
            before="$"
            value="473.03"
            note="Matches the rate"
            className="amt"
          />
        </div>
        <div className="wfoot">
          <span className="btn quiet">Back</span>
          <span className="btn">Save &amp; Continue</span>
        </div>
      </div>
      <figcaption>A picture of step 4 with the line of the entry above.</figcaption>
    </figure>
  )
}

/** The product's six steps in words, and a picture of one of them. */
export function LandingWizard() {
  return (
    <section className="wrap part wizard">
      <div>
        <h2>Six steps, every block in plain words</h2>
        <ol className="six">
          {STEPS.map(({ step, title, about }) => (
            <li key={step}>
              <a href={`/documentation/entries#step-${step}`}>{title}</a>
              <span>{about}</span>
            </li>
          ))}
        </ol>
      </div>
      <WizardDrawing />
    </section>
  )
}
