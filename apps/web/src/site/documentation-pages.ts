import { defineMessage } from '@edfe/domain/messages'
import { t } from '../words/t.ts'
import type { ListedPage } from './ui/link-list.tsx'

/** The pages of the documentation by address: the title, and one line for the lists that lead to the page. */
const PAGES = {
  '/documentation/quick-start': {
    title: defineMessage({ id: 'documentation.quick-start.title', defaultMessage: 'Quick Start' }),
    summary: defineMessage({
      id: 'documentation.quick-start.summary',
      defaultMessage: 'From a new account to a submitted entry.',
    }),
  },
  '/documentation/entries': {
    title: defineMessage({ id: 'documentation.entries.title', defaultMessage: 'Entries Guide' }),
    summary: defineMessage({
      id: 'documentation.entries.summary',
      defaultMessage: 'All 47 blocks of the form: what to enter and what we check.',
    }),
  },
  '/documentation/documents': {
    title: defineMessage({ id: 'documentation.documents.title', defaultMessage: 'Documents Guide' }),
    summary: defineMessage({
      id: 'documentation.documents.summary',
      defaultMessage: 'Which document supports which block, and what to do when one is missing.',
    }),
  },
  '/documentation/costs': {
    title: defineMessage({ id: 'documentation.costs.title', defaultMessage: 'What It Costs' }),
    summary: defineMessage({
      id: 'documentation.costs.summary',
      defaultMessage: 'Duty, fees, bond and filing, with one entry as an example.',
    }),
  },
  '/documentation/first-filing': {
    title: defineMessage({
      id: 'documentation.first-filing.title',
      defaultMessage: 'Your First Real Filing',
    }),
    summary: defineMessage({
      id: 'documentation.first-filing.summary',
      defaultMessage: 'From zero to filing for yourself: eight steps with weeks, costs and sources.',
    }),
  },
  '/documentation/status': {
    title: defineMessage({ id: 'documentation.status.title', defaultMessage: 'Status & Messages' }),
    summary: defineMessage({
      id: 'documentation.status.summary',
      defaultMessage: 'From draft to released, and what CBP messages ask you to do.',
    }),
  },
  '/documentation/troubleshooting': {
    title: defineMessage({ id: 'documentation.troubleshooting.title', defaultMessage: 'Troubleshooting' }),
    summary: defineMessage({
      id: 'documentation.troubleshooting.summary',
      defaultMessage: 'A draft that will not save, a check that will not pass.',
    }),
  },
  '/about/mission': {
    title: defineMessage({ id: 'documentation.mission.title', defaultMessage: 'Our Mission' }),
    summary: defineMessage({
      id: 'documentation.mission.summary',
      defaultMessage: 'Why the product exists, our results and our roadmap.',
    }),
  },
  '/documentation/faq': {
    title: defineMessage({ id: 'documentation.faq.title', defaultMessage: 'FAQ' }),
    summary: defineMessage({
      id: 'documentation.faq.summary',
      defaultMessage: 'Getting started, filing, billing, security, support.',
    }),
  },
  '/documentation/glossary': {
    title: defineMessage({ id: 'documentation.glossary.title', defaultMessage: 'Glossary' }),
    summary: defineMessage({
      id: 'documentation.glossary.summary',
      defaultMessage: 'Customs terms, each with its block.',
    }),
  },
  '/documentation/conditions': {
    title: defineMessage({ id: 'documentation.conditions.title', defaultMessage: 'CBP Condition Codes' }),
    summary: defineMessage({
      id: 'documentation.conditions.summary',
      defaultMessage: 'What each code of a CBP response means, and which field to correct.',
    }),
  },
  '/documentation/release-codes': {
    title: defineMessage({ id: 'documentation.release-codes.title', defaultMessage: 'Release Codes' }),
    summary: defineMessage({
      id: 'documentation.release-codes.summary',
      defaultMessage: 'What CBP and other agencies say about your goods, and who has to act.',
    }),
  },
  '/documentation/notifications': {
    title: defineMessage({
      id: 'documentation.notifications.title',
      defaultMessage: 'Notifications and tasks',
    }),
    summary: defineMessage({
      id: 'documentation.notifications.summary',
      defaultMessage: 'What we notify you about, where, and how to receive fewer messages.',
    }),
  },
  '/documentation/roles': {
    title: defineMessage({ id: 'documentation.roles.title', defaultMessage: 'Roles' }),
    summary: defineMessage({
      id: 'documentation.roles.summary',
      defaultMessage: 'Who may edit, submit, administer and read.',
    }),
  },
  '/documentation/settings': {
    title: defineMessage({ id: 'documentation.settings.title', defaultMessage: 'Settings' }),
    summary: defineMessage({
      id: 'documentation.settings.summary',
      defaultMessage: 'Organization, members, account, notifications, security.',
    }),
  },
  '/documentation/reports': {
    title: defineMessage({ id: 'documentation.reports.title', defaultMessage: 'Reports and audit' }),
    summary: defineMessage({
      id: 'documentation.reports.summary',
      defaultMessage: 'The audit log, exports and how long we keep records.',
    }),
  },
  '/documentation/de-minimis': {
    title: defineMessage({ id: 'documentation.de-minimis.title', defaultMessage: 'De minimis context' }),
    summary: defineMessage({
      id: 'documentation.de-minimis.summary',
      defaultMessage: 'Which entry type a small shipment needs now.',
    }),
  },
  '/documentation/accessibility': {
    title: defineMessage({ id: 'documentation.accessibility.title', defaultMessage: 'Accessibility' }),
    summary: defineMessage({
      id: 'documentation.accessibility.summary',
      defaultMessage: 'Keyboard, screen reader, zoom and themes.',
    }),
  },
  '/documentation/browser-support': {
    title: defineMessage({ id: 'documentation.browser-support.title', defaultMessage: 'Browser support' }),
    summary: defineMessage({
      id: 'documentation.browser-support.summary',
      defaultMessage: 'Which browsers the product supports.',
    }),
  },
  '/documentation/limitations': {
    title: defineMessage({ id: 'documentation.limitations.title', defaultMessage: 'Known limitations' }),
    summary: defineMessage({
      id: 'documentation.limitations.summary',
      defaultMessage: 'What the product does not do.',
    }),
  },
  '/documentation/release-notes': {
    title: defineMessage({ id: 'documentation.release-notes.title', defaultMessage: 'Release notes' }),
    summary: defineMessage({
      id: 'documentation.release-notes.summary',
      defaultMessage: 'What changed, version by version.',
    }),
  },
} as const

type Path = keyof typeof PAGES

const GROUPS = [
  {
    id: 'guides',
    title: defineMessage({ id: 'documentation.guides', defaultMessage: 'Guides' }),
    paths: [
      '/documentation/quick-start',
      '/documentation/entries',
      '/documentation/documents',
      '/documentation/costs',
      '/documentation/first-filing',
      '/documentation/status',
      '/documentation/troubleshooting',
      '/about/mission',
    ],
  },
  {
    id: 'reference',
    title: defineMessage({ id: 'documentation.reference', defaultMessage: 'Reference' }),
    paths: [
      '/documentation/faq',
      '/documentation/glossary',
      '/documentation/conditions',
      '/documentation/release-codes',
    ],
  },
  {
    id: 'topics',
    title: defineMessage({ id: 'documentation.topics', defaultMessage: 'Topics' }),
    paths: [
      '/documentation/notifications',
      '/documentation/roles',
      '/documentation/settings',
      '/documentation/reports',
      '/documentation/de-minimis',
      '/documentation/accessibility',
      '/documentation/browser-support',
      '/documentation/limitations',
      '/documentation/release-notes',
    ],
  },
] as const satisfies readonly { paths: readonly Path[]; [name: string]: unknown }[]

/** Address and title of a page of the documentation. */
export const documentationPage = <P extends Path>(path: P) => ({ path, title: t(PAGES[path].title) })

/** Address and title of the documentation's first page, which leads to the others. */
export const firstDocumentationPage = () => ({
  path: '/documentation',
  title: t({ id: 'documentation.title', defaultMessage: 'Documentation' }),
})

interface DocumentationGroup {
  id: (typeof GROUPS)[number]['id']
  title: string
  pages: readonly ListedPage[]
}

/** The other pages of the documentation, in the order of its navigation and of its first page. */
export const documentationGroups = (): readonly DocumentationGroup[] =>
  GROUPS.map(({ id, title, paths }) => ({
    id,
    title: t(title),
    pages: paths.map((path) => ({ ...documentationPage(path), summary: t(PAGES[path].summary) })),
  }))
