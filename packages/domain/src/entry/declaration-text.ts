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

/** The second statement of goods that were not purchased (CBP Form 7501, block 40, the last of its four choices). */
export const NO_PURCHASE_STATEMENT =
  'I further declare that the merchandise was not obtained pursuant to a purchase or agreement to purchase, and ' +
  'that the statements in the invoices as to value or price are true to the best of my knowledge and belief.'

/** The second statement of block 40 as an entry makes it. */
export const purchaseStatement = (isNotPurchased: boolean): string =>
  isNotPurchased ? NO_PURCHASE_STATEMENT : DECLARATION_STATEMENTS.purchase_agreement

/**
 * The certification of the declarant of a temporary importation under bond (AE chapter, July 2026, record 10
 * column 69).
 */
export const TIB_DECLARATION =
  'I certify that the articles are to be used according to the terms, conditions and provisos of the HTS subheading ' +
  'as declared herein and applies to the articles entered, that the articles will not be used for any other use and ' +
  'that the articles are not imported for sale or sale upon approval. I declare that the articles will be exported ' +
  'or destroyed within the applicable 6-month or 1-year period from the date of importation, unless extended.'

/** The entry type of a temporary importation under bond. */
export const TIB_ENTRY_TYPE = '23'

/** The declared text: that of the ticked statements; '' when none is. */
export function declarationText({ header, totals_declarations: totals = {} }: DraftData): string {
  const ticked = [
    totals.declaration_ior_agent && DECLARATION_STATEMENTS.ior_agent,
    totals.declaration_purchase_agreement && purchaseStatement(totals.goods_not_purchased ?? false),
    header?.entry_type === TIB_ENTRY_TYPE && totals.declaration_tib && TIB_DECLARATION,
  ]
  return ticked.filter(Boolean).join(' ')
}

/** The ticks in the four choices of block 40, as the form prints them. */
export interface DeclarationTicks {
  importerOfRecord: boolean
  /** Owner, purchaser or agent. */
  agent: boolean
  purchase: boolean
  noPurchase: boolean
}

/**
 * The choices of block 40 that follow from the two statements. The first statement is of the importer of record or of an
 * agent: where a licensed broker files, who signs is the agent. The second one is of goods that were purchased or not.
 */
export function declarationTicks({ totals_declarations: totals = {} }: DraftData): DeclarationTicks {
  const isDeclared = totals.declaration_ior_agent ?? false
  const isBroker = Boolean(totals.broker_license?.trim())
  const isPriceDeclared = totals.declaration_purchase_agreement ?? false
  const isNotPurchased = totals.goods_not_purchased ?? false
  return {
    importerOfRecord: isDeclared && !isBroker,
    agent: isDeclared && isBroker,
    purchase: isPriceDeclared && !isNotPurchased,
    noPurchase: isPriceDeclared && isNotPurchased,
  }
}
