import type { DraftData } from './draft.ts'

/** The two statements of block 40, each accepted with a separate checkbox. */
export const DECLARATION_STATEMENTS = {
  ior_agent:
    'I declare that I am the importer of record, or the agent of the importer of record, and that the actual ' +
    'owner, purchaser or consignee for CBP purposes is as shown in this entry.',
  purchase_agreement:
    'I further declare that the merchandise was obtained pursuant to a purchase or agreement to purchase, and ' +
    'that the prices set forth in the invoices are true and correct to the best of my knowledge and belief.',
} as const

/** The text that stands declared: of the statements that are ticked; '' when none is. */
export function declarationText({ totals_declarations: totals = {} }: DraftData): string {
  const ticked = [
    totals.declaration_ior_agent && DECLARATION_STATEMENTS.ior_agent,
    totals.declaration_purchase_agreement && DECLARATION_STATEMENTS.purchase_agreement,
  ]
  return ticked.filter(Boolean).join(' ')
}
