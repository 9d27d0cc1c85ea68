import type { DutyAnswer } from '@edfe/contracts/tariff/duty'
import type { TariffEdition, TariffResult } from '@edfe/contracts/tariff/tariff'
import type { CalendarDay } from '@edfe/domain/calendar'
import { type Sentence, say } from '@edfe/domain/messages'
import { scaledText, toCents } from '@edfe/domain/money'
import type { Formatter } from '@edfe/messages'
import {
  answeredQuestions,
  dutyOf,
  holeInWords,
  type LineDuty,
  lookedUpNote,
  type OpenQuestion,
  oldestReview,
  type Saving,
  type Tariff,
} from '@edfe/tariff/duty'
import { noteOf } from '@edfe/tariff/notes'
import { type Edition, type TariffLine, withDots } from '@edfe/tariff/schedule'
import { demandedUnits } from '@edfe/tariff/units'
import type { z } from 'zod'
import { english } from '../messages/formatter.ts'

/** The API's views of an edition, a line and a duty. */

type View<Shape extends z.ZodType> = z.output<Shape>

export const editionView = (
  { name, from, replacedOn, source }: Edition,
  tariff: Tariff,
): View<typeof TariffEdition> => ({
  name,
  from,
  replaced_on: replacedOn ?? null,
  source,
  measures_reviewed: oldestReview(tariff),
})

const unitsView = (units: readonly { text: string; code: string | undefined }[]) =>
  units.map(({ text, code }) => ({ text, code: code ?? null }))

/** A number with what its goods are. */
export const numberView = (line: TariffLine) => ({
  hts: withDots(line.number),
  description: line.description,
  path: [...line.path],
})

/** A line, with what goods of an origin pay for it on a day. */
export const lineView = (line: TariffLine, cost: Cost): View<typeof TariffResult> => ({
  ...numberView(line),
  units: line.isWhole ? unitsView(demandedUnits(line.units)) : [],
  general: line.generalText || null,
  special: line.specialText || null,
  column_2: line.column2Text || null,
  additional: line.additionalText || null,
  is_whole: line.isWhole,
  ...cost,
})

type Cost = Pick<View<typeof TariffResult>, 'percent' | 'percent_is_assumed'>
const NO_COST: Cost = { percent: null, percent_is_assumed: false }

/** A value on which the duty in cents is the percentage with six decimals. */
export const MILLION = '1000000'
const PERCENT_PLACES = 6

/**
 * All duty of an origin in percent of the value; none without an origin, where it depends on a quantity, and for goods
 * that may not come in.
 */
export function costOf(
  tariff: Tariff,
  line: TariffLine,
  { origin, day: entryDate }: { origin: string | undefined; day: CalendarDay },
): Cost {
  if (!origin || !line.isWhole) return NO_COST
  const found = dutyOf(tariff, { hts: line.number, origin, entryDate, value: MILLION, assume: 'usual' })
  if (found.kind === 'refused' || found.duty === undefined) return NO_COST
  return {
    percent: scaledText(toCents(found.duty), PERCENT_PLACES).replace(/\.?0+$/, ''),
    percent_is_assumed: found.questions.length > 0,
  }
}

/** Of a number that the edition of the day lacks; `number` as it was typed, or with dots. */
export const noSuchNumber = (edition: Edition, number: string): Sentence =>
  say(
    { id: 'tariff.no-such-number', defaultMessage: '{edition} has no number {number}.' },
    { edition: edition.name, number },
  )

/** A question in the words of a reader. */
export const questionView = ({ key, text, options, counted }: OpenQuestion, words: Formatter) => ({
  key,
  question: words.format(text),
  options: options.map(({ value, label, changesDutyBy }) => ({
    value,
    label: words.format(label),
    changes_duty_by: changesDutyBy ?? null,
  })),
  counted: counted ?? null,
})

/** Questions in the words of a reader. */
export const questionsView = (
  questions: readonly OpenQuestion[],
  words: Formatter,
): View<typeof DutyAnswer>['open_questions'] => questions.map((question) => questionView(question, words))

/** A duty in the words of a reader. */
export function dutyView(
  found: LineDuty,
  savings: readonly Saving[],
  answers: Readonly<Record<string, string>>,
  { tariff, words, today }: { tariff: Tariff; words: Formatter; today: CalendarDay },
): View<typeof DutyAnswer> {
  const lookedUp = lookedUpNote(found.holes, today)
  const rate = found.rows.find(({ measure }) => measure === undefined)?.rateText ?? ''
  return {
    edition: editionView(found.edition, tariff),
    rows: found.rows.map(({ number, measure, program, rateText, basis, amount, why, source }) => ({
      hts: withDots(number),
      measure: measure ?? null,
      program: program ? words.format(program) : null,
      rate_text: rateText,
      basis: basis.map(({ quantity, unit, convertedFrom }) => ({
        quantity,
        unit,
        converted_from: convertedFrom ?? null,
      })),
      amount: amount ?? null,
      why: words.format(why),
      source,
      note: noteOf(number)?.note ?? null,
    })),
    duty: found.duty ?? null,
    open_questions: questionsView(found.questions, words),
    answered_questions: answeredQuestions(answers, rate).map((question) => ({
      ...questionView(question, words),
      answer: question.answer,
    })),
    units: unitsView(found.units),
    warnings: [...found.warnings, ...found.holes.map(holeInWords)].map((warning) => words.format(warning)),
    asks_for_note: found.holes.length > 0 ? 'must' : 'no',
    looked_up: lookedUp ? english.format(lookedUp) : null,
    notes: found.notes.map((note) => words.format(note)),
    savings: savings.map(claimView),
  }
}

/** A special program and what it saves. */
export const claimView = ({ spi, name, saves, source, freesFromMpf }: Saving) => ({
  spi,
  name,
  saves: saves ?? null,
  source,
  frees_from_mpf: freesFromMpf,
})
