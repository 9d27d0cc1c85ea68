import type { Field } from '../entry/field-table.ts'
import type { NamedPage } from '../entry/steps.ts'
import type { Message, MessageParams } from '../messages/index.ts'
import type { RuleContext } from './context.ts'
import type { EntryFacts } from './facts.ts'
import type { Finding, Severity } from './finding.ts'
import type { RuleFee, RuleLine } from './line-facts.ts'

/** `waiting`: a fact that the rule reads is not given yet, so it says nothing. */
export type Verdict = 'met' | 'broken' | 'waiting'

/**
 * `form` judges what is typed in a numbered step, `data` the assembled entry, `filing` what customs' message needs
 * beyond it.
 */
export type RuleLayer = 'form' | 'data' | 'filing'

const SECTIONS = [
  'HEADER',
  'SHIPMENT',
  'PARTIES',
  'BOND',
  'LINE',
  'VALUES',
  'DUTIES',
  'DECLARATION',
  'REVIEW',
  'FILING',
] as const
export type RuleId = `${(typeof SECTIONS)[number]}_${string}` | 'LINES_REQUIRED'

/**
 * A rule as it is written: data and one predicate. `reads` must all be given before the rule judges; `mayRead`
 * may be blank; `entry` names what a line or fee rule needs of the whole entry. Reading anything else is a
 * type error. `when` false means that the rule does not apply, which counts as met.
 */
export interface RuleDefinition<
  F,
  At extends string,
  R extends keyof F,
  M extends keyof F = never,
  E extends keyof Whole = never,
  Whole = EntryFacts,
> {
  id: RuleId
  /** The field that the finding points at. */
  at: At
  layer: RuleLayer
  /** 'error' when left out. */
  severity?: Severity
  /**
   * Form rules only: the data layer reads the field more widely (specification 2§5, 'both readings stand'), so
   * the rule holds up a step but not the assembled entry.
   */
  formOnly?: true
  /** Data-layer rules only: the named page that they belong to. */
  group?: NamedPage
  /** The named page to send the person to, when it is not the field's own. */
  page?: NamedPage
  /** CBP Form 7501 block, regulation or specification section. */
  source: string
  reads: readonly R[]
  mayRead?: readonly M[]
  entry?: readonly E[]
  when?(facts: Pick<F, R | M>, ctx: RuleContext, entry: Pick<Whole, E>): boolean
  holds(facts: Pick<F, R | M>, ctx: RuleContext, entry: Pick<Whole, E>): boolean
  /** English in ICU syntax; `params` fills its blanks. It is in the catalogue as `rule.` and the id. */
  message: string
  /** A second sentence with what was found; in the catalogue as `rule.`, the id and `.detail`. */
  detail?: string
  /** False leaves the second sentence out. */
  hasDetail?(facts: Pick<F, R | M>, ctx: RuleContext, entry: Pick<Whole, E>): boolean
  /** The values for the blanks of both sentences. */
  params?(facts: Pick<F, R | M>, ctx: RuleContext, entry: Pick<Whole, E>): MessageParams
  /** The id of the filed entry that the finding rests on. */
  entryOf?(facts: Pick<F, R | M>, ctx: RuleContext): string | undefined
}

/** A rule of the catalogue, ready to judge. */
export interface Rule<F = EntryFacts, Whole = EntryFacts> {
  readonly id: RuleId
  readonly scope: 'entry' | 'line' | 'fee'
  readonly layer: RuleLayer
  readonly severity: Severity
  readonly group: NamedPage | undefined
  readonly formOnly: boolean
  /** Name of the field in the registry. */
  readonly at: string
  readonly field: Field
  readonly source: string
  /** The facts that must be given before the rule judges. */
  readonly needs: readonly (keyof F)[]
  /** Every fact that the rule may look at. */
  readonly reads: readonly string[]
  /** English in ICU syntax. */
  readonly message: string
  /** English of the second sentence, when the rule has one. */
  readonly detail: string | undefined
  judge(facts: F, ctx: RuleContext, entry: Whole): Verdict
  /** True when the facts break the rule; asked once all that it needs are given. */
  isBroken(facts: F, ctx: RuleContext, entry: Whole): boolean
  /** The finding of a broken rule at a draft path. */
  finding(facts: F, ctx: RuleContext, entry: Whole, path: string): Finding
}

export type EntryRule = Rule<EntryFacts>
export type LineRule = Rule<RuleLine>
export type FeeRule = Rule<RuleFee>
export type AnyRule = EntryRule | LineRule | FeeRule

/** The ids under which a rule's sentences are in the catalogue. */
export const messageIds = (ruleId: string) => ({ message: `rule.${ruleId}`, detail: `rule.${ruleId}.detail` })

/** True for a text or list in which nothing is given. */
export const isBlank = (value: unknown): boolean =>
  typeof value === 'string'
    ? value === ''
    : value === undefined || (Array.isArray(value) && value.length === 0)

/** Makes a rule of its definition, for one scope and field; the one engine of all layers. */
export function defineRule<
  F,
  Whole,
  At extends string,
  R extends keyof F,
  M extends keyof F,
  E extends keyof Whole,
>(scope: Rule['scope'], field: Field, text: RuleDefinition<F, At, R, M, E, Whole>): Rule<F, Whole> {
  const { reads, when, holds, message, detail, hasDetail, params, entryOf } = text
  const ids = messageIds(text.id)
  const fixed: Message = { id: ids.message }
  const severity = text.severity ?? 'error'
  const page = text.page ?? field.page
  const isBroken = when
    ? (facts: F, ctx: RuleContext, entry: Whole) => when(facts, ctx, entry) && !holds(facts, ctx, entry)
    : (facts: F, ctx: RuleContext, entry: Whole) => !holds(facts, ctx, entry)
  return {
    id: text.id,
    scope,
    layer: text.layer,
    severity,
    group: text.group,
    formOnly: text.formOnly ?? false,
    at: text.at,
    field,
    source: text.source,
    needs: reads,
    reads: [...reads, ...(text.mayRead ?? []), ...(text.entry ?? [])].map(String),
    message,
    detail,
    judge(facts, ctx, entry) {
      for (const name of reads) if (isBlank(facts[name])) return 'waiting'
      return isBroken(facts, ctx, entry) ? 'broken' : 'met'
    },
    isBroken,
    finding(facts, ctx, entry, path) {
      const filled = params && { params: params(facts, ctx, entry) }
      const entryId = entryOf?.(facts, ctx)
      return {
        rule_id: text.id,
        severity,
        path,
        message: filled ? { ...fixed, ...filled } : fixed,
        ...(detail && (hasDetail?.(facts, ctx, entry) ?? true) && { detail: { id: ids.detail, ...filled } }),
        step: field.step,
        ...(field.block ? { block: field.block } : {}),
        ...(page ? { page } : {}),
        ...(entryId && { entry_id: entryId }),
      }
    },
  }
}
