import type { CanonicalFacts } from '../canonical-facts.ts'

/**
 * The canonical format as data. One table of members says where each one comes from in the draft, how it is
 * written and what it may hold; writing, reading, checking and the published JSON Schema all follow from it.
 */
interface Common {
  /** Its path in the draft, dotted, from the nearest enclosing member that has a path. */
  from?: string
  /** Its description in the published schema. */
  about: string
}

/** Text that is written from the draft, or worked out from it. */
interface Written {
  /**
   * Writes it, if that is not the draft's text unchanged. `item` is the line, row or section that the member
   * is in: a method, so that a writer may name its type.
   */
  write?(facts: CanonicalFacts, item: unknown): string | undefined
  /** It follows from other members: a reader may leave it out, and one that differs is wrong. */
  derived?: true
}

export interface TextMember extends Common, Written {
  kind: 'text'
  max: number
  oneOf?: readonly string[]
  /** A pattern of what it may hold, '' aside, and the sentence for what does not fit. */
  like?: { pattern: string; say: string }
}

export interface DayMember extends Common, Written {
  kind: 'day'
}

export interface AmountMember extends Common, Written {
  kind: 'amount'
  /** Decimal places that are written, and the most that are read. */
  places: number
}

export interface FlagMember extends Common {
  kind: 'flag'
  derive?: (facts: CanonicalFacts) => boolean
}

/** A whole number. `position` is the place in its list, counted from 1. */
export interface CountMember extends Common {
  kind: 'count'
  min: number
  position?: true
}

export interface CodesMember extends Common {
  kind: 'codes'
  max: number
}

export interface ObjectMember<M extends Members = Members> extends Common {
  kind: 'object'
  members: M
  /** A reader may not leave it out. */
  required?: true
}

export interface ListMember<M extends Members = Members> extends Common {
  kind: 'list'
  members: M
  max: number
  required?: true
  /** Its rows where they follow from other members: a reader may leave the list out, and one that differs is wrong. */
  derive?(item: unknown): readonly unknown[]
}

export type TextualMember = TextMember | DayMember | AmountMember
export type Member = TextualMember | FlagMember | CountMember | CodesMember | ObjectMember | ListMember
export interface Members {
  readonly [name: string]: Member
}

/** The JSON of a member: text for texts, days and amounts. Every member is present; '' means not given. */
export type ValueOf<M> = M extends { kind: 'object'; members: infer O }
  ? ValuesOf<O>
  : M extends { kind: 'list'; members: infer O }
    ? ValuesOf<O>[]
    : M extends { kind: 'flag' }
      ? boolean
      : M extends { kind: 'count' }
        ? number
        : M extends { kind: 'codes' }
          ? string[]
          : string
export type ValuesOf<O> = { -readonly [K in keyof O]: ValueOf<O[K]> }

const TEXT_LENGTH = 200

type TextOptions = Partial<Pick<TextMember, 'max' | 'oneOf' | 'like' | 'write' | 'derived'>>
export const text = (from: string | undefined, about: string, options: TextOptions = {}): TextMember => ({
  kind: 'text',
  from,
  about,
  max: TEXT_LENGTH,
  ...options,
})

export const day = (from: string, about: string): DayMember => ({ kind: 'day', from, about })

type AmountOptions = Pick<AmountMember, 'write' | 'derived'>
export const amount = (
  from: string | undefined,
  places: number,
  about: string,
  options: AmountOptions = {},
): AmountMember => ({ kind: 'amount', from, places, about, ...options })

export const flag = (from: string | undefined, about: string, derive?: FlagMember['derive']): FlagMember => ({
  kind: 'flag',
  from,
  about,
  ...(derive && { derive }),
})

export const codes = (from: string, max: number, about: string): CodesMember => ({
  kind: 'codes',
  from,
  max,
  about,
})

export const object = <const M extends Members>(
  from: string | undefined,
  about: string,
  members: M,
  options: { required?: true } = {},
): ObjectMember<M> => ({ kind: 'object', from, about, members, ...options })

export const count = (
  about: string,
  options: Pick<CountMember, 'position'> & { min?: number } = {},
): CountMember => ({ kind: 'count', about, min: 0, ...options })

export const list = <const M extends Members>(
  from: string | undefined,
  max: number,
  about: string,
  members: M,
  options: Pick<ListMember, 'required' | 'derive'> = {},
): ListMember<M> => ({ kind: 'list', from, max, about, members, ...options })
