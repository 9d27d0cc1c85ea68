import layoutStyles from '../../ui/layout.module.css'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { glossary, letterId, letterOf, type Term } from '../content/glossary/index.ts'
import { documentationPage } from '../documentation-pages.ts'
import { DocumentationFrame } from '../frame/documentation-frame.tsx'
import { SearchField } from '../frame/search-field.tsx'
import type { SitePage } from '../site-page.ts'
import { BlockLink } from '../ui/block-link.tsx'
import styles from './glossary-page.module.css'

const LETTERS = ['#', ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

function TermRow({ term }: { term: Term }) {
  return (
    <div data-item="">
      <dt>
        {term.term}
        {term.long ? <small>{term.long}</small> : null}
      </dt>
      <dd className={styles.blocks}>
        {term.blocks?.map((block) => (
          <BlockLink key={block} block={block} />
        ))}
      </dd>
      <dd className={`${layoutStyles.whole} ${textStyles.muted} ${textStyles.measure}`}>{term.means}</dd>
    </div>
  )
}

export const glossaryPage = (): SitePage => ({
  ...documentationPage('/documentation/glossary'),
  description: t({
    id: 'glossary-page.description',
    defaultMessage: 'Customs terms and terms of CBP Form 7501, A to Z, each with its block.',
  }),
  scripts: ['search'],
  body: (
    <DocumentationFrame
      {...documentationPage('/documentation/glossary')}
      aside={
        <a href="/documentation">
          {t({ id: 'glossary-page.back', defaultMessage: 'Back to Documentation' })}
        </a>
      }
      lead={t({ id: 'glossary-page.lead', defaultMessage: 'Customs terms, each with its block.' })}
      search={
        <SearchField
          label={t({ id: 'glossary-page.search', defaultMessage: 'Search the glossary' })}
          kind="items"
        />
      }
    >
      <nav aria-label={t({ id: 'glossary-page.a-to-z', defaultMessage: 'A to Z' })}>
        <ul className={`${layoutStyles.wrap} ${layoutStyles.spaceAbove24} ${styles.letters}`}>
          {LETTERS.map((letter) => (
            <li key={letter}>
              {glossary().some((term) => letterOf(term.term) === letter) ? (
                <a href={`#${letterId(letter)}`}>{letter}</a>
              ) : (
                <span className={textStyles.muted}>{letter}</span>
              )}
            </li>
          ))}
        </ul>
      </nav>
      {LETTERS.map((letter) => {
        const terms = glossary().filter((term) => letterOf(term.term) === letter)
        return terms.length === 0 ? null : (
          <section key={letter} className={styles.group} aria-labelledby={letterId(letter)} data-group="">
            <h2 id={letterId(letter)}>{letter}</h2>
            <dl>
              {terms.map((term) => (
                <TermRow key={term.term} term={term} />
              ))}
            </dl>
          </section>
        )
      })}
    </DocumentationFrame>
  ),
})
