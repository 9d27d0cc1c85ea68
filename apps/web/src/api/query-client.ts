import { QueryClient } from '@tanstack/react-query'
import { ApiProblem } from './problem.ts'

/** Refusals are answers and are not asked again; a lost connection is tried twice more. */
const retry = (failures: number, error: Error) =>
  failures < 2 && error instanceof ApiProblem && (error.isNetwork || error.status >= 502)

export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry, staleTime: 15_000 }, mutations: { retry: false } },
})
