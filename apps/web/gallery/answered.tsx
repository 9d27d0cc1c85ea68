import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ApiProblem } from '../src/api/problem.ts'

/** What the server has said to a query, or that it could not be asked. */
type Answer = { queryKey: QueryKey; data: unknown } | { queryKey: QueryKey; problem: ApiProblem }

/** The answer of the server to a query. */
export const answer = <Data,>(query: { queryKey: QueryKey }, data: Data): Answer => ({ ...query, data })

/** A query that did not reach the server. */
export const failure = ({ queryKey }: { queryKey: QueryKey }): Answer =>
  refusal({ queryKey }, new ApiProblem(0, 'network', ''))

/** A query that the server refused. */
export const refusal = ({ queryKey }: { queryKey: QueryKey }, problem: ApiProblem): Answer => ({
  queryKey,
  problem,
})

/** A client that has these answers and asks for nothing again; every other query waits. */
function clientWith(answers: readonly Answer[]): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: { retry: false, retryOnMount: false, staleTime: Number.POSITIVE_INFINITY },
    },
  })
  for (const { queryKey, ...said } of answers) {
    if ('data' in said) client.setQueryData(queryKey, said.data)
    else {
      const query = client.getQueryCache().build(client, { queryKey })
      query.setState({ status: 'error', error: said.problem, errorUpdateCount: 1 })
    }
  }
  return client
}

/** A component with the answers of the server that it reads. Without an answer it is loading. */
export function Answered({ answers, children }: { answers: readonly Answer[]; children: ReactNode }) {
  const [client] = useState(() => clientWith(answers))
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
