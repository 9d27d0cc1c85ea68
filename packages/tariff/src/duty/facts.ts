import type { CalendarDay } from '@edfe/domain/calendar'
import type { Message } from '@edfe/domain/messages'
import type { Hole, Program } from '../measures/index.ts'
import type { Edition, Editions, Schedule } from '../schedule/index.ts'
import type { DemandedUnit } from '../units/index.ts'

/** The known facts about a line of goods. */
export interface DutyFacts {
  /** The number of chapters 1 to 97, with or without dots. */
  readonly hts: string
  /** Country of origin: ISO code, or CBP's own code of a part of a country. */
  readonly origin: string
  readonly entryDate: CalendarDay
  /** Entered value in US dollars; whole dollars count, as CBP takes them. */
  readonly value: string
  /** In CBP's unit codes, in the order in which the schedule asks for them. */
  readonly quantities?: readonly { readonly quantity: string; readonly unit: string }[]
  /** The special program indicator that the line claims. */
  readonly spi?: string
  /** When the goods were loaded onto the vessel that brings them; undefined for other modes of transport. */
  readonly loadedOn?: CalendarDay
  /** Facts by the key of their question. */
  readonly answers?: Readonly<Record<string, string>>
  /**
   * The answer assumed when there is none: the one without relief, unless most goods of the number answer
   * otherwise.
   */
  readonly assume?: 'usual'
}

/** The law that a duty is calculated from: editions of the schedule, and programs of additional duties. */
export interface Tariff {
  readonly schedules: Editions<Schedule>
  readonly programs: readonly Program[]
}

/** The basis of a charge: dollars of value, or a quantity in a unit. */
export interface Basis {
  readonly quantity: string
  /** 'USD' or a unit. */
  readonly unit: string
  /** The quantity as reported in another unit. */
  readonly convertedFrom?: { readonly quantity: string; readonly unit: string }
}

/** One tariff row of the line, in the order of AE. */
export interface DutyRow {
  /** Digits without dots. */
  readonly number: string
  /** Key of the program of additional duties; undefined for the row of chapters 1 to 97. */
  readonly measure: string | undefined
  /** The name of the program; undefined for the row of chapters 1 to 97. */
  readonly program: Message | undefined
  readonly rateText: string
  readonly basis: readonly Basis[]
  /** Dollars and cents; undefined while a fact is missing. */
  readonly amount: string | undefined
  readonly why: Message
  readonly source: string
}

/** A fact that is missing and would change the duty. */
export interface OpenQuestion {
  readonly key: string
  readonly text: Message
  /** Without options, the answer is a number. Dollars that the duty changes by, where both duties are known. */
  readonly options: readonly {
    readonly value: string
    readonly label: Message
    readonly changesDutyBy?: string
  }[]
  /** The option that counts while the question is open. */
  readonly counted?: string
}

/** The duty of a line, replayable for the same facts and tariff. */
export interface LineDuty {
  readonly kind: 'duty'
  readonly edition: Edition
  /** The oldest day on which a person compared one of the programs with the law. */
  readonly reviewed: string
  readonly rows: readonly DutyRow[]
  /** The sum of the rows; undefined while a fact is missing. */
  readonly duty: string | undefined
  /** Dollars and cents of the duty that come back, since their program was held invalid; undefined for none. */
  readonly refundable: string | undefined
  readonly questions: readonly OpenQuestion[]
  readonly units: readonly DemandedUnit[]
  /** The points to check on this line, without the holes. */
  readonly warnings: readonly Message[]
  /** The parts of the law that the data lacks and that may touch the line. */
  readonly holes: readonly LineHole[]
  /** The notes for every line of the entry date: the age of the edition and of the review. */
  readonly notes: readonly Message[]
}

/** A hole of the data on a line, with the least and the most that the line may owe by it, where both are known. */
export interface LineHole extends Pick<Hole, 'owes'> {
  readonly says: Message
  readonly least: string | undefined
  readonly most: string | undefined
  /** The law names its goods by whole numbers, not by their beginnings. */
  readonly isListed: boolean
  /** The words for the importer's note that the goods are not on its lists, where the lists alone decide. */
  readonly notListed: Message | undefined
  /** The rows of the line with a relief that takes headings off and puts none on. */
  readonly relieved: readonly DutyRow[] | undefined
}

/** A line that has no duty: a number that cannot be entered, or goods that may not be imported. */
export interface RefusedLine {
  readonly kind: 'refused'
  readonly reason: Message
}
