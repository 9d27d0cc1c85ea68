import type { LineItem } from '../../../src/entry/draft.ts'
import { sampleEntryLine } from '../../../src/sample/index.ts'
import type { CaseTable } from '../cases.ts'

/** A set of lamps worth 12,129 dollars, and its two parts. Each line may differ. */
function set(header: Partial<LineItem> = {}, first: Partial<LineItem> = {}, second: Partial<LineItem> = {}) {
  const part = { duty_amount: '0.00', set_indicator: 'V' }
  const lines = [
    { set_indicator: 'X', ...header },
    { ...part, entered_value: '10000', ...first },
    { ...part, entered_value: '2129', ...second },
  ]
  return {
    line_items: lines.map((line, index) => ({
      ...sampleEntryLine(),
      ...line,
      id: `line-${index}`,
      line_number: index + 1,
    })),
  }
}

/** The cases of `sets.rules.ts`. */
export const SETS_CASES: CaseTable = {
  FILING_SET_INDICATOR: {
    breaks: { 'there is no indicator S': { set_indicator: 'S' } },
    meets: { 'no set': { set_indicator: '' } },
  },
  FILING_SET_PART_ALONE: {
    breaks: {
      'a part without its set': { set_indicator: 'V' },
      'a part below goods that are no set': set({ set_indicator: '' }),
    },
    meets: { 'two parts below their set': set() },
  },
  FILING_SET_PARTS: {
    breaks: {
      'a set without parts': { set_indicator: 'X' },
      'a set of one part': set({}, {}, { set_indicator: '' }),
    },
    meets: { 'a set of two parts': set() },
  },
  FILING_SET_FIRST_PART: {
    breaks: { 'a first part of another number': set({}, { htsus: '8513.10.2000' }) },
    meets: { 'a second part of another number': set({}, {}, { htsus: '8513.10.2000' }) },
  },
  FILING_SET_VALUE: {
    breaks: { 'parts worth a dollar less': set({}, { entered_value: '9999' }) },
    meets: { 'parts worth what the set is worth': set() },
  },
  FILING_SET_PART_DUTY: {
    breaks: { 'a part with duty': set({}, { duty_amount: '390.00' }) },
    meets: { 'duty on the set alone': set() },
  },
  FILING_SET_TAX: {
    breaks: { 'a set with I.R. tax': set({ ir_tax_amount: '5.00' }) },
    meets: { 'a part with I.R. tax': set({}, {}, { ir_tax_amount: '5.00' }) },
  },
  FILING_SET_CASE: {
    breaks: { 'a set with a case': set({ adcvd_case_number: 'A-583-851-000' }) },
    meets: { 'a part with a case': set({}, { adcvd_case_number: 'A-583-851-000' }) },
  },
}
