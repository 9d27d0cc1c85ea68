import { askedDraft } from '../entry/asked-fields.ts'
import type { DraftData } from '../entry/draft.ts'
import type { RuleContext } from '../rules/context.ts'
import type { Finding } from '../rules/finding.ts'
import { runAllRules } from '../rules/rule-runner.ts'
import { entryRow, feeRows, lineRows } from '../rules/selection.ts'
import { type FilingContext, filingContext } from './filing-context.ts'
import { withoutPayment } from './mapping/payment.ts'
import type { FilingEntryRule, FilingFeeRule, FilingLineRule } from './rules/filing-rule.ts'
import { FILING_RULES } from './rules/index.ts'

/** Everything for which customs would refuse this draft for form; empty when it can be filed as it is. */
export const filingFindings = (draft: DraftData, rules: RuleContext): Finding[] =>
  findingsIn(
    filingContext(askedDraft(rules.onFile || rules.isSentBack ? withoutPayment(draft) : draft), rules),
    rules,
  )

/** Rules by which a choice of step 1 alone makes an entry unfit for filing. */
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

const ENTRY_RULES = FILING_RULES.filter((rule): rule is FilingEntryRule => rule.scope === 'entry')
const LINE_RULES = FILING_RULES.filter((rule): rule is FilingLineRule => rule.scope === 'line')
const FEE_RULES = FILING_RULES.filter((rule): rule is FilingFeeRule => rule.scope === 'fee')

/** The findings on the entry, then those on its lines and its fee rows. */
export function findingsIn(context: FilingContext, rules: RuleContext): Finding[] {
  const found: Finding[] = []
  runAllRules(ENTRY_RULES, entryRow(context), rules, context, found)
  runAllRules(LINE_RULES, lineRows(context.lines), rules, context, found)
  runAllRules(FEE_RULES, feeRows(context.feeRows), rules, context, found)
  return found
}
