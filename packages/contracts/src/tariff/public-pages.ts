import type { z } from 'zod'
import type { DutyAnswer, EstimateAnswer } from './duty.ts'
import type { TariffEdition, TariffGoods, TariffLineAnswer } from './tariff.ts'

/**
 * The data that the server gives to the renderer of a public page whose content depends on its address.
 * `asked` is the address as it was read: texts as a person typed them, so that the form shows them again.
 */

type Edition = z.output<typeof TariffEdition>
type Country = { readonly code: string; readonly name: string }

/** What another agency asks, or may ask, of goods of a number, and what to have at hand before they are ordered. */
export interface AgencyAsk {
  readonly asks: string
  readonly help: string
  /** What of it the supplier knows. */
  readonly supplier: readonly string[]
}

/** The page /tariff. */
export interface TariffPage {
  readonly asked: {
    readonly q: string
    readonly hts: string
    readonly chapter: string
    readonly origin: string
    /** '' for the current day. */
    readonly on: string
    /** Answers to the questions about the goods, separated by commas; '' for none. */
    readonly answers: string
  }
  /** The entry date that the rates are of. */
  readonly day: string
  readonly countries: readonly Country[]
  readonly edition: Edition
  /** The notes on every duty of the day, such as the age of the review. */
  readonly notes: readonly string[]
  /** The gaps in the data for goods of the number and the origin. */
  readonly warnings: readonly string[]
  readonly agencies: readonly AgencyAsk[]
  /** Every chapter, for browsing. */
  readonly chapters: readonly { readonly number: string; readonly title: string }[]
  /** The headings of the chapter that is open. */
  readonly headings: readonly { readonly hts: string; readonly description: string }[]
  /** The subheadings for words or digits. */
  readonly goods: z.output<typeof TariffGoods> | undefined
  readonly line: z.output<typeof TariffLineAnswer>['line'] | undefined
  /** The value that the edition does not have, or that could not be read. */
  readonly problem: string | undefined
}

/** One of the costs that the page /estimate compares. */
export interface EstimatedCost {
  readonly origin: string
  readonly on: string
  readonly cost: z.output<typeof EstimateAnswer>
}

/** The page /estimate. */
export interface EstimatePage {
  readonly asked: {
    readonly hts: string
    readonly origin: string
    readonly value: string
    readonly freight: string
    readonly on: string
    readonly mode: string
    readonly spi: string
    /** A second origin and a second day to compare with; '' for none. */
    readonly with_origin: string
    readonly with_on: string
    readonly quantities: readonly string[]
    readonly answers: Readonly<Record<string, string>>
    /** The words that found the number, and the answers about the goods, separated by commas; '' for none. */
    readonly words: string
    readonly goods_answers: string
  }
  /** The entry date that the rates are of. */
  readonly day: string
  readonly countries: readonly Country[]
  readonly edition: Edition
  /** The notes on every duty of the day, such as the age of the review. */
  readonly notes: readonly string[]
  /** The subheadings for words, or for the beginning of a number, in place of the number. */
  readonly found: z.output<typeof TariffGoods> | undefined
  /** The goods of the number; undefined while it is not whole. */
  readonly goods: { readonly path: readonly string[]; readonly units: readonly string[] } | undefined
  readonly agencies: readonly AgencyAsk[]
  /** Open questions, and those that have an answer. */
  readonly questions: z.output<typeof DutyAnswer>['open_questions']
  /** Programs that goods of the origin may claim. */
  readonly claims: readonly { readonly spi: string; readonly name: string }[]
  readonly costs: readonly EstimatedCost[]
  /** The problem of each field, by its name in the address. */
  readonly problems: Readonly<Record<string, string>>
  readonly isSignedIn: boolean
}

export type PublicPage =
  | { readonly name: 'tariff'; readonly data: TariffPage }
  | { readonly name: 'estimate'; readonly data: EstimatePage }
