import type { DutyAnswer, TariffEdition, TariffResult } from '@edfe/contracts/tariff/tariff'
import type { CalendarDay } from '@edfe/domain/calendar'
import { scaledText, toCents } from '@edfe/domain/money'
import type { Formatter } from '@edfe/messages'
import { dutyOf, type LineDuty, oldestReview, type Saving, type Tariff } from '@edfe/tariff/duty'
import { type Edition, type TariffLine, withDots } from '@edfe/tariff/schedule'
import { demandedUnits } from '@edfe/tariff/units'
import type { z } from 'zod'

/** What the API says of an edition, a line and a duty. */

type View<Shape extends z.ZodType> = z.output<Shape>

export const editionView = ({ name, from, source }: Edition, tariff: Tariff): View<typeof TariffEdition> => ({
  name,
  from,
  source,
  measures_reviewed: oldestReview(tariff),
})

const unitsView = (units: readonly { text: string; code: string | undefined }[]) =>
  units.map(({ text, code }) => ({ text, code: code ?? null }))

/** `percent` is what goods of an origin pay on a day. */
export const lineView = (line: TariffLine, percent: string | null): View<typeof TariffResult> => ({
  hts: withDots(line.number),
  description: line.description,
  path: [...line.path],
  units: line.isWhole ? unitsView(demandedUnits(line.units)) : [],
  general: line.generalText || null,
  special: line.specialText || null,
  column_2: line.column2Text || null,
  is_whole: line.isWhole,
  percent,
})

/** A value on which the duty in cents is the percentage with six decimals. */
const MILLION = '1000000'
const PERCENT_PLACES = 6

/** All duty of an origin in percent of the value; null when it depends on a quantity, or the goods may not come in. */
export function percentOfValue(
  tariff: Tariff,
  facts: { hts: string; origin: string | undefined; day: CalendarDay },
): string | null {
  const { hts, origin, day: entryDate } = facts
  if (!origin) return null
  const found = dutyOf(tariff, { hts, origin, entryDate, value: MILLION })
  if (found.kind === 'refused' || found.duty === undefined) return null
  return scaledText(toCents(found.duty), PERCENT_PLACES).replace(/\.?0+$/, '')
}

/** A duty in English. */
export function dutyView(
  found: LineDuty,
  savings: readonly Saving[],
  { tariff, english }: { tariff: Tariff; english: Formatter },
): View<typeof DutyAnswer> {
  return {
    edition: editionView(found.edition, tariff),
    rows: found.rows.map(({ number, program, rateText, basis, amount, why, source }) => ({
      hts: withDots(number),
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
    })),
    duty: found.duty ?? null,
    open_questions: found.questions.map(({ key, text, options }) => ({
      key,
      question: english.format(text),
      options: options.map(({ value, label, changesDutyBy }) => ({
        value,
        label: english.format(label),
        changes_duty_by: changesDutyBy ?? null,
      })),
    })),
    units: unitsView(found.units),
    warnings: found.warnings.map((warning) => english.format(warning)),
    savings: savings.map(({ spi, name, saves, source, freesFromMpf }) => ({
      spi,
      name,
      saves: saves ?? null,
      source,
      frees_from_mpf: freesFromMpf,
    })),
  }
}
