import type { AnswerOf } from '@edfe/contracts/operations'
import { useQuery } from '@tanstack/react-query'
import { call } from '../api/client.ts'
import { usePractice } from './use-practice.ts'

export type Fees = AnswerOf<'getFees'>

/** Reads the operator's fee, what was charged, and the invoices. */
export const useFees = () =>
  useQuery({ queryKey: ['fees'], queryFn: ({ signal }) => call('getFees', { signal }) })

/** What the next filing costs beside what CBP collects; undefined in practice, and where nothing is charged. */
export function useFilingFee(): string | undefined {
  const isPractice = usePractice()
  const fees = useFees()
  return isPractice ? undefined : (fees.data?.price ?? undefined)
}
