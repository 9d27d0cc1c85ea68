import { NOT_FILED, NOT_FILED_SUMMARY } from '../not-filed.ts'
import type { Guide } from './guide.ts'
import { RELEASE_NOTES } from './release-notes.ts'

const NOTIFICATIONS: Guide = {
  path: '/documentation/notifications',
  title: 'Notifications and tasks',
  description: 'What we notify you about, where, and how to receive fewer messages.',
  lead: 'We notify you when an entry changes status or needs your action.',
  sections: [
    {
      heading: 'Where',
      list: [
        'In the app: the bell in the header counts what is new and shows the latest on every page. The dashboard lists them as well.',
        'By email, immediately or in a digest. During quiet hours, we hold email until they end.',
        'A daily digest leaves at 8:00 AM in your time zone. A weekly digest leaves on Monday at 8:00 AM.',
        'The organization also has notifications for incidents, releases and compliance. Only its administrators receive them by email.',
      ],
    },
    {
      heading: 'Tasks',
      paragraphs: [
        'A task names the next action for an entry: fix issues, approve it, or file the summary by its due date. The due date counts working days and excludes federal holidays.',
      ],
    },
    {
      heading: 'Change them',
      paragraphs: [
        'Open Settings, then Notifications. Each member sets personal notifications. An administrator sets those of the organization.',
      ],
    },
  ],
}

const ROLES: Guide = {
  path: '/documentation/roles',
  title: 'Roles',
  description: 'What Admin, Preparer and Viewer may do.',
  lead: 'A member’s role sets what the member may do. Only active members have access.',
  sections: [
    {
      heading: 'Roles',
      table: {
        head: ['Role', 'May'],
        rows: [
          ['Admin', 'Manage settings and members, and do everything that a preparer may do.'],
          ['Preparer', 'Create, edit, upload, and submit when valid.'],
          ['Viewer', 'Read only.'],
        ],
      },
    },
    {
      heading: 'In the member list',
      paragraphs: [
        'The member list names four roles: admin, preparer, approver and auditor. An approver may do everything that a preparer may do, and may submit. An auditor reads entries, records and the audit log, and changes nothing.',
      ],
    },
    {
      heading: 'Who submits',
      paragraphs: [
        'The server lets an approver or an admin submit an entry. A preparer completes it and chooses Send for approval. Both add documents to the entry.',
      ],
    },
    {
      heading: 'The last administrator',
      paragraphs: [
        'An organization always keeps one active administrator. No one can demote, disable or remove the last one.',
      ],
    },
  ],
}

const SETTINGS: Guide = {
  path: '/documentation/settings',
  title: 'Settings',
  description: 'Account, notifications, security, organization and members: where to find each setting.',
  lead: 'Settings has five pages.',
  sections: [
    {
      heading: 'Pages',
      table: {
        head: ['Page', 'What is there'],
        rows: [
          [
            'Organization',
            'Name, EIN, importer number, filer code, time zone, default port, rules, business address, bond on file, declarant and filer phone, way of paying and retention of records. Leave or delete the organization.',
          ],
          ['Members', 'Invite a member, change a role, or enable, disable or remove a member.'],
          [
            'Account',
            'Your profile and your preferences: theme, density, page size, shortcuts, tips, language and time zone. Download your data or delete your account.',
          ],
          ['Notifications', 'Personal and organization notifications, digests and quiet hours.'],
          [
            'Security',
            'The audit log and its export, your sessions, two-factor authentication and your passkeys.',
          ],
        ],
      },
    },
    {
      heading: 'Several organizations',
      paragraphs: [
        'You can belong to several organizations. The name in the header switches between them. Each has its own entries, members and settings.',
      ],
    },
    {
      heading: 'Time zone',
      paragraphs: [
        'The rules use today’s date in the organization’s time zone. They reject a date that is in the future there.',
      ],
    },
  ],
}

const REPORTS: Guide = {
  path: '/documentation/reports',
  title: 'Reports and audit',
  description: 'Reports, the audit log, exports and how long records are kept.',
  lead: 'Reports sum what you filed. The audit log records each change: who made it, when, and the previous value.',
  sections: [
    {
      heading: 'Reports',
      paragraphs: [
        'Reports sums value, duty, fees and the effective rate of filed entries by month, HTSUS number, origin, supplier, heading of chapter 99 or special program. The rows of a month, HTSUS number, origin or supplier open their entries, and the table exports as CSV.',
        'Deadlines lists when summaries and payments are due, when each entry can last be corrected, when CBP is likely to liquidate it, and when a protest ends. It exports as CSV and as a file for your calendar.',
      ],
    },
    {
      heading: 'The audit log',
      paragraphs: [
        'Security & Audit shows admins and auditors every successful change. You can filter the list by person, category and dates, and export it as CSV. Nobody can change or remove a record. Each record contains a hash of the one before it, so a gap is visible.',
      ],
    },
    {
      heading: 'Exports',
      list: [
        'The list of entries with your filters, as CSV.',
        'Each entry as a printed Form 7501, as PDF.',
        'Each entry as canonical JSON, from its review page.',
        'The complete file of an entry as one ZIP: form, messages, documents, history and a list of hashes.',
        'Everything that the organization owns, as one ZIP.',
      ],
    },
    {
      heading: 'Retention',
      list: ['Import documents: 7 years.', 'Financial records: 7 years.', 'Usage logs: 2 years.'],
      paragraphs: [
        'These are our terms of retention. No one can delete a record of the audit log. An organization chooses how many years after the entry date filed entries and their documents are kept: seven, unless it changes that, and never fewer than five, as the law requires. Until then, no one can delete them. A legal hold keeps them longer. The product takes no payments yet, so keep those records yourself.',
      ],
    },
  ],
  sources: ['19 CFR 163.4 (record retention)'],
}

const DE_MINIMIS_CONTEXT: Guide = {
  path: '/documentation/de-minimis',
  title: 'De minimis context',
  description: 'What the end of the $800 exemption means for the entry types you choose.',
  lead: 'Small shipments now need an entry too.',
  sections: [
    {
      heading: 'In short',
      paragraphs: [
        'The exemption for shipments of $800 or less was suspended effective August 29, 2025. Section 321/Type 86 filings are rejected.',
      ],
    },
    {
      heading: 'Which entry to choose',
      list: [
        'Up to $2,500, unless the law requires a formal entry: informal, entry type 11 in [2].',
        'Above $2,500: formal, usually type 01, with a bond [4] [5].',
        'Antidumping or countervailing duty: type 03, formal at any value.',
      ],
    },
    {
      heading: 'More',
      paragraphs: ['The page [De minimis](/about/de-minimis) explains the history and the cost.'],
    },
  ],
  sources: ['19 U.S.C. 1321; Executive Order 14324', '19 CFR 143.21'],
}

const ACCESSIBILITY_TOPIC: Guide = {
  path: '/documentation/accessibility',
  title: 'Accessibility',
  description: 'Keyboard, screen reader, zoom and themes: how to use the product your way.',
  lead: 'File an entry the way you use your computer.',
  sections: [
    {
      heading: 'Keyboard',
      table: {
        head: ['Key', 'What it does'],
        rows: [
          ['Tab, Shift+Tab', 'Next and previous field or button.'],
          ['Arrows, Enter, Escape', 'Move through, choose from and close a list of suggestions.'],
          ['/', 'Search, on lists and in the documentation.'],
          ['?', 'Show the list of shortcuts, if you switched shortcuts on in Account Settings.'],
        ],
      },
    },
    {
      heading: 'Screen readers',
      paragraphs: [
        'A screen reader reads each field with its label, its block and its error. It announces saves, checks and CBP responses.',
      ],
    },
    {
      heading: 'Vision',
      paragraphs: [
        'Choose a light or dark theme, or follow your system. Choose comfortable or compact density. Pages reflow at 400% zoom.',
      ],
    },
  ],
}

const BROWSERS: Guide = {
  path: '/documentation/browser-support',
  title: 'Browser support',
  description: 'Which browsers the product works in.',
  lead: 'Current browsers on computers and phones.',
  sections: [
    {
      heading: 'Supported',
      list: [
        'Chrome, Edge, Firefox and Safari, versions from the last two years.',
        'The public pages work in any browser, even without JavaScript.',
      ],
    },
    {
      heading: 'Required',
      list: [
        'JavaScript and cookies, for the application.',
        'Browser storage, so that a lost connection does not lose what you type.',
      ],
    },
  ],
}

const LIMITATIONS: Guide = {
  path: '/documentation/limitations',
  title: 'Known limitations',
  description: 'What the product does not do yet, so that you can plan.',
  lead: 'What the product does not do.',
  sections: [
    {
      heading: 'Not filed here',
      paragraphs: [NOT_FILED_SUMMARY],
      list: NOT_FILED,
    },
    {
      heading: 'Filing',
      list: [
        'Until the operator configures a live connection to CBP, entries go to a simulator. It responds as CBP would.',
        'The bond types are 0 Single Entry, 8 Continuous, 9 Term. A live connection requires the CBP rules, which the operator sets. Under them, the bond types are 0 none, 8 continuous, 9 single transaction.',
        'Step 4 finds tariff numbers and calculates the duty of a line with chapter 99, up to 32 tariff numbers a line. It names the edition of the tariff and says where its data has a gap. Check it against chapter 99 for your entry date.',
        'An entry has up to 999 lines.',
      ],
    },
    {
      heading: 'Other',
      list: [
        'Documents are kept with an entry. The product does not read them and does not send them to CBP. Import lines in step 4 reads the lines of a CSV or XLSX file, or of an invoice PDF that has text.',
        'The product charges no fee and collects no payment.',
        'Shipments is planned but not yet built.',
        'You receive statements in ACE and pay by ACH. The product does neither.',
      ],
    },
  ],
}

/** The topics of the documentation, in the order of its navigation. */
export const TOPICS: readonly Guide[] = [
  NOTIFICATIONS,
  ROLES,
  SETTINGS,
  REPORTS,
  DE_MINIMIS_CONTEXT,
  ACCESSIBILITY_TOPIC,
  BROWSERS,
  LIMITATIONS,
  RELEASE_NOTES,
]
