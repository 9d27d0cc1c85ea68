import layoutStyles from '../../ui/layout.module.css'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { faq } from '../content/faq/index.ts'
import { documentationPage } from '../documentation-pages.ts'
import { DocumentationFrame } from '../frame/documentation-frame.tsx'
import { SearchField } from '../frame/search-field.tsx'
import type { SitePage } from '../site-page.ts'
import { withLinks } from '../ui/block-link.tsx'
import disclosure from '../ui/disclosure.module.css'
import styles from './faq-page.module.css'

export const faqPage = (hidden: ReadonlySet<string>): SitePage => ({
  ...documentationPage('/documentation/faq'),
  description: t({
    id: 'faq-page.description',
    defaultMessage: 'Questions and answers on getting started, filing, pricing, security and support.',
  }),
  scripts: ['search'],
  body: (
    <DocumentationFrame
      {...documentationPage('/documentation/faq')}
      search={
        <SearchField label={t({ id: 'faq-page.search', defaultMessage: 'Search questions' })} kind="items" />
      }
    >
      <div className={styles.questions}>
        {faq(hidden).map(({ section, questions }, group) => (
          <section key={section} data-group="">
            <h2 className={`${textStyles.large} ${layoutStyles.spaceBelow12}`}>{section}</h2>
            {questions.map((question, index) => (
              <details
                className={disclosure.disclosure}
                key={question.id}
                data-item=""
                open={group === 0 && index === 0}
              >
                <summary className={disclosure.summary}>{question.asks}</summary>
                {/* The anchor is inside, so that a link to it opens the question. */}
                <p id={question.id}>{withLinks(question.answer)}</p>
              </details>
            ))}
          </section>
        ))}
      </div>
    </DocumentationFrame>
  ),
})
