import { stepTitle } from '../../../form-guide/step-titles.ts'
import button from '../../../ui/button.module.css'
import layoutStyles from '../../../ui/layout.module.css'
import text from '../../../ui/text.module.css'
import { t } from '../../../words/t.ts'
import { formSteps } from '../../drawings/form-rows.ts'
import { classNames } from '../../ui/class-names.ts'
import form from '../../ui/form-cell.module.css'
import layout from '../../ui/layout.module.css'
import styles from './wizard-preview.module.css'

const steps = () => [
  ...formSteps(),
  {
    step: 6,
    title: stepTitle(6),
    about: t({
      id: 'wizard-preview.review-about',
      defaultMessage: 'Remaining errors, signature and submission',
    }),
  },
]
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
      <span
        className={classNames(
          layoutStyles.apart,
          layoutStyles.middle,
          styles.input,
          rightAligned && styles.rightAligned,
        )}
      >
        {before ? <span className={text.muted}>{before}</span> : null}
        {value}
      </span>
      {note ? (
        <small className={matches ? `${text.strong} ${text.success} ${styles.match}` : undefined}>
          {note}
        </small>
      ) : null}
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
        <div className={`${layoutStyles.ruleBelow} ${layoutStyles.ruleBelow} ${styles.head}`}>
          <span>
            <b>{t({ id: 'wizard-preview.line-items', defaultMessage: 'Line Items' })}</b>
            <small>{t({ id: 'wizard-preview.blocks-31-38', defaultMessage: 'Blocks 31–38' })}</small>
          </span>
          <span className={styles.progress}>
            {steps().map(({ step }) => (
              <span key={step} className={stateOf(step)}>
                {step}
              </span>
            ))}
          </span>
        </div>
        <div className={styles.fields}>
          <Field
            label={t({ id: 'wizard-preview.htsus-number', defaultMessage: 'HTSUS Number' })}
            hint={t({
              id: 'wizard-preview.block-33a-xxxx-xx-xxxx',
              defaultMessage: 'Block 33A. XXXX.XX.XXXX',
            })}
            value="9405.41.8440"
          />
          <Field
            label={t({ id: 'wizard-preview.gross-weight', defaultMessage: 'Gross Weight' })}
            hint={t({ id: 'wizard-preview.block-34a', defaultMessage: 'Block 34A' })}
            value={t({ id: 'wizard-preview.1-248-kg', defaultMessage: '1,248 kg' })}
            rightAligned
          />
          <Field
            label={t({ id: 'wizard-preview.net-quantity', defaultMessage: 'Net Quantity' })}
            hint={t({ id: 'wizard-preview.block-35', defaultMessage: 'Block 35' })}
            value={t({ id: 'wizard-preview.65-no', defaultMessage: '65 NO' })}
            rightAligned
          />
          <Field
            label={t({ id: 'wizard-preview.entered-value', defaultMessage: 'Entered Value' })}
            hint={t({ id: 'wizard-preview.block-36a-us-dollars', defaultMessage: 'Block 36A. US dollars' })}
            before="$"
            value="12,129.00"
            note={t({ id: 'wizard-preview.186-60-per-unit', defaultMessage: '$186.60 per unit' })}
          />
          <Field
            label={t({ id: 'wizard-preview.duty-amount', defaultMessage: 'Duty Amount' })}
            hint={t({ id: 'wizard-preview.block-38-3-9-of', defaultMessage: 'Block 38. 3.9% of the value' })}
            before="$"
            value="473.03"
            note={t({ id: 'wizard-preview.matches-the-rate', defaultMessage: 'Matches the rate' })}
            matches
          />
        </div>
        <div className={styles.foot}>
          <span className={classNames(button.button, button.quiet)}>
            {t({ id: 'common.back', defaultMessage: 'Back' })}
          </span>
          <span className={button.button}>
            {t({ id: 'wizard-preview.save-continue', defaultMessage: 'Save & Continue' })}
          </span>
        </div>
      </div>
      <figcaption>
        {t({
          id: 'wizard-preview.a-picture-of-step-4',
          defaultMessage: 'A picture of step 4 with the line of the entry above.',
        })}
      </figcaption>
    </figure>
  )
}

/** The product's six steps in words, and a picture of one of them. */
export function WizardPreview({ className }: { className?: string }) {
  return (
    <section className={classNames(layout.wrap, styles.section, className)}>
      <div>
        <h2>
          {t({
            id: 'wizard-preview.six-steps-every-block-in',
            defaultMessage: 'Six steps, every block in plain words',
          })}
        </h2>
        <ol className={`${layoutStyles.ruledList} ${styles.steps}`}>
          {steps().map(({ step, title, about }) => (
            <li key={step}>
              <a href={`/documentation/entries#step-${step}`}>{title}</a>
              <span className={text.secondary}>{about}</span>
            </li>
          ))}
        </ol>
      </div>
      <WizardPicture />
    </section>
  )
}
