import type { FeeRow, LineItem } from '../entry/draft.ts'
import { entryRules, feeRules, lineRules } from './catalogue/index.ts'
import type { RuleContext } from './context.ts'
import type { EntryFacts } from './facts.ts'
import type { Finding } from './finding.ts'
import { type RuleFee, type RuleLine, ruleFee, ruleLine } from './line-facts.ts'
import type { AnyRule } from './rule.ts'
import { type CompiledRules, compileRules, type Rows, runRules } from './rule-runner.ts'

type Compiled<F> = CompiledRules<F, EntryFacts>

/** A compiled choice of the catalogue, by scope. */
export interface Selection {
  entry: Compiled<EntryFacts>
  lines: Compiled<RuleLine>
  fees: Compiled<RuleFee>
}

export const select = (chosen: (rule: AnyRule) => boolean): Selection => ({
  entry: compileRules(entryRules.filter(chosen)),
  lines: compileRules(lineRules.filter(chosen)),
  fees: compileRules(feeRules.filter(chosen)),
})

/** The entry as the one row of its scope. */
export const entryRow = <F>(entry: F): Rows<F> => ({ facts: [entry], prefixOf: () => '' })

/** Lines with their place in the draft. */
export const lineRows = <F extends { readonly index: number }>(lines: readonly F[]): Rows<F> => ({
  facts: lines,
  prefixOf: ({ index }) => `line_items.${index}.`,
})

/** Fee rows with their place in the draft. */
export const feeRows = <F extends { readonly index: number }>(fees: readonly F[]): Rows<F> => ({
  facts: fees,
  prefixOf: ({ index }) => `totals_declarations.fee_summary.${index}.`,
})

/** Judges an entry by a selection. Fee rows come before the entry's own fields, as on the page of step 5. */
export function judge(selection: Selection, entry: EntryFacts, ctx: RuleContext): Finding[] {
  const found: Finding[] = []
  if (selection.fees.length > 0) runRules(selection.fees, feeRows(entry.fees), ctx, entry, found)
  runRules(selection.entry, entryRow(entry), ctx, entry, found)
  if (selection.lines.length > 0) runRules(selection.lines, lineRows(entry.lines), ctx, entry, found)
  return found
}

const ROW = /^(?:line_items|totals_declarations\.fee_summary)\.(\d+)\.(.+)$/

/** Judges the one field at a draft path. */
export function judgeAt(selection: Selection, path: string, entry: EntryFacts, ctx: RuleContext): Finding[] {
  const found: Finding[] = []
  const [, row, field = path] = ROW.exec(path) ?? []
  const only = <F>(compiled: Compiled<F>): Compiled<F> => compiled.filter((group) => group.path === field)
  if (row === undefined) {
    runRules(only(selection.entry), entryRow(entry), ctx, entry, found)
    return found
  }
  const index = Number(row)
  if (path.startsWith('line_items')) {
    const item: LineItem | undefined = entry.draft.line_items?.[index]
    if (item) runRules(only(selection.lines), lineRows([ruleLine(item, index)]), ctx, entry, found)
    return found
  }
  const fee: FeeRow | undefined = entry.draft.totals_declarations?.fee_summary?.[index]
  if (fee) runRules(only(selection.fees), feeRows([ruleFee(fee, index)]), ctx, entry, found)
  return found
}
