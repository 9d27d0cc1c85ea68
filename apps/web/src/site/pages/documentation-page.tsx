import { StepDrawing } from '../drawings/form-drawing.tsx'
import { FORM_STEPS } from '../drawings/form-rows.ts'
import { DocumentationFrame, SearchField } from '../frame/documentation-frame.tsx'
import type { SitePage } from '../site-page.ts'

const PATH = '/documentation'

const GUIDES = [
  ['/documentation/quick-start', 'Quick Start', 'From a new account to a submitted entry.'],
  ['/documentation/entries', 'Entries Guide', 'All 47 blocks: what to enter and what we check.'],
  [
    '/documentation/documents',
    'Documents Guide',
    'Which document supports which block, and what to do when one is missing.',
  ],
  ['/documentation/costs', 'What It Costs', 'Duty, fees, bond and filing, with one entry as an example.'],
  [
    '/documentation/status',
    'Status & Messages',
    'From draft to released, and what CBP messages ask you to do.',
  ],
  [
    '/documentation/troubleshooting',
    'Troubleshooting',
    'A draft that will not save, a check that will not pass.',
  ],
] as const

const REFERENCE = [
  ['/documentation/faq', 'FAQ', 'Getting started, filing, billing, security, support.'],
  ['/documentation/glossary', 'Glossary', 'Customs terms, each with its block.'],
] as const

const TOPICS = [
  [
    '/documentation/notifications',
    'Notifications and tasks',
    'What we notify you about, where, and how to receive fewer messages.',
  ],
  ['/documentation/roles', 'Roles', 'Who may edit, submit, administer and read.'],
  ['/documentation/settings', 'Settings', 'Organization, members, account, notifications, security.'],
  ['/documentation/reports', 'Reports and audit', 'The audit log, exports and how long we keep records.'],
  ['/documentation/de-minimis', 'De minimis context', 'Which entry type a small shipment needs now.'],
  ['/documentation/accessibility', 'Accessibility', 'Keyboard, screen reader, zoom and themes.'],
  ['/documentation/browser-support', 'Browser support', 'Which browsers the product supports.'],
  ['/documentation/limitations', 'Known limitations', 'What the product does not do.'],
  ['/documentation/release-notes', 'Release notes', 'What changed, version by version.'],
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
      <p className="lead">Choose a step of the form, or search.</p>
      <SearchField label="Search by title or content" kind="pages" />
      <section className="welcome">
        <h2>Welcome</h2>
        <p>
          An entry declares to CBP what you import, where it was made, what it is worth and what you owe. Its
          form is CBP Form 7501. For your first entry, read{' '}
          <a href="/documentation/quick-start">Quick Start</a>. Then use the map below: it leads to each
          block, what to enter there and which document it comes from.
        </p>
      </section>
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
      <p className="small">Step 6, Review &amp; Submit, covers the whole form.</p>
      <h2>Guides</h2>
      <List pages={GUIDES} />
      <h2>Reference</h2>
      <List pages={REFERENCE} />
      <h2>Topics</h2>
      <List pages={TOPICS} />
    </DocumentationFrame>
  ),
}
