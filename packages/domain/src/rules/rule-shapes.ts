import {
  type EntryFieldName,
  entryTable,
  type FeeFieldName,
  type Field,
  feeTable,
  type LineFieldName,
  lineTable,
} from '../entry/field-table.ts'
import type { EntryFacts } from './facts.ts'
import type { RuleFee, RuleLine } from './line-facts.ts'
import { defineRule, type Rule, type RuleDefinition } from './rule.ts'

/** The names of fields that hold text. */
type TextField<F, Name extends keyof F> = { [K in Name]: F[K] extends string ? K : never }[Name] & string

/** The properties shared by the rules of a list; a rule may name another source. */
interface RuleGroup extends Pick<RuleDefinition<EntryFacts, string, never>, 'layer' | 'group' | 'severity'> {
  source: string | ((field: Field) => string)
}

/** The source of rules that repeat the specification of a block of CBP Form 7501. */
export const byBlock =
  (section: string) =>
  ({ block }: Field): string =>
    `CBP Form 7501 block ${block}; ${section}`

/** A rule of a group as it is written. */
type Text<F, At extends string, R extends keyof F, M extends keyof F, E extends keyof EntryFacts> = Omit<
  RuleDefinition<F, At, R, M, E>,
  'layer' | 'group' | 'source'
> & { source?: string }

type Shape<F, At extends string, M extends keyof F, E extends keyof EntryFacts> = Omit<
  Text<F, At, never, M, E>,
  'reads' | 'holds'
>

/**
 * The writers of a group's rules: `rule` for any rule, and the recurring shapes of a rule on one text field, so that each
 * rule states only what is its own: given at all, right by a function of its text, of a pattern, at least or at most so
 * many characters.
 */
function groupOf<F, Name extends keyof F & string>(
  scope: Rule['scope'],
  table: Readonly<Record<Name, Field>>,
  { source, ...shared }: RuleGroup,
) {
  type At = TextField<F, Name>
  const rule = <
    R extends keyof F,
    M extends keyof F = never,
    E extends keyof EntryFacts = never,
    Where extends Name = Name,
  >(
    text: Text<F, Where, R, M, E>,
  ): Rule<F> => {
    const field: Field = table[text.at]
    return defineRule<F, EntryFacts, Where, R, M, E>(scope, field, {
      ...shared,
      ...text,
      source: text.source ?? (typeof source === 'string' ? source : source(field)),
    })
  }
  /** A rule on a text that is given; blank text leaves it waiting. */
  const ofText = <M extends keyof F, E extends keyof EntryFacts>(
    text: Shape<F, At, M, E>,
    holds: (value: string) => boolean,
  ): Rule<F> =>
    rule<At, M, E, At>({ ...text, reads: [text.at], holds: (facts) => holds(String(facts[text.at])) })
  return {
    rule,
    ofText,
    required: <M extends keyof F = never, E extends keyof EntryFacts = never>(text: Shape<F, At, M, E>) => {
      const { at, mayRead = [] } = text
      return rule<never, At | M, E, At>({
        ...text,
        reads: [],
        mayRead: [at, ...mayRead],
        holds: (facts) => facts[at] !== '',
      })
    },
    matches: <M extends keyof F = never, E extends keyof EntryFacts = never>({
      pattern,
      ...text
    }: Shape<F, At, M, E> & { pattern: RegExp }) => ofText(text, (value) => pattern.test(value)),
    atLeast: <M extends keyof F = never, E extends keyof EntryFacts = never>(
      characters: number,
      text: Shape<F, At, M, E>,
    ) => ofText(text, (value) => value.length >= characters),
    atMost: <M extends keyof F = never, E extends keyof EntryFacts = never>(
      characters: number,
      text: Shape<F, At, M, E>,
    ) => ofText(text, (value) => value.length <= characters),
  }
}

/** Rules that judge the entry once. */
export const entryGroup = (shared: RuleGroup) =>
  groupOf<EntryFacts, EntryFieldName>('entry', entryTable, shared)
/** Rules that judge each line alone. */
export const lineGroup = (shared: RuleGroup) => groupOf<RuleLine, LineFieldName>('line', lineTable, shared)
/** Rules that judge each fee row of step 5 alone. */
export const feeGroup = (shared: RuleGroup) => groupOf<RuleFee, FeeFieldName>('fee', feeTable, shared)
