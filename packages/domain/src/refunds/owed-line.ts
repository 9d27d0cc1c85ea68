import type { Message } from '../messages/index.ts'
import type { Cents } from '../money/index.ts'
import type { TariffQuestion } from '../reference/tariff-book.ts'

/** A program of additional duties. */
export interface OwedProgram {
  readonly id: string
  readonly name: Message
  readonly source: string
  /** Its duties were held invalid: what was paid comes back. */
  readonly isInvalid: boolean
}

/** A tariff row as the measures of the entry date give it. */
export interface OwedRow {
  readonly hts: string
  /** Undefined for the row of chapters 1 to 97. */
  readonly program: OwedProgram | undefined
  /** Undefined while a quantity is missing. */
  readonly amount: Cents | undefined
  readonly source: string
}

/** Why the data gives no duty to compare with. */
export type OpenReason = 'no_measures' | 'no_duty' | 'open_question'

/** The duty of a line by the measures of its day. */
export type OwedLine =
  | {
      readonly kind: 'owed'
      readonly rows: readonly OwedRow[]
      /** The part of the rows that was held invalid; undefined while a quantity decides it. */
      readonly invalid: Cents | undefined
      readonly holes: readonly OwedHole[]
    }
  | { readonly kind: 'open'; readonly why: OpenReason; readonly says: readonly Message[] }

/** A part of the law that the data lacks, by which a line may owe more or less. */
export interface OwedHole {
  readonly says: Message
  readonly owes: 'more' | 'less' | 'barred'
  /** The law names the number of the line. */
  readonly isListed: boolean
}

/** A special program that a line may claim and does not. */
export interface OpenClaim {
  readonly spi: string
  /** What the claim saves of the duty that does not come back anyway. */
  readonly saves: Cents
  readonly source: string
}

/** The tariff as the finder of refunds asks it. */
export interface OwedBook {
  /** The program that a heading of chapter 99 belongs to on any day. */
  program(heading: string): OwedProgram | undefined
  /** The duty of a line. Where facts are open, the answers count that lead to the headings that were filed. */
  owed(question: TariffQuestion, filedHeadings: readonly string[]): OwedLine
  /** The special programs that save duty if the goods qualify. */
  claims(question: TariffQuestion): readonly OpenClaim[]
}
