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

type Shape<F, At extends string, M extends keyof F, E extends keyof EntryFacts> = Omit<
  RuleDefinition<F, At, never, M, E>,
  'reads' | 'holds'
>

/**
 * The recurring shapes of a rule on one text field, so that each rule states only what is its own:
 * given at all, right by a function of its text, of a pattern, at least or at most so many characters.
 */
function shapesOf<F, Name extends keyof F & string>(
  scope: Rule['scope'],
  table: Readonly<Record<Name, Field>>,
) {
  type At = TextField<F, Name>
  /** A rule on a text that is given; blank text leaves it waiting. */
  const ofText = <M extends keyof F, E extends keyof EntryFacts>(
    text: Shape<F, At, M, E>,
    holds: (value: string) => boolean,
  ): Rule<F> =>
    defineRule<F, EntryFacts, At, At, M, E>(scope, table[text.at], {
      ...text,
      reads: [text.at],
      holds: (facts) => holds(String(facts[text.at])),
    })
  return {
    ofText,
    required: <M extends keyof F = never, E extends keyof EntryFacts = never>(text: Shape<F, At, M, E>) => {
      const { at, mayRead = [] } = text
      return defineRule<F, EntryFacts, At, never, At | M, E>(scope, table[at], {
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

export const entryShapes = shapesOf<EntryFacts, EntryFieldName>('entry', entryTable)
export const lineShapes = shapesOf<RuleLine, LineFieldName>('line', lineTable)
export const feeShapes = shapesOf<RuleFee, FeeFieldName>('fee', feeTable)
