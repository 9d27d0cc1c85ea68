import { FORM_STEPS_EXPLAINED, type FormStep } from '../../form-guide/index.ts'
import { AnnotatedForm } from '../drawings/annotated-form.tsx'
import { DocumentationFrame } from '../frame/documentation-frame.tsx'
import type { SitePage } from '../site-page.ts'
import { BlockNumber, withLinks } from '../ui/block-link.tsx'
import text from '../ui/text.module.css'
import styles from './entries-guide-page.module.css'

const PATH = '/documentation/entries'
const TITLE = 'Entries Guide'

function StepTable({ step }: { step: FormStep }) {
  const first = step.blocks[0]?.block
  const last = step.blocks.at(-1)?.block
  return (
    <>
      <h2 id={`step-${step.step}`}>{step.title}</h2>
      <p>
        Step {step.step}, Blocks {first}–{last}
      </p>
      <table className={styles.blocks}>
        <thead>
          <tr>
            <th className={styles.number} scope="col">
              <span className={text.visuallyHidden}>Number</span>
            </th>
            <th scope="col">Block</th>
            <th scope="col">What to enter</th>
            <th className={styles.example} scope="col">
              In this entry
            </th>
          </tr>
        </thead>
        <tbody>
          {step.blocks.map((block) => (
            <tr key={block.block} id={`b${block.block}`}>
              <td className={styles.number}>
                <BlockNumber block={block.block} />
              </td>
              <th scope="row">{block.name}</th>
              <td className={styles.what}>
                {withLinks(block.what)} <span className={styles.source}>From: {block.from}.</span>
              </td>
              <td className={styles.example}>{block.example}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

export const entriesGuidePage: SitePage = {
  path: PATH,
  title: TITLE,
  scripts: ['search'],
  description:
    'All 47 blocks of CBP Form 7501: what to enter, which document it comes from, and what we check.',
  body: (
    <DocumentationFrame
      path={PATH}
      title={TITLE}
      lead="CBP Form 7501 has 47 blocks. You fill them in steps 1 to 5 and send them in step 6."
      sources="Blocks and their order: CBP Form 7501, edition of 2024 (OMB 1651-0022). Rules on entry: 19 CFR parts 141 to 143."
    >
      <AnnotatedForm />
      {FORM_STEPS_EXPLAINED.map((step) => (
        <StepTable key={step.step} step={step} />
      ))}
      <h2 id="step-6">Review &amp; Submit</h2>
      <p>Step 6 lists every error with a link to its block. You cannot send an entry with errors.</p>
    </DocumentationFrame>
  ),
}
