import { addDays, type CalendarDay } from '../calendar/index.ts'

/** The forms on which CBP writes to an importer about a filed entry: Request for Information, Notice of Action. */
export const LETTER_FORMS = ['28', '29'] as const
export type LetterForm = (typeof LETTER_FORMS)[number]

/**
 * The days for an answer, from the date of the letter. 28: as the form asks, by trade papers (cjinternational.com). 29:
 * liquidation waits at most 20 days from the mailing of the notice (19 CFR 152.2), and a proposed action is answered in
 * that time (CBP's guidance to its ports of May 24, 2011, as globaltradeexpertise.com prints it).
 */
const ANSWER_DAYS: Record<LetterForm, number> = { '28': 30, '29': 20 }

/** The last day for an answer to a letter of this day, where the letter itself names no other. */
export const letterAnswerDay = (form: LetterForm, dated: CalendarDay): CalendarDay =>
  addDays(dated, ANSWER_DAYS[form])

/** What became of a letter: CBP accepted the entry as filed, takes a higher rate, or another tariff number. */
export const LETTER_OUTCOMES = ['accepted', 'rate_advance', 'number_changed'] as const
export type LetterOutcomeKind = (typeof LETTER_OUTCOMES)[number]

/** What CBP decided of a part by its latest Notice of Action, and for which entry. */
export interface PartAction {
  entry_id: string
  entry_number: string
  /** The day of the letter. */
  dated: CalendarDay
  outcome: { kind: 'rate_advance'; rate: string } | { kind: 'number_changed'; number: string }
}

/** Actions by the key of the part number (`partNumberKey`). */
export type PartActions = ReadonlyMap<string, PartAction>
