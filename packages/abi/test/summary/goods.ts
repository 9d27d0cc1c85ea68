import type { DraftData, LineItem } from '@edfe/domain/entry'
import { line } from './golden-message.ts'

/** A second line of lamps at 3.9 percent. */
export function addPathLights(draft: DraftData, change: Partial<LineItem>): void {
  draft.line_items!.push({
    ...line(draft),
    id: 'line-2',
    line_number: 2,
    description: 'LED solar path lights, plastic housing',
    charges: '1500',
    gross_weight_kg: '500',
    net_qty: '25',
    ...change,
  })
}

/** Wine that owes duty by the liter and internal revenue tax. */
export const WINE = {
  description: 'Red wine in bottles of 750 ml',
  htsus: '2204.21.5040',
  hts_rate: '',
  hts_rate_text: '6.3 cents/liter',
  duty_amount: '56.70',
  ir_tax_amount: '254.40',
  net_qty: '900',
  net_uom: 'L',
}
