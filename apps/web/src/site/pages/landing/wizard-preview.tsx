import { FORM_STEPS } from '../../drawings/form-rows.ts'
import button from '../../ui/button.module.css'
import { classNames } from '../../ui/class-names.ts'
import form from '../../ui/form-cell.module.css'
import layout from '../../ui/layout.module.css'
import text from '../../ui/text.module.css'
import styles from './wizard-preview.module.css'

const REVIEW = { step: 6, title: 'Review & Submit', about: 'Remaining errors, signature and submission' }
const STEPS = [...FORM_STEPS, REVIEW]
const PICTURED_STEP = 4

interface FieldProps {
  label: string
  hint: string
  value: string
  before?: string
  note?: string
  /** The note confirms that the value matches the rate. */
  matches?: boolean
  rightAligned?: boolean
}

function Field({ label, hint, value, before, note, matches, rightAligned }: FieldProps) {
  return (
    <div className={styles.field}>
      <b>{label}</b>
      <small>{hint}</small>
      <span className={classNames(styles.input, rightAligned && styles.rightAligned)}>
        {before ? <span className={text.muted}>{before}</span> : null}
        {value}
      </span>
      {note ? <small className={matches ? styles.match : undefined}>{note}</small> : null}
    </div>
  )
}

const stateOf = (step: number): string | undefined =>
  step < PICTURED_STEP ? styles.completed : step === PICTURED_STEP ? styles.current : undefined

/** A picture of the wizard with the entry above. The caption says that it is a picture. */
function WizardPicture() {
  return (
    <figure>
      <div className={classNames(form.sheet, styles.picture)} aria-hidden="true">
        <div className={styles.head}>
          <span>
            <b>Line Items</b>
            <small>Blocks 31–38</small>
          </span>
          <span className={styles.progress}>
            {STEPS.map(({ step }) => (
              <span key={step} className={stateOf(step)}>
                {step}
              </span>
            ))}
          </span>
        </div>
        <div className={styles.fields}>
          <Field label="HTSUS Number" hint="Block 33A. XXXX.XX.XXXX" value="9405.41.8440" />
          <Field label="Gross Weight" hint="Block 34A" value="1,248 kg" rightAligned />
          <Field label="Net Quantity" hint="Block 35" value="65 NO" rightAligned />
          <Field
            label="Entered Value"
            hint="Block 36A. US dollars"
            before="$"
            value="12,129.00"
            note="$186.60 per unit"
          />
          <Field
            label="Duty Amount"
            hint="Block 38. 3.9% of the value"
            before="$"
            value="473.03"
            note="Matches the rate"
            matches
          />
        </div>
        <div className={styles.foot}>
          <span className={classNames(button.button, button.quiet)}>Back</span>
          <span className={button.button}>Save &amp; Continue</span>
        </div>
      </div>
      <figcaption className={styles.caption}>
        A picture of step 4 with the line of the entry above.
      </figcaption>
    </figure>
  )
}

/** The product's six steps in words, and a picture of one of them. */
export function WizardPreview({ className }: { className?: string }) {
  return (
    <section className={classNames(layout.wrap, styles.section, className)}>
      <div>
        <h2>Six steps, every block in plain words</h2>
        <ol className={styles.steps}>
          {STEPS.map(({ step, title, about }) => (
            <li key={step}>
              <a href={`/documentation/entries#step-${step}`}>{title}</a>
              <span>{about}</span>
            </li>
          ))}
        </ol>
      </div>
      <WizardPicture />
    </section>
  )
}
