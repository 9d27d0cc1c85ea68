import type { DraftData } from '../entry/draft.ts'
import type { NamedPage } from '../entry/steps.ts'
import type { RuleContext } from './context.ts'
import { entryFacts } from './facts.ts'
import type { Finding } from './finding.ts'
import { judge, type Selection, select } from './selection.ts'

const FORM = select((rule) => rule.layer === 'form' && !rule.formOnly)
const DATA = select((rule) => rule.layer === 'data')

/** Findings of the two layers of rules, each in page order. */
export interface LayerFindings {
  /** The form rules of all steps, without those that the data layer reads more widely. */
  form: Finding[]
  data: Finding[]
}

/** Returns the findings of the form rules and the data layer's rules in a draft. */
export function checkLayers(draft: DraftData, ctx: RuleContext): LayerFindings {
  const facts = entryFacts(draft)
  return { form: judge(FORM, facts, ctx), data: judge(DATA, facts, ctx) }
}

const pageSelection = (page: NamedPage): Selection => select((rule) => rule.group === page)
const PAGES: Record<NamedPage, Selection> = {
  bond: pageSelection('bond'),
  transport: pageSelection('transport'),
  release: pageSelection('release'),
  'security-filing': pageSelection('security-filing'),
  export: pageSelection('export'),
  'trade-remedies': pageSelection('trade-remedies'),
  parties: pageSelection('parties'),
  lines: pageSelection('lines'),
  'line-values': pageSelection('line-values'),
  calculations: pageSelection('calculations'),
  declaration: pageSelection('declaration'),
  review: pageSelection('review'),
}

/** Returns the findings of the data layer's rules for one named page, in page order. */
export const checkPage = (page: NamedPage, draft: DraftData, ctx: RuleContext): Finding[] =>
  judge(PAGES[page], entryFacts(draft), ctx)

/** Returns the findings of the data layer for the bond page. */
export const checkBond = (draft: DraftData, ctx: RuleContext): Finding[] => checkPage('bond', draft, ctx)
