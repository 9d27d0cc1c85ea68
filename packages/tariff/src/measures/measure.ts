import type { DefinedMessage } from '@edfe/domain/messages'
import type { LoadedBefore } from './loading-questions.ts'
import type { ProductList } from './product-lists.ts'
import type { QuestionKey } from './questions.ts'

/**
 * A fact that a measure depends on in addition to product, origin and day.
 * - `spi`: the line claims one of these programs; with `entersFree`, the goods also pay no duty of chapters 1 to 97.
 * - `answer`: a person says so; never guessed.
 * - `loadedBefore`: the goods were in transit before this day: by the day on which they were loaded, or a person says so.
 * - `startsWith`: the number begins with one of these digits.
 * - `notStartsWith`: it begins with none of them.
 * - `displaced`: a measure that takes the goods out of this program is filed on the line; with 'whole', such measures
 *   count all of the value. With `by`, only these headings do so.
 */
export type Condition =
  | { readonly spi: readonly string[]; readonly entersFree?: true }
  | { readonly question: QuestionKey; readonly answers: readonly string[] }
  | { readonly loadedBefore: LoadedBefore }
  | { readonly startsWith: readonly string[] }
  | { readonly notStartsWith: readonly string[] }
  | { readonly displaced: true | 'whole'; readonly by?: readonly string[] }
  | { readonly anyOf: readonly Condition[] }

/** A part of the value that a person states. */
export type Content = 'steel' | 'aluminum' | 'copper' | 'united_states'

/** One heading of chapter 99 and the goods that it is filed for. Percent is decimal text. */
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
  /**
   * The basis of the percentage: the stated value of a content, or the rest without contents; otherwise all
   * of the value.
   */
  readonly basis?: Content | 'rest'
  /** The heading that is filed at 0 for the part of the value that the basis leaves out. */
  readonly leftOut?: string
  /** First and last entry date. */
  readonly from: string
  readonly to?: string
  /** The goods leave the programs that give way to this one: see `Program.givesWayTo`, and condition `displaced`. */
  readonly displaces?: boolean
  /** Why a relief applies. */
  readonly why?: DefinedMessage
  /** The law that it rests on, where that is not the source of the program. */
  readonly source?: string
}

/** Another program that takes the goods out of this one; with `ifCharged`, not by a relief. */
export interface GivesWay {
  readonly program: string
  readonly ifCharged: true
}

/** A legal program of additional duties. Of its measures the first that fits is filed; they exclude each other. */
export interface Program {
  readonly id: string
  readonly name: DefinedMessage
  /** Place on the line: 301, 338, IEEPA, 122, 232, 201, then other headings of chapter 99 (CSMS 65829726, 67844987, 69668138). */
  readonly rank: 301 | 338 | 'IEEPA' | 122 | 232 | 201 | 99
  readonly products?: ProductFamily
  /** Programs whose displacing measure keeps this one from applying. */
  readonly givesWayTo?: readonly (string | GivesWay)[]
  /** Its duties were held invalid: what was paid comes back. */
  readonly refundable?: true
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
