import type { DraftData } from '../../src/entry/draft.ts'
import type { EntrySummaryFacts } from '../../src/filing/entry-summary-facts.ts'
import { filedDraft } from '../../src/filing/filed-draft.ts'
import { filingContext } from '../../src/filing/filing-context.ts'
import { FILING_RULES } from '../../src/filing/rules/index.ts'
import { summaryFacts } from '../../src/filing/summary-facts.ts'
import type { RulesProfileName } from '../../src/profile/index.ts'
import { type Case, casesOf, type Values, withValues } from '../cases/cases.ts'
import { FILING_CASES } from '../cases/filing/index.ts'
import { ruleContext } from './rule-context.ts'
import { sampleEntry } from './sample-entry.ts'

/** A case of a filing rule as an entry, with the rules that it is judged under. */
export interface ExampleDraft {
  title: string
  draft: DraftData
  profile: RulesProfileName
}

/** The sample entry as the cases of a filing rule meet or break it, without those that need an earlier summary. */
export const exampleDrafts = (rule: string, wanted: 'met' | 'broken'): ExampleDraft[] =>
  casesOf(FILING_CASES, rule)
    .filter(needsNothingElse)
    .filter(({ isMet }) => isMet === (wanted === 'met'))
    .map(({ title = '', example, under = 'specification' }) => ({
      title,
      draft: withValues(sampleEntry(), example as Parameters<typeof withValues>[1]),
      profile: under,
    }))

/** Changes of a draft, each an example that meets or breaks a filing rule. */
export const exampleChanges = (): ((draft: DraftData) => DraftData)[] =>
  FILING_RULES.flatMap(({ id }) => casesOf(FILING_CASES, id))
    .filter((one) => isValues(one.example) && needsNothingElse(one))
    .map(
      ({ given, example }) =>
        (draft) =>
          withValues(draft, { ...given, ...(example as Values) }),
    )

const isValues = (example: unknown): example is Values =>
  typeof example === 'object' && !Array.isArray(example)

/** What would be filed of a draft that nobody has reviewed. */
export const uncheckedFacts = (draft: DraftData, profile?: RulesProfileName): EntrySummaryFacts =>
  summaryFacts(filingContext(filedDraft(draft), ruleContext(profile)), 'A')

/** A case that an entry alone meets or breaks. */
const needsNothingElse = ({
  onFile,
  isSentBack,
  owedInYear,
  importerProblem,
  partActions,
}: Pick<Case, 'onFile' | 'isSentBack' | 'owedInYear' | 'importerProblem' | 'partActions'>): boolean =>
  !onFile && !isSentBack && !owedInYear && !importerProblem && !partActions
