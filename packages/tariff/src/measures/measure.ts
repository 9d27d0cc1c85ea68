import type { DefinedMessage } from '@edfe/domain/messages'
import type { ProductList } from './product-lists.ts'
import type { QuestionKey } from './questions.ts'

/**
 * A fact that a measure depends on besides product, origin and day.
 * - `spi`: the line claims one of these programs; with `entersFree`, the goods also pay no duty of chapters 1 to 97.
 * - `answer`: a person says so; never guessed.
 * - `startsWith`: the number begins with one of these digits.
 * - `notStartsWith`: it begins with none of them.
 * - `displaced`: a measure of Section 232 that takes the goods out of this program is filed on the line.
 */
export type Condition =
  | { readonly spi: readonly string[]; readonly entersFree?: true }
  | { readonly question: QuestionKey; readonly answers: readonly string[] }
  | { readonly startsWith: readonly string[] }
  | { readonly notStartsWith: readonly string[] }
  | { readonly displaced: true }
  | { readonly anyOf: readonly Condition[] }

/** One heading of chapter 99 and the goods that it is filed for. Percent is decimal text, of the entered value. */
export interface Measure {
  /** Digits of the heading. */
  readonly heading: string
  /**
   * - `additive`: on top of everything else.
   * - `floor`: the total with column 1; it replaces the base rate where that is lower.
   * - `replacement`: in place of the base rate, however high that is.
   * - `relief`: nothing is due under the program, and the heading is filed at 0.
   */
  readonly kind: 'additive' | 'floor' | 'replacement' | 'relief'
  readonly percent?: string
  /** The heading that is filed at 0 when column 1 is not below the floor. */
  readonly atOrAbove?: string
  /** ISO codes; undefined: every origin. */
  readonly origins?: readonly string[]
  /** Lists of the program's family; undefined: all goods. */
  readonly lists?: readonly string[]
  readonly when?: readonly Condition[]
  /** First and last entry date. */
  readonly from: string
  readonly to?: string
  /** The goods leave the programs that give way to this one: see `Program.givesWayTo`, and condition `displaced`. */
  readonly displaces?: boolean
  /** Why a relief applies. */
  readonly why?: DefinedMessage
}

/** A legal program of additional duties. Of its measures the first that fits is filed; they exclude each other. */
export interface Program {
  readonly id: string
  readonly name: DefinedMessage
  /** Place on the line: 301, 338, 232, 201, then other headings of chapter 99 (CSMS 69668138). */
  readonly rank: 301 | 338 | 232 | 201 | 99
  readonly products?: ProductFamily
  /** Programs whose displacing measure keeps this one from applying. */
  readonly givesWayTo?: readonly string[]
  readonly measures: readonly Measure[]
  readonly source: string
  /** The day on which a person last compared the measures with the law. */
  readonly reviewed: string
}

/** The product lists of a program. With `longestOnly`, only the longest listed number counts. */
export interface ProductFamily {
  readonly source: string
  readonly asOf: string
  readonly longestOnly?: boolean
  readonly lists: readonly ProductList[]
}
