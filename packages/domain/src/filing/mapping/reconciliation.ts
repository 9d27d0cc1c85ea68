import type { TotalsSection } from '../../entry/draft.ts'

/** Later reconciliation: the issues that stay open, and whether a claim under a trade agreement does. */
export interface ReconciliationFacts {
  /** 001 to 007 (record 10, positions 47 to 49). */
  issue: string | undefined
  tradeAgreement: true | undefined
}

/** Undefined where the entry claims none. */
export function reconciliationFacts({
  reconciliation_issue,
  trade_agreement_reconciliation,
}: Pick<TotalsSection, 'reconciliation_issue' | 'trade_agreement_reconciliation'>):
  | ReconciliationFacts
  | undefined {
  const issue = reconciliation_issue || undefined
  const tradeAgreement = trade_agreement_reconciliation || undefined
  return issue || tradeAgreement ? { issue, tradeAgreement } : undefined
}
