import { type FormStep, formStepsExplained } from '../../form-guide/index.ts'
import layoutStyles from '../../ui/layout.module.css'
import { OfficialName } from '../../ui/official-name.tsx'
import text from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { documentationPage } from '../documentation-pages.ts'
import { AnnotatedForm } from '../drawings/annotated-form.tsx'
import { DocumentationFrame } from '../frame/documentation-frame.tsx'
import type { SitePage } from '../site-page.ts'
import { BlockNumber, withLinks } from '../ui/block-link.tsx'
import styles from './entries-guide-page.module.css'

function StepTable({ step }: { step: FormStep }) {
  const first = step.blocks[0]?.block
  const last = step.blocks.at(-1)?.block
  return (
    <>
      <h2 id={`step-${step.step}`}>{step.title}</h2>
      <p>
        {t(
          { id: 'entries-guide-page.step-blocks', defaultMessage: 'Step {step}, Blocks {first}–{last}' },
          { step: step.step, first, last },
        )}
      </p>
      <table className={`${text.figures} ${layoutStyles.spaceAbove16} ${styles.blocks}`}>
        <thead>
          <tr>
            <th className={styles.number} scope="col">
              <span className={text.visuallyHidden}>
                {t({ id: 'entries-guide-page.number', defaultMessage: 'Number' })}
              </span>
            </th>
            <th scope="col">{t({ id: 'entries-guide-page.block', defaultMessage: 'Block' })}</th>
            <th scope="col">
              {t({ id: 'entries-guide-page.what-to-enter', defaultMessage: 'What to enter' })}
            </th>
            <th className={styles.example} scope="col">
              {t({ id: 'entries-guide-page.in-this-entry', defaultMessage: 'In this entry' })}
            </th>
          </tr>
        </thead>
        <tbody>
          {step.blocks.map((block) => (
            <tr key={block.block} id={`b${block.block}`}>
              <td className={`${text.muted} ${styles.number}`}>
                <BlockNumber block={block.block} />
              </td>
              <th scope="row">
                {block.name}
                <OfficialName name={block.official} />
              </th>
              <td className={`${text.muted} ${styles.what}`}>
                {withLinks(block.what)}{' '}
                <span className={`${text.small} ${text.block}`}>
                  {t(
                    { id: 'entries-guide-page.from', defaultMessage: 'From: {from}.' },
                    { from: block.from },
                  )}
                </span>
              </td>
              {/* What is written on the form, which is in English. */}
              <td className={`${text.ink} ${styles.example}`} translate="no">
                {block.example}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

export const entriesGuidePage = (): SitePage => ({
  ...documentationPage('/documentation/entries'),
  scripts: ['search'],
  description: t({
    id: 'entries-guide-page.description',
    defaultMessage:
      'All 47 blocks of CBP Form 7501: what to enter, which document it comes from, and what we check.',
  }),
  body: (
    <DocumentationFrame
      {...documentationPage('/documentation/entries')}
      lead={t({
        id: 'entries-guide-page.lead',
        defaultMessage: 'CBP Form 7501 has 47 blocks. You fill them in steps 1 to 5 and send them in step 6.',
      })}
      sources={t({
        id: 'entries-guide-page.sources',
        defaultMessage:
          'Blocks and their order: CBP Form 7501, edition of 2024 (OMB 1651-0022). Rules on entry: 19 CFR parts 141 to 143.',
      })}
    >
      <AnnotatedForm />
      {formStepsExplained().map((step) => (
        <StepTable key={step.step} step={step} />
      ))}
      <h2 id="step-6">{t({ id: 'entries-guide-page.review.heading', defaultMessage: 'Review & Submit' })}</h2>
      <p>
        {t({
          id: 'entries-guide-page.review',
          defaultMessage:
            'Step 6 lists every error with a link to its block. You cannot send an entry with errors.',
        })}
      </p>
    </DocumentationFrame>
  ),
})
