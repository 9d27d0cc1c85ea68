import { fieldPosition } from '../entry/field-table.ts'
import type { RuleContext } from './context.ts'
import type { Finding } from './finding.ts'
import { isBlank, type Rule } from './rule.ts'

/** The rules that point at one field. */
interface FieldRules<F, Whole> {
  readonly path: string
  /** A fact that all of them read: where it is blank, none of them is asked. */
  readonly shared: keyof F | undefined
  readonly rules: readonly FieldRule<F, Whole>[]
}

interface FieldRule<F, Whole> {
  readonly rule: Rule<F, Whole>
  readonly otherNeeds: readonly (keyof F)[]
}

/** Rules by the field that they point at, in page order; compiled once per selection. */
export type CompiledRules<F, Whole> = readonly FieldRules<F, Whole>[]

export function compileRules<F, Whole>(rules: readonly Rule<F, Whole>[]): CompiledRules<F, Whole> {
  const byField = Map.groupBy(rules, (rule) => rule.field.path)
  return [...byField]
    .map(([path, group]) => {
      const shared = sharedNeed(group)
      const otherNeeds = ({ needs }: Rule<F, Whole>) => needs.filter((name) => name !== shared)
      return { path, shared, rules: group.map((rule) => ({ rule, otherNeeds: otherNeeds(rule) })) }
    })
    .sort((a, b) => fieldPosition(a.path) - fieldPosition(b.path))
}

const sharedNeed = <F, Whole>([first, ...rest]: readonly Rule<F, Whole>[]): keyof F | undefined =>
  first?.needs.find((name) => rest.every((rule) => rule.needs.includes(name)))

/** The rows of a scope: the entry itself, its lines or its fee rows. */
export interface Rows<F> {
  readonly facts: readonly F[]
  /** The beginning of the draft path of a row's findings: '' or 'line_items.0.' */
  prefixOf(facts: F): string
  /** What follows the path of the field: a place in a list, '.FDA-FOO'. */
  suffixOf?(facts: F): string
}

/**
 * Judges the rows of one scope and adds their findings, field by field: the engine judges one field of a thousand lines
 * faster than a hundred fields of each line (`npm run bench:validate-999`). A field has one finding at a time: its first
 * error, or, when it has none, its warnings and notes.
 */
export function runRules<F, Whole>(
  compiled: CompiledRules<F, Whole>,
  rows: Rows<F>,
  ctx: RuleContext,
  entry: Whole,
  into: Finding[],
): void {
  for (const field of compiled) judgeField(field, rows, ctx, entry, into)
}

function judgeField<F, Whole>(
  { path, shared, rules: all }: FieldRules<F, Whole>,
  { facts, prefixOf }: Rows<F>,
  ctx: RuleContext,
  entry: Whole,
  into: Finding[],
): void {
  const rules = all.filter(({ rule }) => canSpeak(rule, facts, ctx, entry))
  if (rules.length === 0) return
  for (const row of facts) {
    if (shared !== undefined && isBlank(row[shared])) continue
    const start = into.length
    for (const { rule, otherNeeds } of rules) {
      if (someBlank(row, otherNeeds) || !rule.isBroken(row, ctx, entry)) continue
      if (rule.severity === 'error') into.length = start
      into.push(rule.finding(row, ctx, entry, prefixOf(row) + path))
      if (rule.severity === 'error') break
    }
  }
}

function someBlank<F>(row: F, names: readonly (keyof F)[]): boolean {
  for (const name of names) if (isBlank(row[name])) return true
  return false
}

/** Adds every finding of some rules on the rows of one scope: a filing is refused with all that customs would say. */
export function runAllRules<F, Whole>(
  rules: readonly Rule<F, Whole>[],
  rows: Rows<F>,
  ctx: RuleContext,
  entry: Whole,
  into: Finding[],
): void {
  for (const rule of rules) if (canSpeak(rule, rows.facts, ctx, entry)) judgeAll(rule, rows, ctx, entry, into)
}

function judgeAll<F, Whole>(
  rule: Rule<F, Whole>,
  { facts, prefixOf, suffixOf }: Rows<F>,
  ctx: RuleContext,
  entry: Whole,
  into: Finding[],
): void {
  for (const row of facts)
    if (!someBlank(row, rule.needs) && rule.isBroken(row, ctx, entry))
      into.push(rule.finding(row, ctx, entry, prefixOf(row) + rule.field.path + (suffixOf?.(row) ?? '')))
}

/** The facts that rows have as their own, by list: other facts are those of a blank row (`factReader`). */
const ownFacts = new WeakMap<object, ReadonlySet<PropertyKey>>()

function ownFactsOf<F>(facts: readonly F[]): ReadonlySet<PropertyKey> {
  const known = ownFacts.get(facts)
  if (known) return known
  const names = new Set<PropertyKey>()
  for (const row of facts) for (const name of Object.keys(row as object)) names.add(name)
  ownFacts.set(facts, names)
  return names
}

/**
 * False for a rule that finds nothing in any row: it waits in all of them, as most do, since no line of the entry gives
 * what they read; or no row gives any of what it reads, so that all are alike, and the first meets it.
 */
function canSpeak<F, Whole>(
  rule: Rule<F, Whole>,
  facts: readonly F[],
  ctx: RuleContext,
  entry: Whole,
): boolean {
  if (facts.length === 0) return false
  const [first] = facts as readonly [F, ...F[]]
  const own = ownFactsOf(facts)
  if (!rule.needs.every((name) => own.has(name) || !isBlank(first[name]))) return false
  return rule.reads.some((name) => own.has(name)) || rule.judge(first, ctx, entry) === 'broken'
}
