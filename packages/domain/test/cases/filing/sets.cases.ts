import type { LineItem } from '../../../src/entry/draft.ts'
import { breaks, type Change, meets, type Trial } from './changes.ts'

/** A set of lamps worth 12,129 dollars, and its two parts. Each line may differ. */
const set =
  (header: Partial<LineItem> = {}, first: Partial<LineItem> = {}, ...others: Partial<LineItem>[]): Change =>
  (draft) => {
    const [lamps] = draft.line_items!
    const part = { duty_amount: '0.00', set_indicator: 'V' }
    const lines = [
      { set_indicator: 'X', ...header },
      { ...part, entered_value: '10000', ...first },
      ...(others.length > 0 ? others : [{}]).map((other) => ({ ...part, entered_value: '2129', ...other })),
    ]
    draft.line_items = lines.map((line, index) => ({
      ...lamps!,
      ...line,
      id: `line-${index}`,
      line_number: index + 1,
    }))
  }

const only =
  (set_indicator: string): Change =>
  (draft) =>
    Object.assign(draft.line_items![0]!, { set_indicator })

/** The cases of `sets.rules.ts`. */
export const SETS_TRIALS: Trial[] = [
  breaks('FILING_SET_INDICATOR', 'there is no indicator S', only('S')),
  meets('FILING_SET_INDICATOR', 'no set', only('')),
  breaks('FILING_SET_PART_ALONE', 'a part without its set', only('V')),
  breaks('FILING_SET_PART_ALONE', 'a part below goods that are no set', set({ set_indicator: '' })),
  meets('FILING_SET_PART_ALONE', 'two parts below their set', set()),
  breaks('FILING_SET_PARTS', 'a set without parts', only('X')),
  breaks('FILING_SET_PARTS', 'a set of one part', set({}, {}, { set_indicator: '' })),
  meets('FILING_SET_PARTS', 'a set of two parts', set()),
  breaks('FILING_SET_FIRST_PART', 'a first part of another number', set({}, { htsus: '8513.10.2000' })),
  meets('FILING_SET_FIRST_PART', 'a second part of another number', set({}, {}, { htsus: '8513.10.2000' })),
  breaks('FILING_SET_VALUE', 'parts worth a dollar less', set({}, { entered_value: '9999' })),
  meets('FILING_SET_VALUE', 'parts worth what the set is worth', set()),
  breaks('FILING_SET_PART_DUTY', 'a part with duty', set({}, { duty_amount: '390.00' })),
  meets('FILING_SET_PART_DUTY', 'duty on the set alone', set()),
  breaks('FILING_SET_TAX', 'a set with I.R. tax', set({ ir_tax_amount: '5.00' })),
  meets('FILING_SET_TAX', 'a part with I.R. tax', set({}, {}, { ir_tax_amount: '5.00' })),
  breaks('FILING_SET_CASE', 'a set with a case', set({ adcvd_case_number: 'A-570-967-000' })),
  meets('FILING_SET_CASE', 'a part with a case', set({}, { adcvd_case_number: 'A-570-967-000' })),
]
