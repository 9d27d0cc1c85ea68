import { CBP_PROFILE } from '../../../src/profile/index.ts'
import type { CaseTable } from './rule-cases.ts'

export const headerCases: CaseTable = {
  HEADER_ENTRY_NUMBER_LENGTH: { broken: ['B760324527', 'B76-0324527-66'], met: ['B76-0324527-6'] },
  HEADER_ENTRY_NUMBER_FILER: { broken: ['B?603245276'], met: ['B7603245276'] },
  HEADER_ENTRY_NUMBER_DIGITS: { broken: ['B76A3245276'], met: ['B7603245276'] },
  HEADER_ENTRY_NUMBER_CHECK_DIGIT: { broken: ['B7603245278'], met: ['B7603245276'] },
  HEADER_ENTRY_TYPE_REQUIRED: { broken: [''], met: ['01'] },
  HEADER_ENTRY_TYPE_KNOWN: {
    broken: ['1', '00', '09', '10', '13', '20', '27', '33', '50', '60', '64', '86'],
    met: ['01', '08', '11', '12', '21', '26', '31', '32', '34', '38', '51', '52', '61', '63'],
  },
  HEADER_SURETY_REQUIRED: { broken: ['', '   '], met: ['999'] },
  HEADER_SURETY_FORMAT: { broken: ['99', '9999', 'A12'], met: ['054', '998'] },
  HEADER_BOND_TYPE_REQUIRED: { broken: [''], met: ['0'] },
  HEADER_BOND_TYPE_KNOWN: { broken: ['1', '00', 'X'], met: ['0', '8', '9'] },
  HEADER_PORT_REQUIRED: { broken: [''], met: ['2704'] },
  HEADER_PORT_FORMAT: { broken: ['270', '27044', '27-4', 'ny10'], met: ['2704', 'NY10'] },
  HEADER_SUMMARY_DATE_REQUIRED: { broken: [''], met: ['2026-03-05'] },
  HEADER_SUMMARY_DATE_VALID: { broken: ['2026-02-30', 'soon', '13/01/2026'], met: ['2024-02-29'] },
  HEADER_SUMMARY_DATE_NOT_FUTURE: { broken: ['2026-03-06'], met: ['2026-03-05'] },
  HEADER_ENTRY_DATE_REQUIRED: { broken: [''], met: ['2026-02-24'] },
  HEADER_ENTRY_DATE_VALID: { broken: ['2026-02-30', 'yesterday'], met: ['2026-02-28'] },
  HEADER_ENTRY_DATE_NOT_FUTURE: { broken: ['2026-03-06'], met: ['2026-03-05'] },
  // Ninety days after 5 March 2026.
  HEADER_ENTRY_DATE_WITHIN_90_DAYS: {
    ctx: { profile: CBP_PROFILE },
    broken: ['2026-06-04'],
    met: ['2026-06-03', '2026-03-06'],
  },
  HEADER_ENTRY_DATE_WITHIN_YEAR: { broken: ['2025-03-04'], met: ['2025-03-05'] },
  HEADER_ENTRY_DATE_NOT_AFTER_SUMMARY: {
    broken: [{ 'header.entry_date': '2026-03-05', 'header.summary_date': '2026-03-04' }],
    met: [{ 'header.entry_date': '2026-03-04', 'header.summary_date': '2026-03-04' }],
  },
  // Washington's Birthday, 16 February 2026, is no working day: ten of them after the 13th end on the 2nd of March.
  HEADER_SUMMARY_DATE_LATE: {
    given: { 'header.entry_date': '2026-02-13' },
    broken: ['2026-03-03'],
    met: ['2026-03-02'],
  },
  HEADER_SURETY_NOT_LISTED: { broken: ['123'], met: ['054'] },
  HEADER_PORT_NOT_LISTED: { broken: ['NY10'], met: ['2704'] },
}

export const headerCbpCases: CaseTable = {
  HEADER_ENTRY_NUMBER_CHECK_DIGIT: {
    ctx: { profile: CBP_PROFILE },
    broken: ['B7603245276'],
    met: ['B7603245278', 'EKH10071986', '8G855387129'],
  },
  HEADER_ENTRY_DATE_NOT_FUTURE: { ctx: { profile: CBP_PROFILE }, broken: [], met: ['2026-03-10'] },
  HEADER_ENTRY_DATE_WITHIN_YEAR: {
    ctx: { profile: CBP_PROFILE },
    broken: [],
    met: ['2025-03-04', '2023-01-09'],
  },
  HEADER_ENTRY_DATE_NOT_AFTER_SUMMARY: {
    ctx: { profile: CBP_PROFILE },
    broken: [],
    met: [{ 'header.entry_date': '2026-03-10', 'header.summary_date': '2026-03-05' }],
  },
}
