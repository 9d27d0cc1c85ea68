import layoutStyles from '../../ui/layout.module.css'
import text from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { T } from '../../words/text.tsx'
import { documentationGroups, firstDocumentationPage } from '../documentation-pages.ts'
import { StepDrawing } from '../drawings/form-drawing.tsx'
import { formSteps } from '../drawings/form-rows.ts'
import { DocumentationFrame } from '../frame/documentation-frame.tsx'
import { SearchField } from '../frame/search-field.tsx'
import type { SitePage } from '../site-page.ts'
import { classNames } from '../ui/class-names.ts'
import { LinkList } from '../ui/link-list.tsx'
import styles from './documentation-page.module.css'

/** The form as five drawings, each a link to its step in the Entries Guide. */
function FormMap() {
  return (
    <nav
      className={`${layoutStyles.grid} ${layoutStyles.spaceAbove32} ${styles.map}`}
      aria-label={t({ id: 'documentation-page.map', defaultMessage: 'The form, by step' })}
    >
      {formSteps().map((step) => (
        <a key={step.step} href={`/documentation/entries#step-${step.step}`}>
          <StepDrawing step={step} />
          <span>
            <b className={`${text.subtitle} ${text.title}`}>{step.title}</b>
            <small className={text.small}>
              {t(
                { id: 'documentation-page.step', defaultMessage: 'Step {step}, {blocks}' },
                { step: step.step, blocks: step.blocks },
              )}
            </small>
            <small className={text.small}>{step.about}</small>
          </span>
        </a>
      ))}
    </nav>
  )
}

export const documentationPage = (): SitePage => ({
  ...firstDocumentationPage(),
  description: t({
    id: 'documentation-page.description',
    defaultMessage: 'How to file a customs entry yourself: guides, all 47 blocks, questions and a glossary.',
  }),
  scripts: ['search'],
  body: (
    <DocumentationFrame
      {...firstDocumentationPage()}
      lead={t({ id: 'documentation-page.lead', defaultMessage: 'Choose a step of the form, or search.' })}
      search={
        <SearchField
          label={t({
            id: 'documentation-page.search',
            defaultMessage: 'Search by title or content',
          })}
          kind="pages"
        />
      }
    >
      <section className={`${layoutStyles.spaceAbove24} ${text.measure}`}>
        <h2 className={text.subtitle}>
          {t({ id: 'documentation-page.welcome', defaultMessage: 'Welcome' })}
        </h2>
        <p className={layoutStyles.spaceAbove8}>
          <T
            id="documentation-page.introduction"
            defaultMessage="An entry declares to CBP what you import, where it was made, what it is worth and what you owe. Its form is CBP Form 7501. For your first entry, read <a>Quick Start</a>. Then use the map below: it leads to each block, what to enter there and which document it comes from."
            values={{ a: (content) => <a href="/documentation/quick-start">{content}</a> }}
          />
        </p>
      </section>
      <FormMap />
      <p className={classNames(text.secondary, layoutStyles.spaceAbove12)}>
        {t({
          id: 'documentation-page.after-map',
          defaultMessage: 'Step 6, Review & Submit, covers the whole form.',
        })}
      </p>
      {documentationGroups().flatMap(({ id, title, pages }) => [
        <h2 key={id}>{title}</h2>,
        <LinkList key={`${id}-pages`} pages={pages} />,
      ])}
    </DocumentationFrame>
  ),
})
