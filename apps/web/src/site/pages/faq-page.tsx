import { faq, questionId } from '../content/faq.ts'
import { DocumentationFrame } from '../frame/documentation-frame.tsx'
import { SearchField } from '../frame/search-field.tsx'
import type { SitePage } from '../site-page.ts'
import { withLinks } from '../ui/block-link.tsx'
import disclosure from '../ui/disclosure.module.css'
import styles from './faq-page.module.css'

const PATH = '/documentation/faq'
const TITLE = 'FAQ'

export const faqPage = (hidden: ReadonlySet<string>): SitePage => ({
  path: PATH,
  title: TITLE,
  description: 'Questions and answers on getting started, filing, pricing, security and support.',
  scripts: ['search'],
  body: (
    <DocumentationFrame
      path={PATH}
      title={TITLE}
      search={<SearchField label="Search questions" kind="items" />}
    >
      <div className={styles.questions}>
        {faq(hidden).map(({ section, questions }, group) => (
          <section key={section} data-group="">
            <h2>{section}</h2>
            {questions.map((question, index) => (
              <details
                className={disclosure.disclosure}
                key={question.asks}
                data-item=""
                open={group === 0 && index === 0}
              >
                <summary className={disclosure.summary}>{question.asks}</summary>
                {/* The anchor is inside, so that a link to it opens the question. */}
                <p id={questionId(question.asks)}>{withLinks(question.answer)}</p>
              </details>
            ))}
          </section>
        ))}
      </div>
    </DocumentationFrame>
  ),
})
