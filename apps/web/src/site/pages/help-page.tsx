import type { SitePage } from '../site-page.ts'

const WAYS = [
  ['/documentation/quick-start', 'Quick Start', 'From a new account to a submitted entry.'],
  ['/documentation/entries', 'Entries Guide', 'All 47 blocks: what to enter and what we check.'],
  ['/documentation/costs', 'What It Costs', 'Duty, fees, bond and filing, with one entry as an example.'],
  ['/documentation/status', 'Status & Messages', 'What a response from CBP asks you to do.'],
  [
    '/documentation/troubleshooting',
    'Troubleshooting',
    'A draft that will not save, a check that will not pass.',
  ],
  ['/documentation/faq', 'FAQ', 'Getting started, filing, billing, security, support.'],
  ['/documentation/glossary', 'Glossary', 'Customs terms, each with its block.'],
  ['/status', 'System Status', 'Whether the service is up right now.'],
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
      <p className="lead">Choose what you want to do.</p>
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
