import { StepDrawing } from '../drawings/form-drawing.tsx'
import { FORM_STEPS } from '../drawings/form-rows.ts'
import { DocumentationFrame, SearchField } from '../frame/documentation-frame.tsx'
import type { SitePage } from '../site-page.ts'

const PATH = '/documentation'

const GUIDES = [
  ['/documentation/quick-start', 'Quick Start', 'From a new account to a submitted entry.'],
  ['/documentation/entries', 'Entries Guide', 'All 47 blocks: what goes in, and what is checked.'],
  [
    '/documentation/documents',
    'Documents Guide',
    'Which document supports which block, and what to do when one is missing.',
  ],
  [
    '/documentation/status',
    'Status & Messages',
    'From draft to released, and what customs’ messages ask of you.',
  ],
  [
    '/documentation/troubleshooting',
    'Troubleshooting',
    'A draft that will not save, a check that will not pass.',
  ],
] as const

const REFERENCE = [
  ['/documentation/faq', 'FAQ', 'Getting started, filing, billing, security, support.'],
  ['/documentation/glossary', 'Glossary', 'The words of the form, each with its block.'],
] as const

function List({ pages }: { pages: readonly (readonly [string, string, string])[] }) {
  return (
    <ul className="list">
      {pages.map(([href, title, text]) => (
        <li key={href}>
          <a href={href}>{title}</a>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}

export const documentationPage: SitePage = {
  path: PATH,
  title: 'Documentation',
  description: 'How to file a customs entry yourself: guides, all 47 blocks, questions and a glossary.',
  styles: ['documentation', 'drawing'],
  scripts: ['search'],
  body: (
    <DocumentationFrame path={PATH}>
      <h1>Documentation</h1>
      <p className="lead">Start from the block in front of you.</p>
      <SearchField label="Search by title or content" kind="pages" />
      <nav className="map" aria-label="The form, by step">
        {FORM_STEPS.map((step) => (
          <a key={step.step} href={`/documentation/entries#step-${step.step}`}>
            <StepDrawing step={step} />
            <span>
              <b>{step.title}</b>
              <em>
                Step {step.step}, {step.blocks}
              </em>
              <i>{step.about}</i>
            </span>
          </a>
        ))}
      </nav>
      <p className="small">Step 6, Review &amp; Submit, takes the form as a whole.</p>
      <h2>Guides</h2>
      <List pages={GUIDES} />
      <h2>Reference</h2>
      <List pages={REFERENCE} />
    </DocumentationFrame>
  ),
}
