import { t } from '../../../words/t.ts'
import { documentationPage } from '../../documentation-pages.ts'
import type { Guide } from './guide.ts'

/** Returns the news of each day, newest first. The changelog of the source has the details. */
export const releaseNotes = (): Guide => ({
  ...documentationPage('/documentation/release-notes'),
  description: t({ id: 'release-notes.description', defaultMessage: 'What changed, version by version.' }),
  lead: t({
    id: 'release-notes.lead',
    defaultMessage:
      'What changed, version by version, newest first. Later versions migrate the data of 0.2.0.',
  }),
  sections: [
    {
      heading: t({ id: 'release-notes.0-3.heading', defaultMessage: '0.3.0, November 27, 2026' }),
      list: [
        t({
          id: 'release-notes.0-3.item-1',
          defaultMessage:
            'Check your filings: duty on metals, section 301 lists and copied entries changed. The changelog says which.',
        }),
        t({
          id: 'release-notes.0-3.item-2',
          defaultMessage:
            'Duty by the tariff: each line shows its calculation with sources, for entry dates from February 4, 2025.',
        }),
        t({
          id: 'release-notes.0-3.item-3',
          defaultMessage:
            'An entry begins with a template, an arrival notice, a broker’s Form 7501 or your last shipment.',
        }),
        t({
          id: 'release-notes.0-3.item-4',
          defaultMessage: 'Parts: your goods under your part number, with search, import and export.',
        }),
        t({
          id: 'release-notes.0-3.item-5',
          defaultMessage:
            'More is filed: foreign trade zones, warehouse and temporary entries, sets, several bills, single bonds.',
        }),
        t({
          id: 'release-notes.0-3.item-6',
          defaultMessage:
            'After filing: replace, delete, correct after payment, requests of CBP, deadlines and notifications.',
        }),
        t({
          id: 'release-notes.0-3.item-7',
          defaultMessage:
            'Passkeys, recovery codes, legal holds, and backups that restore into either database.',
        }),
      ],
    },
    {
      heading: t({ id: 'release-notes.0-2.heading', defaultMessage: '0.2.0, November 22, 2026' }),
      list: [
        t({
          id: 'release-notes.0-2.item-1',
          defaultMessage:
            'Tariff: search by words or number, duty with chapter 99, and a cost estimate without an account.',
        }),
        t({
          id: 'release-notes.0-2.item-2',
          defaultMessage:
            'Lines as a sheet, imported from CSV or XLSX files or pasted. Up to 32 tariff numbers a line.',
        }),
        t({
          id: 'release-notes.0-2.item-3',
          defaultMessage: 'Documents with an entry, encrypted; the complete file of an entry as one ZIP.',
        }),
        t({
          id: 'release-notes.0-2.item-4',
          defaultMessage: 'Copy an entry for the next shipment. Replace an accepted entry under its number.',
        }),
        t({
          id: 'release-notes.0-2.item-5',
          defaultMessage:
            'Payment: individual, daily or monthly statement, with the day by which duty is due.',
        }),
        t({
          id: 'release-notes.0-2.item-6',
          defaultMessage:
            'The dashboard starts with what needs you now. Reports of duty by month, HTSUS number, origin and supplier.',
        }),
        t({
          id: 'release-notes.0-2.item-7',
          defaultMessage: 'Views of the list of entries: in progress, at CBP, released, rejected, archived.',
        }),
      ],
    },
    {
      heading: t({ id: 'release-notes.0-1.heading', defaultMessage: '0.1.0, November 22, 2026' }),
      list: [
        t({
          id: 'release-notes.0-1.item-1',
          defaultMessage: 'Organizations: belong to several, switch in the header, leave one.',
        }),
        t({
          id: 'release-notes.0-1.item-2',
          defaultMessage:
            'Totals are the sums of lines and fee rows. The form, the PDF, the list and the message to CBP show the same figures.',
        }),
        t({
          id: 'release-notes.0-1.item-3',
          defaultMessage:
            'A change after signing is announced: which fields, by whom and when. The declaration stays with the person who signed.',
        }),
        t({
          id: 'release-notes.0-1.item-4',
          defaultMessage: 'Clear a part of a draft, or all of it, with Undo.',
        }),
        t({
          id: 'release-notes.0-1.item-5',
          defaultMessage:
            'A new entry begins with the port, bond, importer number and address of your organization.',
        }),
        t({
          id: 'release-notes.0-1.item-6',
          defaultMessage:
            'Licenses and permits of a line. Search of entries by HTS number, origin, manufacturer or description.',
        }),
        t({
          id: 'release-notes.0-1.item-7',
          defaultMessage:
            'Practice is marked: while the product is connected to a simulator, every page, the submit button, email and the printed form say so.',
        }),
      ],
    },
    {
      heading: t({ id: 'release-notes.0-1.heading-2', defaultMessage: '0.1.0, November 21, 2026' }),
      list: [
        t({
          id: 'release-notes.0-1.item-1-2',
          defaultMessage:
            'Detail pages: bond, transport, export timing, trade remedies, parties, lines, values, calculations and declaration.',
        }),
        t({
          id: 'release-notes.0-1.item-2-2',
          defaultMessage:
            'Several people on one entry: presence, comments, assignment, history, comparison of conflicting edits, approval.',
        }),
        t({
          id: 'release-notes.0-1.item-3-2',
          defaultMessage:
            'Tasks and notifications with due dates. CBP notices after the response: document requests, holds, releases.',
        }),
        t({
          id: 'release-notes.0-1.item-4-2',
          defaultMessage:
            'Many entries at once: check, archive, import and export as canonical JSON, CSV export, sorting.',
        }),
        t({
          id: 'release-notes.0-1.item-5-2',
          defaultMessage:
            'Passkeys, two-factor authentication with recovery codes, and sessions that you can end one by one.',
        }),
        t({
          id: 'release-notes.0-1.item-6-2',
          defaultMessage: 'Correct a rejected entry and file it again.',
        }),
      ],
    },
    {
      heading: t({ id: 'release-notes.0-1.heading-3', defaultMessage: '0.1.0, November 20, 2026' }),
      list: [
        t({
          id: 'release-notes.0-1.item-1-3',
          defaultMessage:
            'File one entry, from account to CBP response: six steps, checks, duty and fees, signature, submission, live status.',
        }),
        t({
          id: 'release-notes.0-1.item-2-3',
          defaultMessage:
            'Accounts, organizations, members and roles. Settings, and an audit log with export.',
        }),
        t({ id: 'release-notes.0-1.item-3-3', defaultMessage: 'Printed Form 7501 as PDF.' }),
        t({
          id: 'release-notes.0-1.item-4-3',
          defaultMessage: 'These public pages, which work without JavaScript.',
        }),
      ],
    },
  ],
})
