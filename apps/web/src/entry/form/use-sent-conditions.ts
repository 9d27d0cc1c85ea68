import type { CustomsCondition } from '@edfe/contracts/customs/filing'
import { isRejected } from '@edfe/domain/entry'
import { useQuery } from '@tanstack/react-query'
import { useEntry } from '../editing/entry-context.ts'
import { filingQuery } from '../editing/entry-queries.ts'

const NONE: readonly CustomsCondition[] = []

/** On a draft that corrects a rejected entry: what CBP said of it, with the values that were sent. */
export function useSentConditions(): readonly CustomsCondition[] {
  const { corrects_entry_id: earlier, corrects_summary } = useEntry()
  const isCorrection = earlier !== null && isRejected(corrects_summary)
  const { data } = useQuery({ ...filingQuery(earlier ?? ''), enabled: isCorrection })
  return isCorrection ? (data?.conditions ?? NONE) : NONE
}
