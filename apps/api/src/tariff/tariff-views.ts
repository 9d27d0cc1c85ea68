import type { DutyAnswer } from '@edfe/contracts/tariff/duty'
import type { TariffEdition, TariffResult } from '@edfe/contracts/tariff/tariff'
import type { CalendarDay } from '@edfe/domain/calendar'
import { scaledText, toCents } from '@edfe/domain/money'
import type { Formatter } from '@edfe/messages'
import {
  answeredQuestions,
  dutyOf,
  type LineDuty,
  type OpenQuestion,
  oldestReview,
  type Saving,
  type Tariff,
} from '@edfe/tariff/duty'
import { noteOf } from '@edfe/tariff/notes'
import { type Edition, type TariffLine, withDots } from '@edfe/tariff/schedule'
import { demandedUnits } from '@edfe/tariff/units'
import type { z } from 'zod'

/** What the API says about an edition, a line and a duty. */

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

/** A line, with what goods of an origin pay for it on a day. */
/** A number with what its goods are. */
export const numberView = (line: TariffLine) => ({
  hts: withDots(line.number),
  description: line.description,
  path: [...line.path],
})

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
  const found = dutyOf(tariff, { hts: line.number, origin, entryDate, value: MILLION })
  if (found.kind === 'refused' || found.duty === undefined) return NO_COST
  return {
    percent: scaledText(toCents(found.duty), PERCENT_PLACES).replace(/\.?0+$/, ''),
    percent_is_assumed: found.questions.length > 0,
  }
}

/** A question in English. */
export const questionView = ({ key, text, options }: OpenQuestion, english: Formatter) => ({
  key,
  question: english.format(text),
  options: options.map(({ value, label, changesDutyBy }) => ({
    value,
    label: english.format(label),
    changes_duty_by: changesDutyBy ?? null,
  })),
})

/** Questions in English. */
export const questionsView = (
  questions: readonly OpenQuestion[],
  english: Formatter,
): View<typeof DutyAnswer>['open_questions'] => questions.map((question) => questionView(question, english))

/** A duty in English. */
export function dutyView(
  found: LineDuty,
  savings: readonly Saving[],
  answers: Readonly<Record<string, string>>,
  { tariff, english }: { tariff: Tariff; english: Formatter },
): View<typeof DutyAnswer> {
  const rate = found.rows.find(({ measure }) => measure === undefined)?.rateText ?? ''
  return {
    edition: editionView(found.edition, tariff),
    rows: found.rows.map(({ number, measure, program, rateText, basis, amount, why, source }) => ({
      hts: withDots(number),
      measure: measure ?? null,
      program: program ? english.format(program) : null,
      rate_text: rateText,
      basis: basis.map(({ quantity, unit, convertedFrom }) => ({
        quantity,
        unit,
        converted_from: convertedFrom ?? null,
      })),
      amount: amount ?? null,
      why: english.format(why),
      source,
      note: noteOf(number)?.note ?? null,
    })),
    duty: found.duty ?? null,
    open_questions: questionsView(found.questions, english),
    answered_questions: answeredQuestions(answers, rate).map((question) => ({
      ...questionView(question, english),
      answer: question.answer,
    })),
    units: unitsView(found.units),
    warnings: found.warnings.map((warning) => english.format(warning)),
    notes: found.notes.map((note) => english.format(note)),
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
