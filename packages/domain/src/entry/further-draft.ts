import { isDeclarantField, PAYMENT_FIELDS } from './copy-draft.ts'
import type { DraftData, LineItem } from './draft.ts'

/**
 * The draft of a further entry for the same shipment, with lines that the entry has no room for. All facts of the
 * shipment are copied; the number, the sums, the signature and the review are of one entry alone.
 */
export function furtherDraft(
  { header, totals_declarations = {}, final_review: _review, ...shipment }: DraftData,
  lines: readonly LineItem[],
): DraftData {
  const {
    entry_number: _number,
    correction_explanation: _explanation,
    accelerated_liquidation: _accelerated,
    ...kept
  } = header ?? {}
  const totals = Object.entries(totals_declarations).filter(
    ([name]) => PAYMENT_FIELDS.includes(name) || name === 'statement_date' || isDeclarantField(name),
  )
  return {
    ...shipment,
    header: kept,
    line_items: lines.map((line, index) => ({ ...line, line_number: index + 1 })),
    totals_declarations: Object.fromEntries(totals),
  }
}
