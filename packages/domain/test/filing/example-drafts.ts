import type { DraftData } from '../../src/entry/draft.ts'
import type { EntrySummaryFacts } from '../../src/filing/entry-summary-facts.ts'
import { filedDraft } from '../../src/filing/filed-draft.ts'
import { filingContext } from '../../src/filing/filing-context.ts'
import { summaryFacts } from '../../src/filing/summary-facts.ts'
import type { RulesProfileName } from '../../src/profile/index.ts'
import { casesOf, withValues } from '../cases/cases.ts'
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
    .filter(({ onFile, isSentBack, owedInYear }) => !onFile && !isSentBack && !owedInYear)
    .filter(({ isMet }) => isMet === (wanted === 'met'))
    .map(({ title = '', example, under = 'specification' }) => ({
      title,
      draft: withValues(sampleEntry(), example as Parameters<typeof withValues>[1]),
      profile: under,
    }))

/** What would be filed of a draft that nobody has reviewed. */
export const uncheckedFacts = (draft: DraftData, profile?: RulesProfileName): EntrySummaryFacts =>
  summaryFacts(filingContext(filedDraft(draft), ruleContext(profile)), 'A')
