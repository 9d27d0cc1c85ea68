import { GLOSSARY, letterId, letterOf, type Term } from '../content/glossary.ts'
import { BlockLink } from '../frame/block-link.tsx'
import { DocumentationFrame, SearchField } from '../frame/documentation-frame.tsx'
import type { SitePage } from '../site-page.ts'

const LETTERS = ['#', ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const PATH = '/documentation/glossary'

function TermRow({ term }: { term: Term }) {
  return (
    <div data-item="">
      <dt>
        {term.term}
        {term.long ? <small>{term.long}</small> : null}
      </dt>
      <dd className="at">
        {term.blocks?.map((block) => (
          <BlockLink key={block} block={block} />
        ))}
      </dd>
      <dd className="def">{term.means}</dd>
    </div>
  )
}

export const glossaryPage: SitePage = {
  path: PATH,
  title: 'Glossary',
  description: 'Customs terms and terms of CBP Form 7501, A to Z, each with its block.',
  styles: ['documentation'],
  scripts: ['search'],
  body: (
    <DocumentationFrame path={PATH}>
      <div className="pagehead">
        <h1>Glossary</h1>
        <a href="/documentation">Back to Documentation</a>
      </div>
      <p className="lead">Customs terms, each with its block.</p>
      <SearchField label="Search the glossary" kind="items" />
      <nav aria-label="A to Z">
        <ul className="az">
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
          <section key={letter} className="letter" aria-labelledby={letterId(letter)} data-group="">
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
