import type { ListedPage } from './ui/link-list.tsx'

const page = (path: string, title: string, summary: string): ListedPage => ({ path, title, summary })

/** Title and address of the documentation's first page, which leads to the others. */
export const DOCUMENTATION = { path: '/documentation', title: 'Documentation' } as const

/** The guide to condition codes; the entry page leads to single codes of it. */
export const CONDITIONS_PAGE = { path: '/documentation/conditions', title: 'CBP Condition Codes' } as const

/** The other pages of the documentation, in the order of its navigation and of its first page. */
export const DOCUMENTATION_GROUPS: readonly { group: string; pages: readonly ListedPage[] }[] = [
  {
    group: 'Guides',
    pages: [
      page('/documentation/quick-start', 'Quick Start', 'From a new account to a submitted entry.'),
      page(
        '/documentation/entries',
        'Entries Guide',
        'All 47 blocks of the form: what to enter and what we check.',
      ),
      page(
        '/documentation/documents',
        'Documents Guide',
        'Which document supports which block, and what to do when one is missing.',
      ),
      page(
        '/documentation/costs',
        'What It Costs',
        'Duty, fees, bond and filing, with one entry as an example.',
      ),
      page(
        '/documentation/status',
        'Status & Messages',
        'From draft to released, and what CBP messages ask you to do.',
      ),
      page(
        '/documentation/troubleshooting',
        'Troubleshooting',
        'A draft that will not save, a check that will not pass.',
      ),
      page('/about/mission', 'Our Mission', 'Why the product exists, our results and our roadmap.'),
    ],
  },
  {
    group: 'Reference',
    pages: [
      page('/documentation/faq', 'FAQ', 'Getting started, filing, billing, security, support.'),
      page('/documentation/glossary', 'Glossary', 'Customs terms, each with its block.'),
      page(
        CONDITIONS_PAGE.path,
        CONDITIONS_PAGE.title,
        'What each code of a CBP response means, and which field to correct.',
      ),
    ],
  },
  {
    group: 'Topics',
    pages: [
      page(
        '/documentation/notifications',
        'Notifications and tasks',
        'What we notify you about, where, and how to receive fewer messages.',
      ),
      page('/documentation/roles', 'Roles', 'Who may edit, submit, administer and read.'),
      page('/documentation/settings', 'Settings', 'Organization, members, account, notifications, security.'),
      page(
        '/documentation/reports',
        'Reports and audit',
        'The audit log, exports and how long we keep records.',
      ),
      page('/documentation/de-minimis', 'De minimis context', 'Which entry type a small shipment needs now.'),
      page('/documentation/accessibility', 'Accessibility', 'Keyboard, screen reader, zoom and themes.'),
      page('/documentation/browser-support', 'Browser support', 'Which browsers the product supports.'),
      page('/documentation/limitations', 'Known limitations', 'What the product does not do.'),
      page('/documentation/release-notes', 'Release notes', 'What changed, version by version.'),
    ],
  },
]
