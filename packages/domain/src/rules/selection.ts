import type { FeeRow, LineItem } from '../entry/draft.ts'
import { entryRules, feeRules, lineRules } from './catalogue/index.ts'
import type { RuleContext } from './context.ts'
import type { EntryFacts } from './facts.ts'
import type { Finding } from './finding.ts'
import { type RuleFee, type RuleLine, ruleFee, ruleLine } from './line-facts.ts'
import type { AnyRule } from './rule.ts'
import { type CompiledRules, compileRules, runRules } from './rule-runner.ts'

/** A compiled choice of the catalogue: what it asks of the entry, of each line and of each fee row. */
export interface Selection {
  entry: CompiledRules<EntryFacts>
  lines: CompiledRules<RuleLine>
  fees: CompiledRules<RuleFee>
}

export const select = (chosen: (rule: AnyRule) => boolean): Selection => ({
  entry: compileRules(entryRules.filter(chosen)),
  lines: compileRules(lineRules.filter(chosen)),
  fees: compileRules(feeRules.filter(chosen)),
})

const linePrefix = (index: number): string => `line_items.${index}.`
const feePrefix = (index: number): string => `totals_declarations.fee_summary.${index}.`

/** Judges an entry by a selection. Fee rows come before the entry's own fields, as on the page of step 5. */
export function judge(selection: Selection, entry: EntryFacts, ctx: RuleContext): Finding[] {
  const found: Finding[] = []
  if (selection.fees.length > 0)
    for (const fee of entry.fees) runRules(selection.fees, fee, ctx, entry, feePrefix(fee.index), found)
  runRules(selection.entry, entry, ctx, entry, '', found)
  if (selection.lines.length > 0)
    for (const line of entry.lines) runRules(selection.lines, line, ctx, entry, linePrefix(line.index), found)
  return found
}

const ROW = /^(?:line_items|totals_declarations\.fee_summary)\.(\d+)\.(.+)$/

/** Judges the one field at a draft path. */
export function judgeAt(selection: Selection, path: string, entry: EntryFacts, ctx: RuleContext): Finding[] {
  const found: Finding[] = []
  const [, row, field = path] = ROW.exec(path) ?? []
  const only = <F>(pass: CompiledRules<F>): CompiledRules<F> => pass.filter((group) => group.path === field)
  if (row === undefined) {
    runRules(only(selection.entry), entry, ctx, entry, '', found)
    return found
  }
  const index = Number(row)
  if (path.startsWith('line_items')) {
    const item: LineItem | undefined = entry.draft.line_items?.[index]
    if (item) runRules(only(selection.lines), ruleLine(item, index), ctx, entry, linePrefix(index), found)
    return found
  }
  const fee: FeeRow | undefined = entry.draft.totals_declarations?.fee_summary?.[index]
  if (fee) runRules(only(selection.fees), ruleFee(fee, index), ctx, entry, feePrefix(index), found)
  return found
}
