import { askedDraft } from '../entry/asked-fields.ts'
import type { DraftData, LineItem } from '../entry/draft.ts'
import type { RuleContext } from '../rules/context.ts'
import type { Finding } from '../rules/finding.ts'
import { isBlank } from '../rules/rule.ts'
import { runAllRules } from '../rules/rule-runner.ts'
import { entryRow, feeRows, lineRows } from '../rules/selection.ts'
import { type FilingContext, filingContext } from './filing-context.ts'
import { withoutPayment } from './mapping/payment.ts'
import type { FilingEntryRule, FilingFeeRule, FilingLineRule, FilingRule } from './rules/filing-rule.ts'
import { FILING_RULES } from './rules/index.ts'

/** Everything for which customs would refuse this draft for form; empty when it can be filed as it is. */
export const filingFindings = (draft: DraftData, rules: RuleContext): Finding[] =>
  findingsIn(
    filingContext(askedDraft(rules.onFile || rules.isSentBack ? withoutPayment(draft) : draft), rules),
    rules,
  )

/** What makes an entry unfit for filing by a choice of step 1 alone, whatever else is given. */
const UNFILABLE_CHOICES: ReadonlySet<string> = new Set([
  'FILING_TYPE_NOT_AUTOMATED',
  'FILING_TYPE_MILITARY',
  'FILING_TYPE_GOVERNMENT',
  'FILING_BOND_TERM',
  'FILING_BOND_SURETY',
  'FILING_PORT',
])

/** The findings on entry type, surety, bond type and port that no field of another step can mend. */
export function unfilableChoices({ header = {} }: Pick<DraftData, 'header'>, rules: RuleContext): Finding[] {
  const hasBond = Boolean(header.bond_type && header.surety_no)
  return filingFindings({ header }, rules).filter(
    ({ rule_id }) => UNFILABLE_CHOICES.has(rule_id) && (hasBond || rule_id !== 'FILING_BOND_SURETY'),
  )
}

const ENTRY_RULES = FILING_RULES.filter((rule): rule is FilingEntryRule => isOf('entry', rule))
const LINE_RULES = FILING_RULES.filter((rule): rule is FilingLineRule => isOf('line', rule))
const FEE_RULES = FILING_RULES.filter((rule): rule is FilingFeeRule => isOf('fee', rule))

function isOf(scope: FilingRule['scope'], rule: FilingRule): boolean {
  return rule.scope === scope
}

/** The rules of lines that can find something in an entry: others are for other entries, or about what no line gives. */
function askedOf(context: FilingContext, rules: RuleContext): FilingLineRule[] {
  const given = new Set<string>()
  for (const { line } of context.lines)
    for (const name in line) if (!given.has(name) && isGiven(line[name as keyof LineItem])) given.add(name)
  return LINE_RULES.filter(
    ({ onlyWith, appliesTo }) =>
      (onlyWith.length === 0 || onlyWith.some((name) => given.has(name))) && appliesTo(context, rules),
  )
}

const isGiven = (value: unknown): boolean => value !== undefined && !isBlank(value)

/** The findings on the entry, then those on its lines and its fee rows. */
export function findingsIn(context: FilingContext, rules: RuleContext): Finding[] {
  const found: Finding[] = []
  runAllRules(ENTRY_RULES, entryRow(context), rules, context, found)
  runAllRules(askedOf(context, rules), lineRows(context.lines), rules, context, found)
  runAllRules(FEE_RULES, feeRows(context.feeRows), rules, context, found)
  return found
}
