import type { CalendarDay } from '../calendar/index.ts'

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
  answers: Readonly<Record<string, string>>
}

/** What the tariff makes of a line. */
export interface TariffReading {
  edition: string
  /** Dollars and cents. */
  duty: string
  /** The headings of chapter 99 that the line is filed with, digits without dots. */
  headings: readonly string[]
}

/** The tariff, for whoever has its data: the server and the simulator of customs. */
export interface TariffBook {
  /** Undefined where the data gives no whole answer: an unknown number, a missing fact, a day before its measures. */
  read(question: TariffQuestion): TariffReading | undefined
  /** What it may be under any answers to its questions; empty where `read` is undefined. */
  readings(question: TariffQuestion): TariffReading[]
}
