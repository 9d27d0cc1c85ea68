import type { Guide } from './guide.ts'

/** What each day brought, newest first. The changelog of the source has the details. */
export const RELEASE_NOTES: Guide = {
  path: '/documentation/release-notes',
  title: 'Release notes',
  description: 'What changed, version by version.',
  lead: 'What changed, version by version, newest first. Later versions migrate the data of 0.2.0.',
  sections: [
    {
      heading: '0.2.0, November 22, 2026',
      list: [
        'Tariff: search by words or number, duty with chapter 99, and a cost estimate without an account.',
        'Lines as a sheet, imported from CSV or XLSX files or pasted. Up to 32 tariff numbers a line.',
        'Documents with an entry, encrypted; the complete file of an entry as one ZIP.',
        'Copy an entry for the next shipment. Replace an accepted entry under its number.',
        'Payment: individual, daily or monthly statement, with the day by which duty is due.',
        'The dashboard starts with what needs you now. Reports of duty by month, HTSUS number, origin and supplier.',
        'Views of the list of entries: in progress, at CBP, released, rejected, archived.',
      ],
    },
    {
      heading: '0.1.0, November 22, 2026',
      list: [
        'Organizations: belong to several, switch in the header, leave one.',
        'Totals are the sums of lines and fee rows. The form, the PDF, the list and the message to CBP show the same figures.',
        'A change after signing is announced: which fields, by whom and when. The declaration stays with the person who signed.',
        'Clear a part of a draft, or all of it, with Undo.',
        'A new entry begins with the port, bond, importer number and address of your organization.',
        'Licenses and permits of a line. Search of entries by HTS number, origin, manufacturer or description.',
        'Practice is marked: while the product is connected to a simulator, every page, the submit button, email and the printed form say so.',
      ],
    },
    {
      heading: '0.1.0, November 21, 2026',
      list: [
        'Detail pages: bond, transport, export timing, trade remedies, parties, lines, values, calculations and declaration.',
        'Several people on one entry: presence, comments, assignment, history, comparison of conflicting edits, approval.',
        'Tasks and notifications with due dates. CBP notices after the response: document requests, holds, releases.',
        'Many entries at once: check, archive, import and export as canonical JSON, CSV export, sorting.',
        'Passkeys, two-factor authentication with recovery codes, and sessions that you can end one by one.',
        'Correct a rejected entry and file it again.',
      ],
    },
    {
      heading: '0.1.0, November 20, 2026',
      list: [
        'File one entry, from account to CBP response: six steps, checks, duty and fees, signature, submission, live status.',
        'Accounts, organizations, members and roles. Settings, and an audit log with export.',
        'Printed Form 7501 as PDF.',
        'These public pages, which work without JavaScript.',
      ],
    },
  ],
}
