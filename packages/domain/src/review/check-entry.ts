import { type Totals, totalsOf } from '../calculations/totals.ts'
import { fieldOf, fieldPosition } from '../entry/field-table.ts'
import { type DraftData, draftFields, isAskedInStep2, type ShipmentSection, STEPS } from '../entry/index.ts'
import { filingFindings } from '../filing/filing-findings.ts'
import { releaseReviewFindings } from '../filing/release/release-findings.ts'
import { checkLayers } from '../rules/check-page.ts'
import type { RuleContext } from '../rules/context.ts'
import type { Finding } from '../rules/finding.ts'

/**
 * Everything that keeps the draft from `validated`, in page order: the steps' form rules (without those that
 * the data layer reads more widely), the data layer's, and what the summary and a release from here need. One error per field, the most
 * basic first; warnings and notes with it are kept when they come from another layer.
 */
export function checkEntry(draft: DraftData, ctx: RuleContext): Finding[] {
  const { form, data } = checkLayers(draft, ctx)
  const refused = new Set<string>()
  const seen = new Set<string>()
  const found: Finding[] = []
  for (const findings of [form, data, filingFindings(draft, ctx), releaseReviewFindings(draft, ctx)]) {
    for (const finding of findings) {
      if (finding.severity === 'error' && refused.has(finding.path)) continue
      const key = `${finding.rule_id} ${finding.path}`
      if (seen.has(key)) continue
      seen.add(key)
      if (finding.severity === 'error') refused.add(finding.path)
      found.push(finding)
    }
  }
  const said = found.filter((finding) => !(isNotListed(finding) && refused.has(finding.path)))
  return inPageOrder(said.map((finding) => atPageThatAsks(finding, draft)))
}

/** A warning that a code is in no table: where an error refuses the code, it would say the same once more. */
const isNotListed = ({ severity, rule_id }: Finding): boolean =>
  severity === 'warning' && rule_id.endsWith('_NOT_LISTED')

/** Sends a finding on a field that step 2 does not show to the page that also asks for it. */
function atPageThatAsks(finding: Finding, draft: DraftData): Finding {
  const field = finding.step === 'shipment_origin' && !finding.page ? fieldOf(finding.path) : undefined
  if (!field?.alsoOn || !isShipmentField(field.name)) return finding
  return isAskedInStep2(field.name, draft.shipment_origin) ? finding : { ...finding, page: field.alsoOn }
}

const isShipmentField = (name: string): name is keyof ShipmentSection =>
  Object.hasOwn(draftFields.shipment_origin.fields, name)

const stepOrder = new Map<string, number>(STEPS.map((step, index) => [step.key, index]))
const ROW = /^(?:line_items|totals_declarations\.fee_summary)\.(\d+)\./
const FEES = 'totals_declarations.fee_summary.'

/** Sorts findings by step, then row, then field; the fee rows of step 5 come before its totals. */
export function inPageOrder(findings: readonly Finding[]): Finding[] {
  const keyed = findings.map((finding) => ({
    finding,
    step: stepOrder.get(finding.step) ?? STEPS.length,
    row: finding.path.startsWith(FEES)
      ? Number(ROW.exec(finding.path)?.[1]) - FIRST_FEE
      : Number(ROW.exec(finding.path)?.[1] ?? -1),
    field: fieldPosition(finding.path),
  }))
  keyed.sort((a, b) => a.step - b.step || a.row - b.row || a.field - b.field)
  return keyed.map(({ finding }) => finding)
}

/** Shifts fee rows before anything without a row. */
const FIRST_FEE = 100_000

/** The final review: every issue of every step, and the totals as computed from lines and fee rows. */
export interface FinalReviewResult {
  issues: Finding[]
  blocking_error_count: number
  warning_count: number
  totals: Record<keyof Totals, string>
}

export function finalReview(draft: DraftData, ctx: RuleContext): FinalReviewResult {
  const issues = checkEntry(draft, ctx)
  const totals = totalsOf(draft)
  const amounts = Object.fromEntries(
    Object.entries(totals).map(([field, { amount }]) => [field, amount]),
  ) as Record<keyof Totals, string>
  return { issues, ...countsOf(issues), totals: amounts }
}

const countsOf = (issues: readonly Finding[]) => ({
  blocking_error_count: issues.filter((issue) => issue.severity === 'error').length,
  warning_count: issues.filter((issue) => issue.severity === 'warning').length,
})

/** A review with findings in addition to those of the rules, in page order and counted. */
export function withFindings(review: FinalReviewResult, found: readonly Finding[]): FinalReviewResult {
  if (found.length === 0) return review
  const issues = inPageOrder([...review.issues, ...found])
  return { ...review, issues, ...countsOf(issues) }
}
