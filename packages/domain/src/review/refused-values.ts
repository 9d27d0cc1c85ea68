import { valueAt } from '../entry/agency-path.ts'
import type { DraftData } from '../entry/draft.ts'
import { hasContent } from '../entry/has-content.ts'
import { normaliseDraft } from '../entry/normalise-draft.ts'
import { unfilableChoices } from '../filing/filing-findings.ts'
import type { RuleContext } from '../rules/context.ts'
import type { Finding } from '../rules/finding.ts'
import { checkEntry } from './check-entry.ts'

/** Rules that hold a value against those of a later step, which may not be filled in yet. */
export const NEEDS_LATER_STEPS: ReadonlySet<string> = new Set([
  'FILING_BOND_REQUIRED',
  'FILING_INFORMAL_LIMIT',
  'FILING_FURTHER_BILLS_PACKAGES',
  'FILING_MANUFACTURER_FORMAT',
  'FILING_MANUFACTURER_PROVINCE',
  'FILING_ORIGIN_PROVINCE',
])

/** The number of a consignee that is the importer: what is wrong with it is said of the importer's number. */
const isSameAsImporter = ({ path }: Finding, { parties }: DraftData): boolean =>
  path === 'parties.consignee_number' && parties?.same_as_importer === true

/**
 * The errors of the review on values that are given, so that the page of a value says them and not first the review. Blank
 * fields wait for the review, as do values that later steps may still bear out; choices that step 1 names at once are left
 * out. The draft is judged as it will be saved.
 */
export function refusedValues(typed: DraftData, ctx: RuleContext): Finding[] {
  const draft = normaliseDraft(typed)
  const isNamed = new Set(unfilableChoices(draft, ctx).map(({ path }) => path))
  return checkEntry(draft, ctx).filter(
    (finding) =>
      finding.severity === 'error' &&
      !isNamed.has(finding.path) &&
      !NEEDS_LATER_STEPS.has(finding.rule_id) &&
      !isSameAsImporter(finding, draft) &&
      hasContent(valueAt(draft, finding.path)),
  )
}
