import type { Cases, CaseTable } from '../cases.ts'

const WITHOUT_BOND = { entry_type: '11', bond_type: '', surety_no: '' }

/** CBP takes an informal entry without bond; the specification knows no exception. */
const INFORMAL_BONDS: readonly Cases[] = [
  {
    under: 'cbp',
    breaks: { 'a formal entry without bond': { ...WITHOUT_BOND, entry_type: '01' } },
    meets: { 'an informal entry without bond': WITHOUT_BOND },
  },
  { breaks: { 'an informal entry without bond': WITHOUT_BOND } },
]

export const headerCases: CaseTable = {
  HEADER_ENTRY_NUMBER_LENGTH: { breaks: ['B760324527', 'B76-0324527-66'], meets: ['B76-0324527-6'] },
  HEADER_ENTRY_NUMBER_FILER: { breaks: ['B?603245276'], meets: ['B7603245276'] },
  HEADER_ENTRY_NUMBER_DIGITS: { breaks: ['B76A3245276'], meets: ['B7603245276'] },
  HEADER_ENTRY_NUMBER_CHECK_DIGIT: { breaks: ['B7603245278'], meets: ['B7603245276'] },
  HEADER_ENTRY_TYPE_REQUIRED: { breaks: [''], meets: ['01'] },
  HEADER_ENTRY_TYPE_KNOWN: {
    breaks: ['1', '00', '09', '10', '13', '20', '27', '33', '50', '60', '64', '86'],
    meets: ['01', '08', '11', '12', '21', '26', '31', '32', '34', '38', '51', '52', '61', '63'],
  },
  HEADER_SURETY_REQUIRED: [{ breaks: ['', '   '], meets: ['999'] }, ...INFORMAL_BONDS],
  HEADER_SURETY_FORMAT: { breaks: ['99', '9999', 'A12'], meets: ['054', '998'] },
  HEADER_BOND_TYPE_REQUIRED: [{ breaks: [''], meets: ['0'] }, ...INFORMAL_BONDS],
  HEADER_BOND_TYPE_KNOWN: { breaks: ['1', '00', 'X'], meets: ['0', '8', '9'] },
  HEADER_PORT_REQUIRED: { breaks: [''], meets: ['2704'] },
  HEADER_PORT_FORMAT: { breaks: ['270', '27044', '27-4', 'ny10'], meets: ['2704', 'NY10'] },
  HEADER_SUMMARY_DATE_REQUIRED: { breaks: [''], meets: ['2026-03-05'] },
  HEADER_SUMMARY_DATE_VALID: { breaks: ['2026-02-30', 'soon', '13/01/2026'], meets: ['2024-02-29'] },
  HEADER_SUMMARY_DATE_NOT_FUTURE: { breaks: ['2026-03-06'], meets: ['2026-03-05'] },
  HEADER_ENTRY_DATE_REQUIRED: { breaks: [''], meets: ['2026-02-24'] },
  HEADER_ENTRY_DATE_VALID: { breaks: ['2026-02-30', 'yesterday'], meets: ['2026-02-28'] },
  HEADER_ENTRY_DATE_NOT_FUTURE: { breaks: ['2026-03-06'], meets: ['2026-03-05'] },
  // Ninety days after 5 March 2026.
  HEADER_ENTRY_DATE_WITHIN_90_DAYS: {
    under: 'cbp',
    breaks: ['2026-06-04'],
    meets: ['2026-06-03', '2026-03-06'],
  },
  HEADER_ENTRY_DATE_WITHIN_YEAR: { breaks: ['2025-03-04'], meets: ['2025-03-05'] },
  HEADER_ENTRY_DATE_NOT_AFTER_SUMMARY: {
    breaks: [{ entry_date: '2026-03-05', summary_date: '2026-03-04' }],
    meets: [{ entry_date: '2026-03-04', summary_date: '2026-03-04' }],
  },
  // Washington's Birthday, 16 February 2026, is no working day: ten of them after the 13th end on the 2nd of March.
  HEADER_SUMMARY_DATE_LATE: {
    given: { entry_date: '2026-02-13' },
    breaks: ['2026-03-03'],
    meets: ['2026-03-02'],
  },
  HEADER_SURETY_NOT_LISTED: { breaks: ['123'], meets: ['054'] },
  HEADER_PORT_NOT_LISTED: { breaks: ['NY10'], meets: ['2704'] },
}

export const headerCbpCases: CaseTable = {
  HEADER_ENTRY_NUMBER_CHECK_DIGIT: {
    under: 'cbp',
    breaks: ['B7603245276'],
    meets: ['B7603245278', 'EKH10071986', '8G855387129'],
  },
  HEADER_ENTRY_DATE_NOT_FUTURE: { under: 'cbp', meets: ['2026-03-10'] },
  HEADER_ENTRY_DATE_WITHIN_YEAR: {
    under: 'cbp',

    meets: ['2025-03-04', '2023-01-09'],
  },
  HEADER_ENTRY_DATE_NOT_AFTER_SUMMARY: {
    under: 'cbp',

    meets: [{ entry_date: '2026-03-10', summary_date: '2026-03-05' }],
  },
}
