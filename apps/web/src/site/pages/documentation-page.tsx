import { DOCUMENTATION, DOCUMENTATION_GROUPS } from '../documentation-pages.ts'
import { StepDrawing } from '../drawings/form-drawing.tsx'
import { FORM_STEPS } from '../drawings/form-rows.ts'
import { DocumentationFrame } from '../frame/documentation-frame.tsx'
import { SearchField } from '../frame/search-field.tsx'
import type { SitePage } from '../site-page.ts'
import { classNames } from '../ui/class-names.ts'
import { LinkList } from '../ui/link-list.tsx'
import text from '../ui/text.module.css'
import styles from './documentation-page.module.css'

/** The form as five drawings, each a link to its step in the Entries Guide. */
function FormMap() {
  return (
    <nav className={styles.map} aria-label="The form, by step">
      {FORM_STEPS.map((step) => (
        <a key={step.step} href={`/documentation/entries#step-${step.step}`}>
          <StepDrawing step={step} />
          <span>
            <b>{step.title}</b>
            <small>
              Step {step.step}, {step.blocks}
            </small>
            <small>{step.about}</small>
          </span>
        </a>
      ))}
    </nav>
  )
}

export const documentationPage: SitePage = {
  ...DOCUMENTATION,
  description: 'How to file a customs entry yourself: guides, all 47 blocks, questions and a glossary.',
  scripts: ['search'],
  body: (
    <DocumentationFrame
      {...DOCUMENTATION}
      lead="Choose a step of the form, or search."
      search={<SearchField label="Search by title or content" kind="pages" />}
    >
      <section className={styles.welcome}>
        <h2>Welcome</h2>
        <p>
          An entry declares to CBP what you import, where it was made, what it is worth and what you owe. Its
          form is CBP Form 7501. For your first entry, read{' '}
          <a href="/documentation/quick-start">Quick Start</a>. Then use the map below: it leads to each
          block, what to enter there and which document it comes from.
        </p>
      </section>
      <FormMap />
      <p className={classNames(text.small, styles.afterMap)}>
        Step 6, Review &amp; Submit, covers the whole form.
      </p>
      {DOCUMENTATION_GROUPS.flatMap(({ group, pages }) => [
        <h2 key={group}>{group}</h2>,
        <LinkList key={`${group} pages`} pages={pages} />,
      ])}
    </DocumentationFrame>
  ),
}
