import type { CaseTable } from '../cases.ts'
import { informal } from './changes.ts'

const explained = { correction_explanation: 'The invoice left out an assist of 900 dollars.' }
const moreValue = { entered_value: '13029.00' }
const corrected = { ...explained, ...moreValue }

/** The cases of `post-summary.rules.ts`; all but those of other entries correct the sample entry. */
export const POST_SUMMARY_CASES: CaseTable = {
  FILING_CORRECTION_EXPLANATION: [
    {
      onFile: {},
      breaks: {
        'CBP wants an explanation': moreValue,
        "'n/a' explains nothing": { ...moreValue, correction_explanation: 'n/a' },
      },
      meets: { 'a sentence does': corrected },
    },
    { meets: { 'another entry explains nothing': moreValue } },
  ],
  FILING_CORRECTION_UNCHANGED: {
    onFile: {},
    breaks: {
      'the same data once more': explained,
      'another way of paying is no change: it is not filed again': { ...explained, payment_type: '7' },
    },
    meets: { 'another value': corrected },
  },
  FILING_RECONCILIATION_CORRECTED: [
    {
      onFile: { reconciliation_issue: '001' },
      breaks: { 'an entry on file whose value is open': corrected },
    },
    { onFile: {}, meets: { 'an entry on file without open issues': corrected } },
  ],
  FILING_CORRECTION_EARLY: [
    {
      onFile: { payment_type: '3', statement_date: '2026-03-06' },
      breaks: { 'the statement on file is printed on the next day': corrected },
    },
    {
      onFile: { payment_type: '3', statement_date: '2026-03-05' },
      meets: { 'the statement on file is printed on this day': corrected },
    },
    {
      onFile: { payment_type: '3', statement_date: '2026-03-06' },
      isReviewed: true,
      meets: { 'CBP has reviewed the summary before its statement': corrected },
    },
    { onFile: {}, meets: { 'an entry that is paid alone': corrected } },
  ],
  FILING_CORRECTION_PORT: {
    onFile: {},
    breaks: { 'another port': { ...corrected, port_code: '1001' } },
    meets: { 'the port on file': corrected },
  },
  FILING_CORRECTION_IMPORTER: {
    onFile: {},
    breaks: { 'another importer': { ...corrected, importer_number: '98-7654321' } },
    meets: { 'the importer on file': corrected },
  },
  FILING_CORRECTION_INFORMAL: [
    {
      onFile: {},
      breaks: { 'a formal entry that becomes informal': { ...explained, ...informal } },
      meets: { 'a formal one stays formal': corrected },
    },
    { onFile: informal, breaks: { 'an informal entry on file': corrected } },
  ],
  FILING_CORRECTION_LATE: [
    {
      onFile: { entry_date: '2025-05-08' },
      breaks: { '301 days after the entry date on file': corrected },
    },
    {
      onFile: { entry_date: '2025-05-09' },
      meets: { '300 days after the entry date on file': corrected },
    },
    { onFile: {}, meets: { 'an entry of this month': corrected } },
  ],
  FILING_CORRECTION_LAST_DAYS: [
    {
      onFile: { entry_date: '2025-05-09' },
      breaks: { '300 days after the entry date on file': corrected },
    },
    {
      onFile: { entry_date: '2025-06-08' },
      breaks: { '270 days after the entry date on file': corrected },
    },
    {
      onFile: { entry_date: '2025-06-09' },
      meets: { '269 days after the entry date on file': corrected },
    },
    {
      onFile: { entry_date: '2025-05-08' },
      meets: { 'of 301 days the error speaks': corrected },
    },
    { meets: { 'another entry': moreValue } },
  ],
}
