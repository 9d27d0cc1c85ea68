import type { AnswerOf } from '@edfe/contracts/operations'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../api/client.ts'

export type Statement = AnswerOf<'getStatement'>

const keyOf = (id: string) => ['dashboard', 'statement', id]

/** Reads a statement, held against what was filed. */
export const useStatement = (id: string) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call('getStatement', { params: { id }, signal }),
  })

/** Records the day on which the payment of a statement was authorized; null takes it back. */
export function useRecordAuthorization(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (authorized_on: string | null) =>
      call('recordAuthorization', { params: { id }, body: { authorized_on } }),
    onSuccess: (answer) => {
      client.setQueryData(keyOf(id), answer)
      void client.invalidateQueries({ queryKey: ['dashboard'] })
    },
  })
}
