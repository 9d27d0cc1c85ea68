import { fieldPosition } from '../entry/field-table.ts'
import type { RuleContext } from './context.ts'
import type { EntryFacts } from './facts.ts'
import type { Finding } from './finding.ts'
import type { Rule } from './rule.ts'

/** Rules grouped by the field that they point at, in page order; compiled once per selection. */
export type CompiledRules<F> = readonly { readonly path: string; readonly rules: readonly Rule<F>[] }[]

export function compileRules<F>(rules: readonly Rule<F>[]): CompiledRules<F> {
  const groups = new Map<string, Rule<F>[]>()
  for (const rule of rules) {
    const group = groups.get(rule.field.path)
    if (group) group.push(rule)
    else groups.set(rule.field.path, [rule])
  }
  return [...groups]
    .map(([path, group]) => ({ path, rules: group }))
    .sort((a, b) => fieldPosition(a.path) - fieldPosition(b.path))
}

/**
 * Judges the facts of one scope. A field has one finding at a time: its first error, or, when it has none, its
 * warnings and notes.
 */
export function runRules<F>(
  pass: CompiledRules<F>,
  facts: F,
  ctx: RuleContext,
  entry: EntryFacts,
  prefix: string,
  into: Finding[],
): void {
  for (const { path, rules } of pass) {
    const start = into.length
    for (const rule of rules) {
      if (rule.judge(facts, ctx, entry) !== 'broken') continue
      if (rule.severity === 'error') into.length = start
      into.push(rule.finding(facts, ctx, entry, prefix + path))
      if (rule.severity === 'error') break
    }
  }
}

/** Every finding of some rules on the facts of one scope: a filing is refused with all that customs would say. */
export const findAll = <F, Whole>(
  rules: readonly Rule<F, Whole>[],
  facts: F,
  ctx: RuleContext,
  whole: Whole,
  prefix: string,
): Finding[] =>
  rules
    .filter((rule) => rule.judge(facts, ctx, whole) === 'broken')
    .map((rule) => rule.finding(facts, ctx, whole, prefix + rule.field.path))
