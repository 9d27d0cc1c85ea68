import type { SitePage } from '../site-page.ts'

const WAYS = [
  ['/documentation/quick-start', 'Quick Start', 'From a new account to a submitted entry.'],
  ['/documentation/entries', 'Entries Guide', 'All 47 blocks: what goes in, and what is checked.'],
  ['/documentation/costs', 'What It Costs', 'Duty, fees, bond and filing, with one entry worked out.'],
  ['/documentation/status', 'Status & Messages', 'What an answer from customs asks of you.'],
  [
    '/documentation/troubleshooting',
    'Troubleshooting',
    'A draft that will not save, a check that will not pass.',
  ],
  ['/documentation/faq', 'FAQ', 'Getting started, filing, billing, security, support.'],
  ['/documentation/glossary', 'Glossary', 'The words of the form, each with its block.'],
  ['/status', 'System Status', 'Whether the service answers right now.'],
  ['/contact', 'Contact', 'Write to us.'],
] as const

export const helpPage: SitePage = {
  path: '/help',
  title: 'Help Center',
  description: 'Guides, reference, system status and contact for people who file their own customs entries.',
  styles: ['documentation'],
  body: (
    <div className="wrap solo">
      <h1>Help Center</h1>
      <p className="lead">Start from what you are trying to do.</p>
      <ul className="list">
        {WAYS.map(([href, title, text]) => (
          <li key={href}>
            <a href={href}>{title}</a>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  ),
}
