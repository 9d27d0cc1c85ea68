import { QueryClient } from '@tanstack/react-query'
import { ApiProblem } from '../api/problem.ts'

/** Refusals are answers and are not asked again; a lost connection and a server that is away are tried twice more. */
const retry = (failures: number, error: Error) =>
  failures < 2 && error instanceof ApiProblem && error.isRetryable

export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry, staleTime: 15_000 }, mutations: { retry: false } },
})
