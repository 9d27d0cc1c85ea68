import type { DefinedMessage } from '@edfe/domain/messages'
import type { TariffHole } from '@edfe/domain/reference'

/** A part of the law that the data lacks, and the goods that it may touch. */
export interface Hole extends Pick<TariffHole, 'owes'> {
  readonly says: DefinedMessage
  /**
   * Of `less`: what the importer notes who looked up its lists and did not find the goods. Only where the lists alone
   * decide: an approval or a list of countries names no goods, and what may add duty is answered in own words.
   */
  readonly notListed?: DefinedMessage
  /** Of `more`: what the law adds at most, in percent of the value; undefined where that is not known. */
  readonly percent?: string
  /** Of `less`: goods with the relief are filed without `headings`, and with no other heading instead. */
  readonly isUnnamed?: true
  readonly from?: string
  readonly to?: string
  readonly origins?: readonly string[]
  /** Beginnings of numbers. */
  readonly numbers?: readonly string[]
  /** Only where one of these headings adds duty to the line; of `less`, those that the relief takes off. */
  readonly headings?: readonly string[]
  /** Not where one of these headings is on the line. */
  readonly notFiled?: readonly string[]
}

/** A line as holes are looked up for it. */
export interface TouchedLine {
  readonly number: string
  readonly origin: string
  readonly day: string
  /** Its headings of chapter 99. */
  readonly filed: readonly string[]
  /** Those of them that add duty. */
  readonly charging: readonly string[]
}
