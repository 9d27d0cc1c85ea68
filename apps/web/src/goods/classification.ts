import type { CalendarDay } from '@edfe/domain/calendar'
import { type Classification, formHts } from '@edfe/domain/entry'
import type { ChosenNumber } from './goods-search.tsx'

type Choice = Omit<ChosenNumber, 'line'> & { readonly line: Pick<ChosenNumber['line'], 'hts'> }

/**
 * What a line keeps of the search that its number was chosen in. The importer's own reason stays while the number is the
 * same.
 */
export function classificationOf(
  { line, searched, row, answers, edition }: Choice,
  today: CalendarDay,
  before: Classification | undefined,
): Required<Classification> {
  const hts = formHts(line.hts)
  return {
    hts,
    words: searched,
    edition,
    chosen_on: today,
    reasons: (row?.reasons ?? []).map(({ source, words, ruling }) => ({
      source,
      words,
      ruling: ruling?.number ?? '',
      ruled_on: ruling?.day ?? '',
    })),
    answers: answers.map((answer) => ({ answer })),
    note: isOfNumber(before, hts) ? (before?.note ?? '') : '',
  }
}

/** True if a reason is about the number, or names none. */
export function isOfNumber(kept: Classification | undefined, hts: string): boolean {
  const chosen = kept?.hts ?? ''
  return chosen === '' || formHts(chosen) === formHts(hts)
}

/** A line without a reason for its number. */
export const NO_CLASSIFICATION: Required<Classification> = {
  hts: '',
  words: '',
  edition: '',
  chosen_on: '',
  reasons: [],
  answers: [],
  note: '',
}
