import type { TariffBook, TariffQuestion, TariffReading } from '@edfe/domain/reference'
import { MEASURES_UNKNOWN_UNTIL } from '../measures/index.ts'
import { dutyOf } from './duty-of.ts'
import type { LineDuty, Tariff } from './facts.ts'

/** Goods that leave more questions open than this are not read any further. */
const MOST_QUESTIONS = 3

/** The tariff as the rules of an entry ask it; `open` gives its data at the first question. */
export function tariffBook(open: () => Tariff): TariffBook {
  const lineOf = (facts: TariffQuestion): LineDuty | undefined => {
    if (facts.entryDate <= MEASURES_UNKNOWN_UNTIL) return undefined
    const found = dutyOf(open(), facts)
    return found.kind === 'duty' && found.duty !== undefined ? found : undefined
  }

  const underAnyAnswers = (facts: TariffQuestion, mayAsk: number): TariffReading[] => {
    const found = lineOf(facts)
    const own = found && readingOf(found)
    if (!own) return []
    const others = mayAsk === 0 ? [] : found.questions
    return [
      own,
      ...others.flatMap(({ key, options }) =>
        options.flatMap(({ value }) =>
          underAnyAnswers({ ...facts, answers: { ...facts.answers, [key]: value } }, mayAsk - 1),
        ),
      ),
    ]
  }

  return {
    read: (facts) => {
      const found = lineOf(facts)
      return found && readingOf(found)
    },
    readings: (facts) => underAnyAnswers(facts, MOST_QUESTIONS),
  }
}

const readingOf = ({ edition, duty = '', rows }: LineDuty): TariffReading => ({
  edition: edition.name,
  duty,
  headings: rows.filter(({ measure }) => measure !== undefined).map(({ number }) => number),
})
