import { ADDRESSES } from '@edfe/contracts/addresses'
import type { AnswerOf } from '@edfe/contracts/operations'
import { queryOptions } from '@tanstack/react-query'
import { call } from './client.ts'

/** Which ways to sign in there are, and whether nobody has an account yet. */
export const authProvidersQuery = queryOptions({
  queryKey: ['auth-providers'],
  queryFn: () => call('getAuthProviders'),
  staleTime: Number.POSITIVE_INFINITY,
})

/** Queries the state of an installation without accounts; the server refuses with 404 once it has one. */
export const newInstallationQuery = queryOptions({
  queryKey: ['new-installation'],
  queryFn: () => call('getNewInstallation'),
  retry: false,
})

/** The state of a restore: 'away' while the server restarts, 'done' once the installation has accounts. */
export type RestoreState = 'away' | 'done' | AnswerOf<'getNewInstallation'>

const [, ADDRESS = ''] = ADDRESSES.getNewInstallation.split(' ')
const PATIENCE_MS = 5000

/** Asks once how a restore goes. A server that is away is expected here, and nothing on the page says 'Reconnecting…'. */
export async function readRestoreState(): Promise<RestoreState> {
  try {
    const answer = await fetch(ADDRESS, { signal: AbortSignal.timeout(PATIENCE_MS) })
    if (answer.status === 404) return 'done'
    return answer.ok ? await answer.json() : 'away'
  } catch {
    return 'away'
  }
}
