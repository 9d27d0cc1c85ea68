import type { OperatorOrder } from '@edfe/contracts/operator/operator'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../api/client.ts'

const OPERATIONS = ['operator']

/** Queries the data that the operator watches, fresh every half minute. */
export function useOperations() {
  return useQuery({
    queryKey: OPERATIONS,
    queryFn: ({ signal }) => call('getOperations', { signal }),
    refetchInterval: 30_000,
  })
}

/** Accounts by address or name; nothing is asked for less than two letters. */
export function useAccounts(text: string) {
  const q = text.trim()
  return useQuery({
    queryKey: [...OPERATIONS, 'accounts', q],
    queryFn: ({ signal }) => call('findAccounts', { query: { q }, signal }),
    placeholderData: keepPreviousData,
    enabled: q.length >= 2,
  })
}

/** Gives an order. It is done with its answer: the page is read again after it, which may take long. */
export function useAct() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (order: OperatorOrder) => call('actAsOperator', { body: order }),
    onSettled: () => void client.invalidateQueries({ queryKey: OPERATIONS }),
  })
}
