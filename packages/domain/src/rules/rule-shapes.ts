import type { EntryFieldName, FeeFieldName, LineFieldName } from '../entry/field-table.ts'
import type { EntryFacts } from './facts.ts'
import type { RuleFee, RuleLine } from './line-facts.ts'
import { entryRule, feeRule, lineRule, type Rule, type RuleDefinition } from './rule.ts'

/** The names of fields that hold text. */
type TextField<F, Name extends keyof F> = { [K in Name]: F[K] extends string ? K : never }[Name] & string

type Shape<F, At extends string, M extends keyof F, E extends keyof EntryFacts> = Omit<
  RuleDefinition<F, At, never, M, E>,
  'reads' | 'holds'
>

type Read<At extends string> = Readonly<Record<At, string>>

/**
 * The recurring shapes of a rule on one text field, so that each rule states only what is its own:
 * given at all, of a pattern, at least or at most so many characters.
 */
function shapesOf<F, Name extends keyof F & string>(make: (text: never) => Rule<F>) {
  type At = TextField<F, Name>
  const build = (text: object): Rule<F> => make(text as never)
  return {
    required: <M extends keyof F = never, E extends keyof EntryFacts = never>(text: Shape<F, At, M, E>) =>
      build({
        ...text,
        reads: [],
        mayRead: [text.at, ...(text.mayRead ?? [])],
        holds: (facts: Read<At>) => facts[text.at] !== '',
      }),
    matches: <M extends keyof F = never, E extends keyof EntryFacts = never>(
      text: Shape<F, At, M, E> & { pattern: RegExp },
    ) => build({ ...text, reads: [text.at], holds: (facts: Read<At>) => text.pattern.test(facts[text.at]) }),
    atLeast: <M extends keyof F = never, E extends keyof EntryFacts = never>(
      characters: number,
      text: Shape<F, At, M, E>,
    ) =>
      build({ ...text, reads: [text.at], holds: (facts: Read<At>) => facts[text.at].length >= characters }),
    atMost: <M extends keyof F = never, E extends keyof EntryFacts = never>(
      characters: number,
      text: Shape<F, At, M, E>,
    ) =>
      build({ ...text, reads: [text.at], holds: (facts: Read<At>) => facts[text.at].length <= characters }),
  }
}

export const entryShapes = shapesOf<EntryFacts, EntryFieldName>(entryRule)
export const lineShapes = shapesOf<RuleLine, LineFieldName>(lineRule)
export const feeShapes = shapesOf<RuleFee, FeeFieldName>(feeRule)
