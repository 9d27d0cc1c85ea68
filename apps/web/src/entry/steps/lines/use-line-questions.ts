import { useCallback } from 'react'
import type { EntryFormValue } from '../../form/form-context.ts'
import { cellName } from '../../lines-sheet/sheet-columns.ts'
import { type TariffQuestions, useTariffQuestions } from '../../tariff/use-tariff-questions.ts'

export interface QuestionsOfLines extends Omit<TariffQuestions, 'isAsked'> {
  /** Lines of goods that do not say whether buyer and seller are related. */
  unrelated: () => string[]
  /** True if a line claims no special program. */
  isUnclaimed: (id: string) => boolean
  /** True if a line has a question that is asked of several at once. */
  hasQuestion: (id: string) => boolean
}

/**
 * Returns the questions asked once for several lines of an entry: the tariff's questions, and related
 * parties.
 */
export function useLineQuestions(step: EntryFormValue, order: readonly string[]): QuestionsOfLines {
  const { isAsked, ...tariff } = useTariffQuestions(step, order)
  const { form } = step
  const isUnrelated = useCallback(
    (id: string) =>
      order.length > 1 &&
      Boolean(form.getValues(cellName(id, 'htsus'))) &&
      !form.getValues(cellName(id, 'relationship')),
    [form, order],
  )
  const isUnclaimed = (id: string) => !form.getValues(cellName(id, 'spi'))
  const hasQuestion = useCallback((id: string) => isUnrelated(id) || isAsked(id), [isUnrelated, isAsked])
  return { ...tariff, unrelated: () => order.filter(isUnrelated), isUnclaimed, hasQuestion }
}
