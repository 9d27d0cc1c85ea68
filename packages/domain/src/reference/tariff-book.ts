import type { CalendarDay } from '../calendar/index.ts'
import type { Message } from '../messages/index.ts'

/** A line of goods as the tariff is asked about it. */
export interface TariffQuestion {
  /** Ten digits. */
  hts: string
  origin: string
  entryDate: CalendarDay
  /** Entered value in US dollars. */
  value: string
  /** In CBP's units. */
  quantities: readonly { quantity: string; unit: string }[]
  spi?: string
  /** The day by which the goods were loaded onto the vessel that brings them. */
  loadedOn?: CalendarDay
  answers: Readonly<Record<string, string>>
}

/** The tariff's reading of a line. */
export interface TariffReading {
  edition: string
  /** Dollars and cents. */
  duty: string
  /** The headings of chapter 99 that the line is filed with, digits without dots. */
  headings: readonly string[]
  /** Those of them that charge nothing, such as the heading of goods in transit. */
  relieved: readonly string[]
  /** The parts of the law that the data lacks and that may touch the line. */
  holes: readonly TariffHole[]
  /** True if the rates of chapters 1 to 97 are those of a later day than the entry date. */
  isOfLaterEdition: boolean
}

/** A part of the law that the tariff data lacks. */
export interface TariffHole {
  /** The law, and between which amounts the duty is, where that is known. */
  readonly says: Message
  /**
   * `more`, `less`: the line may owe more or less than the data gives; `barred`: the goods may not be imported at
   * all.
   */
  readonly owes: 'more' | 'less' | 'barred'
}

/**
 * Why the tariff gives no whole answer for goods: `no_measures`, its data lacks the additional duties of the day;
 * `open_question`, a fact of the goods is missing that decides the duty; `no_duty`, nothing is calculated for such a number.
 */
export type TariffGap = 'no_measures' | 'open_question' | 'no_duty'

/** That a special program begins after an entry date (`day` is its first) or ended before it (`day` was its last). */
export interface ProgramTime {
  readonly time: 'early' | 'ended'
  readonly day: CalendarDay
  /** False where the program may have been renewed since. */
  readonly isSure: boolean
}

/** The tariff, for programs that have its data: the server and the simulator of customs. */
export interface TariffBook {
  /** Undefined where the data gives no whole answer: an unknown number, a missing fact, a day before its measures. */
  read(question: TariffQuestion): TariffReading | undefined
  /** Why `read` is undefined; undefined where it is not. */
  gap(question: TariffQuestion): TariffGap | undefined
  /**
   * The possible readings under any answers to its questions; empty if `read` is undefined under some of
   * them.
   */
  readings(question: TariffQuestion): TariffReading[]
  /**
   * The units in which a number of chapters 1 to 97 reports its quantities, in order and in CBP's codes; X for none.
   * Undefined for a number that the edition lacks and for a unit without code.
   */
  units(hts: string, entryDate: CalendarDay): readonly string[] | undefined
  /**
   * True if goods can be entered under a number of chapters 1 to 97: false for an unknown one and for one
   * with longer ones under it. Also true for days before the first edition.
   */
  hasNumber(hts: string, entryDate: CalendarDay): boolean
  /**
   * True if a number of chapters 1 to 97 begins with a subheading of the tariff. Its six digits are those of the
   * Harmonized System, which editions of the same years share: a number that a later edition adds has them too.
   */
  hasSubheading(hts: string, entryDate: CalendarDay): boolean
  /**
   * True if the data has the measures of a day: an undefined reading of a known number then has another
   * reason.
   */
  hasMeasuresOn(entryDate: CalendarDay): boolean
  /**
   * True if a heading of chapter 98 or 99 is in an edition, and no measure of the data that files it lacks the day. Also true
   * for days before the measures of the data.
   */
  hasHeading(hts: string, day: CalendarDay): boolean
  /** The origins whose goods a heading of chapter 99 is for; undefined for all goods and an unknown heading. */
  originsOf(heading: string, entryDate: CalendarDay): readonly string[] | undefined
  /**
   * The bound of a special program that the entry date is outside of; undefined where it is within. `claim` is an
   * indicator, or a heading of chapter 98 that is claimed instead, as digits.
   */
  programTime(claim: string, entryDate: CalendarDay): ProgramTime | undefined
  /**
   * True if goods of a number may claim a special program: the special column prints it, or the goods are
   * free. Also true for a number that the edition lacks and for days before the first edition.
   */
  takesClaim(hts: string, spi: string, entryDate: CalendarDay): boolean
  /** True if goods of the country may not be imported at all. */
  isRestricted(origin: string): boolean
}

/** Another unit than the schedule's, no second quantity, no third (CBP ACE error dictionary). */
export type UnitCondition = '442' | '443' | '444'

/**
 * The answer of customs to the units of a tariff row, one condition for each quantity that it refuses. `filed` are the
 * units of the quantities in order; the first is always given, or condition 439 says so.
 */
export const unitConditions = (demanded: readonly string[], filed: readonly string[]): UnitCondition[] =>
  ([0, 1, 2] as const).flatMap((at) => {
    if (filed[at] === demanded[at]) return []
    if (filed[at] !== undefined) return ['442']
    return at === 0 ? [] : at === 1 ? ['443'] : ['444']
  })
