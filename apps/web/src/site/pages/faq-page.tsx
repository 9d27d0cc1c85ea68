import { FAQ, questionId } from '../content/faq.ts'
import { withLinks } from '../frame/block-link.tsx'
import { DocumentationFrame, SearchField } from '../frame/documentation-frame.tsx'
import type { SitePage } from '../site-page.ts'

const PATH = '/documentation/faq'

export const faqPage = (hidden: ReadonlySet<string>): SitePage => ({
  path: PATH,
  title: 'FAQ',
  description: 'Questions and answers on getting started, filing, pricing, security and support.',
  styles: ['documentation'],
  scripts: ['search'],
  body: (
    <DocumentationFrame path={PATH}>
      <h1>FAQ</h1>
      <SearchField label="Search questions" kind="items" />
      <div className="faqs">
        {FAQ.map(({ section, questions }, group) => (
          <section key={section} data-group="">
            <h2>{section}</h2>
            {questions
              .filter((question) => !(question.vouch && hidden.has(question.vouch)))
              .map((question, index) => (
                <details key={question.asks} data-item="" open={group === 0 && index === 0}>
                  <summary>{question.asks}</summary>
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
