import type { DraftData, FeeRow, LineItem } from '@edfe/domain/entry'
import type { EntryBody } from './entry-steps.ts'

export const EXPLANATION = 'The invoice left out an assist of 900 dollars.'

/** Adds 900 dollars to the value of the first line of the sample entry, with the fees that follow, and says why. */
export function withAssist({ draft_data }: EntryBody, header: DraftData['header'] = {}): DraftData {
  const { line_items, totals_declarations: totals } = draft_data
  const fees = totals!.fee_summary!.map((fee: FeeRow) =>
    fee.class_code === '499'
      ? { ...fee, amount: '45.13' }
      : fee.class_code === '501'
        ? { ...fee, amount: '16.29' }
        : fee,
  )
  return {
    header: { ...draft_data.header, correction_explanation: EXPLANATION, ...header },
    line_items: line_items!.map((line: LineItem, index: number) =>
      index === 0 ? { ...line, entered_value: '13029.00', duty_amount: '508.13' } : line,
    ),
    totals_declarations: {
      fee_summary: fees,
      total_entered_value: '13029.00',
      total_duty: '508.13',
      total_other: '61.42',
      grand_total: '569.55',
    },
  }
}
