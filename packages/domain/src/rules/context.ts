import type { CalendarDay } from '../calendar/index.ts'
import type { PartActions } from '../customs-letters/index.ts'
import type { ImporterProblem } from '../customs-queries/index.ts'
import type { DraftData } from '../entry/draft.ts'
import type { Cents } from '../money/cents.ts'
import type { RulesProfile } from '../profile/index.ts'
import type { ReferenceBook } from '../reference/reference-book.ts'

/** The summary that customs has on file. */
export interface SummaryOnFile {
  draft: DraftData
  /** True if CBP has reviewed or corrected it: it is under CBP's control before the day of its statement. */
  isReviewed?: boolean
}

/** Everything a rule may know in addition to the entry: no clock, no network. */
export interface RuleContext {
  /** Today in the organisation's time zone. */
  today: CalendarDay
  profile: RulesProfile
  reference: ReferenceBook
  /** Carrier prefixes that this organisation has confirmed although the table lacks them. */
  confirmedCarrierPrefixes: readonly string[]
  /** The summary that customs has on file; present when the entry is its post summary correction. */
  onFile?: SummaryOnFile
  /** True if CBP sent back the summary that the entry replaces: the entry keeps that summary's payment. */
  isSentBack?: boolean
  /**
   * Duty, taxes and fees of the organisation's filed entries of the last twelve months, without the entry itself;
   * undefined where nobody has summed them.
   */
  owedInYear?: Cents
  /** What CBP said is wrong with an importer number, when it was asked last; absent where nothing is. */
  importerProblem?: { number: string; problem: ImporterProblem }
  /** What CBP's Notices of Action (CBP Form 29) decided of parts; absent where nobody has read them. */
  partActions?: PartActions
  /** Codes of other agencies in force today, by the lists that an operator loaded; any other list is absent. */
  agencyCodes?: ReadonlyMap<string, ReadonlySet<string>>
}
