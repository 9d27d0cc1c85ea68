import type { Guide } from './guide.ts'

const NOTIFICATIONS: Guide = {
  path: '/documentation/notifications',
  title: 'Notifications and tasks',
  description: 'What the product tells you, where, and how to have less of it.',
  lead: 'You are told when an entry changes state or waits for you.',
  sections: [
    {
      heading: 'Where',
      list: [
        'In the app, in the Notifications panel of the dashboard.',
        'By email, at once or gathered in a daily or weekly digest. During quiet hours mail waits until they end.',
        'The organization has its own notifications for incidents, releases and compliance.',
      ],
    },
    {
      heading: 'Tasks',
      paragraphs: [
        'A task names what an entry waits for: issues to fix, an approval, or a summary that is due. The due date counts working days and federal holidays.',
      ],
    },
    {
      heading: 'Change them',
      paragraphs: [
        'Settings, Notifications. Everyone sets their own; an administrator sets the organization’s.',
      ],
    },
  ],
}

const ROLES: Guide = {
  path: '/documentation/roles',
  title: 'Roles',
  description: 'What Admin, Preparer and Viewer may do.',
  lead: 'A member’s role says what they may do. Only active members may do anything.',
  sections: [
    {
      heading: 'Roles',
      table: {
        head: ['Role', 'May'],
        rows: [
          ['Admin', 'Manage settings and members, and everything a preparer may.'],
          ['Preparer', 'Create, edit, upload, and submit when valid.'],
          ['Viewer', 'Read only.'],
        ],
      },
    },
    {
      heading: 'In the member list',
      paragraphs: [
        'The member list names four roles. An approver may do what a preparer may and also submits. An auditor is a viewer: entries, records and the audit log can be read, nothing can be changed.',
      ],
    },
    {
      heading: 'The last administrator',
      paragraphs: [
        'An organization always keeps one active administrator, who can be neither demoted, disabled nor removed.',
      ],
    },
  ],
}

const SETTINGS: Guide = {
  path: '/documentation/settings',
  title: 'Settings',
  description: 'Account, notifications, security, organization and members: what is where.',
  lead: 'Five pages, one for each thing you may want to change.',
  sections: [
    {
      heading: 'Pages',
      table: {
        head: ['Page', 'What is there'],
        rows: [
          [
            'Organization',
            'Name, EIN, importer number, filer code, time zone, default port, business address and standing bond.',
          ],
          ['Members', 'Invite, change a role, enable, disable or remove.'],
          [
            'Account',
            'Your profile, and preferences: theme, density, page size, shortcuts, tips, language and time zone.',
          ],
          ['Notifications', 'Personal and organization notifications, digests and quiet hours.'],
          ['Security', 'The audit log with its export, your sessions, the second factor and your passkeys.'],
        ],
      },
    },
    {
      heading: 'Time zone',
      paragraphs: [
        '“Today” in the rules is today in the organization’s time zone. A date that is in the future there is refused.',
      ],
    },
  ],
}

const REPORTS: Guide = {
  path: '/documentation/reports',
  title: 'Reports and audit',
  description: 'The audit log, exports and how long records are kept.',
  lead: 'Every change is recorded with who made it, when, and what was before.',
  sections: [
    {
      heading: 'The audit log',
      paragraphs: [
        'Security & Audit lists every successful change. Filter it by person, category and dates, and export it as CSV. Nobody can alter or remove a record: each one is chained to the one before it, so that a gap shows.',
      ],
    },
    {
      heading: 'Exports',
      list: [
        'The list of entries, filtered as you see it, as CSV.',
        'Each entry as printed Form 7501, as PDF.',
        'Each entry as canonical JSON from its review page.',
      ],
    },
    {
      heading: 'Retention',
      list: ['Import documents: 7 years.', 'Financial records: 7 years.', 'Usage logs: 2 years.'],
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
        'Up to $2,500, and not set apart by law: informal, entry type 11 in [2].',
        'Above it: formal, usually type 01, with a bond [4] [5].',
        'Antidumping or countervailing duty: type 03, formal at any value.',
      ],
    },
    {
      heading: 'More',
      paragraphs: ['The page [De minimis](/about/de-minimis) tells the history and the cost.'],
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
          ['Arrows, Enter, Escape', 'Move in, choose from and close a list of suggestions.'],
          ['/', 'Search, on lists and in the documentation.'],
          ['?', 'The list of shortcuts, when they are switched on in Account Settings.'],
        ],
      },
    },
    {
      heading: 'Screen readers',
      paragraphs: [
        'Each field is read with its label, its block and its error. Saving, checks and customs’ answers are announced.',
      ],
    },
    {
      heading: 'Sight',
      paragraphs: ['Light, dark or as your system says; comfortable or compact. Pages reflow at 400% zoom.'],
    },
  ],
}

const BROWSERS: Guide = {
  path: '/documentation/browser-support',
  title: 'Browser support',
  description: 'Which browsers the product works in.',
  lead: 'Current browsers, on computer and phone.',
  sections: [
    {
      heading: 'Supported',
      list: [
        'Chrome, Edge, Firefox and Safari, in versions of the last two years.',
        'The public pages read in any browser, also without JavaScript.',
      ],
    },
    {
      heading: 'Needed',
      list: [
        'JavaScript and cookies, for the application.',
        'Storage in the browser, so that what you type survives a lost connection.',
      ],
    },
  ],
}

const LIMITATIONS: Guide = {
  path: '/documentation/limitations',
  title: 'Known limitations',
  description: 'What the product does not do yet, so that you can plan.',
  lead: 'What is not there, said plainly.',
  sections: [
    {
      heading: 'Filing',
      list: [
        'Entry types that customs does not take electronically, such as vessel repair or trade fair, can be prepared and printed but not sent.',
        'Until a live connection to customs is configured by the operator, entries go to a simulator that answers as customs would.',
        'Bond types read 0 Single Entry, 8 Continuous, 9 Term. Where the operator has set the rules of CBP, as a live connection asks, they read 0 none, 8 continuous, 9 single transaction.',
        'Duty rates are typed from the tariff. The simulator checks neither the tariff nor chapter 99.',
        'Up to 999 lines in an entry.',
      ],
    },
    {
      heading: 'Other',
      list: [
        'Shipments and Reports are announced and not yet built.',
        'Statements and payment happen in ACE and by ACH.',
      ],
    },
  ],
}

const RELEASE_NOTES: Guide = {
  path: '/documentation/release-notes',
  title: 'Release notes',
  description: 'What changed, version by version.',
  lead: 'What changed, version by version.',
  sections: [
    {
      heading: '0.1.0',
      list: [
        'File one entry from account to answer: six steps, checks, duty and fees, signature, submission, live status.',
        'Accounts, organizations, members and roles.',
        'Printed Form 7501 as PDF.',
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
