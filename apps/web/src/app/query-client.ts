import { QueryClient } from '@tanstack/react-query'
import { ApiProblem } from '../api/problem.ts'

/** Refusals are answers and are not asked again; a lost connection and a server that is away are tried twice more. */
const retry = (failures: number, error: Error) =>
  failures < 2 && error instanceof ApiProblem && error.isRetryable

/** Without a connection too, a query or a mutation runs: this browser answers for its local entries, and a call fails at once. */
const networkMode = 'always'

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry, staleTime: 15_000, networkMode, refetchOnReconnect: true },
    mutations: { retry: false, networkMode },
  },
})
