/** The filings that the operator may charge; the first one is charged wherever there is a price. */
export const CHARGED_KINDS = ['summary', 'replacement', 'correction', 'rejection'] as const
export type ChargedKind = (typeof CHARGED_KINDS)[number]

/** The filings that are free unless the operator's settings name them. */
export const FREE_KINDS = ['replacement', 'correction', 'rejection'] as const satisfies ChargedKind[]
export type FreeKind = (typeof FREE_KINDS)[number]

/** CBP's answer to a summary. */
export interface AnsweredFiling {
  /** Nothing of it reached CBP. */
  isPractice: boolean
  isAccepted: boolean
  isPostSummary: boolean
  /** CBP accepted an earlier version of the entry. */
  wasOnFile: boolean
}

/** What a filing is charged as; undefined for one that is free. Practice always is. */
export function chargedAs(filing: AnsweredFiling, alsoCharged: readonly FreeKind[]): ChargedKind | undefined {
  if (filing.isPractice) return undefined
  const kind = kindOf(filing)
  return kind === 'summary' || alsoCharged.includes(kind) ? kind : undefined
}

function kindOf({ isAccepted, isPostSummary, wasOnFile }: AnsweredFiling): ChargedKind {
  if (!isAccepted) return 'rejection'
  if (isPostSummary) return 'correction'
  return wasOnFile ? 'replacement' : 'summary'
}
