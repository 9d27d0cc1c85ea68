import { t } from '../../../words/t.ts'
import { documentationPage } from '../../documentation-pages.ts'
import type { Guide } from './guide.ts'

export const reports = (): Guide => ({
  ...documentationPage('/documentation/reports'),
  description: t({
    id: 'reports-topic.description',
    defaultMessage: 'Reports, the audit log, exports and how long records are kept.',
  }),
  lead: t({
    id: 'reports-topic.lead',
    defaultMessage:
      'Reports sum what you filed. The audit log records each change: who made it, when, and the previous value.',
  }),
  sections: [
    {
      heading: t({ id: 'reports-topic.reports.heading', defaultMessage: 'Reports' }),
      paragraphs: [
        t({
          id: 'reports-topic.reports.1',
          defaultMessage:
            'Reports sums value, duty, fees and the effective rate of filed entries by month, HTSUS number, origin, supplier, heading of chapter 99 or special program. The rows of a month, HTSUS number, origin or supplier open their entries, and the table exports as CSV.',
        }),
        t({
          id: 'reports-topic.reports.2',
          defaultMessage:
            'Deadlines lists when summaries and payments are due, when each entry can last be corrected, when CBP is likely to liquidate it, and when a protest ends. It exports as CSV and as a file for your calendar.',
        }),
      ],
    },
    {
      heading: t({ id: 'reports-topic.audit-log.heading', defaultMessage: 'The audit log' }),
      paragraphs: [
        t({
          id: 'reports-topic.audit-log.1',
          defaultMessage:
            'Security & Audit shows admins and auditors every successful change. You can filter the list by person, category and dates, and export it as CSV. Nobody can change or remove a record. Each record contains a hash of the one before it, so a gap is visible.',
        }),
      ],
    },
    {
      heading: t({ id: 'reports-topic.exports.heading', defaultMessage: 'Exports' }),
      list: [
        t({
          id: 'reports-topic.exports.item-1',
          defaultMessage: 'The list of entries with your filters, as CSV.',
        }),
        t({
          id: 'reports-topic.exports.item-2',
          defaultMessage: 'Each entry as a printed Form 7501, as PDF.',
        }),
        t({
          id: 'reports-topic.exports.item-3',
          defaultMessage: 'Each entry as canonical JSON, from its review page.',
        }),
        t({
          id: 'reports-topic.exports.item-4',
          defaultMessage:
            'The complete file of an entry as one ZIP: form, messages, documents, history and a list of hashes.',
        }),
        t({
          id: 'reports-topic.exports.item-5',
          defaultMessage: 'Everything that the organization owns, as one ZIP.',
        }),
      ],
    },
    {
      heading: t({ id: 'reports-topic.retention.heading', defaultMessage: 'Retention' }),
      list: [
        t({ id: 'reports-topic.retention.item-1', defaultMessage: 'Import documents: 7 years.' }),
        t({ id: 'reports-topic.retention.item-2', defaultMessage: 'Financial records: 7 years.' }),
        t({ id: 'reports-topic.retention.item-3', defaultMessage: 'Usage logs: 2 years.' }),
      ],
      paragraphs: [
        t({
          id: 'reports-topic.retention.1',
          defaultMessage:
            'These are our terms of retention. No one can delete a record of the audit log. An organization chooses how many years after the entry date filed entries and their documents are kept: seven, unless it changes that, and never fewer than five, as the law requires. Until then, no one can delete them. A legal hold keeps them longer. The product takes no payments yet, so keep those records yourself.',
        }),
      ],
    },
  ],
  sources: [t({ id: 'reports-topic.source-1', defaultMessage: '19 CFR 163.4 (record retention)' })],
})
