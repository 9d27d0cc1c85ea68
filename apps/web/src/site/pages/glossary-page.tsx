import { GLOSSARY, letterId, letterOf, type Term } from '../content/glossary.ts'
import { DocumentationFrame } from '../frame/documentation-frame.tsx'
import { SearchField } from '../frame/search-field.tsx'
import type { SitePage } from '../site-page.ts'
import { BlockLink } from '../ui/block-link.tsx'
import styles from './glossary-page.module.css'

const LETTERS = ['#', ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const PATH = '/documentation/glossary'
const TITLE = 'Glossary'

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
      <dd className={styles.definition}>{term.means}</dd>
    </div>
  )
}

export const glossaryPage: SitePage = {
  path: PATH,
  title: TITLE,
  description: 'Customs terms and terms of CBP Form 7501, A to Z, each with its block.',
  scripts: ['search'],
  body: (
    <DocumentationFrame
      path={PATH}
      title={TITLE}
      aside={<a href="/documentation">Back to Documentation</a>}
      lead="Customs terms, each with its block."
      search={<SearchField label="Search the glossary" kind="items" />}
    >
      <nav aria-label="A to Z">
        <ul className={styles.letters}>
          {LETTERS.map((letter) => (
            <li key={letter}>
              {GLOSSARY.some((term) => letterOf(term.term) === letter) ? (
                <a href={`#${letterId(letter)}`}>{letter}</a>
              ) : (
                <span>{letter}</span>
              )}
            </li>
          ))}
        </ul>
      </nav>
      {LETTERS.map((letter) => {
        const terms = GLOSSARY.filter((term) => letterOf(term.term) === letter)
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
}
