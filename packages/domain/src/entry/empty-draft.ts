import type { DraftData, LineItem } from './draft.ts'

/** The starting values of a new entry (specification 2§9). */
export const HEADER_DEFAULTS = {
  entry_type: '01',
  surety_no: '999',
  bond_type: '0',
  port_code: 'NY10',
} as const

/** A line without content. */
export const emptyLine = (id: string, lineNumber: number): LineItem => ({ id, line_number: lineNumber })

/** The draft of a new entry: the specified header and one empty line. `entryNumber` has 11 characters. */
export const emptyDraft = ({ entryNumber, lineId }: { entryNumber: string; lineId: string }): DraftData => ({
  header: { entry_number: entryNumber, ...HEADER_DEFAULTS },
  line_items: [emptyLine(lineId, 1)],
})
