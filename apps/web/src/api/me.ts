import { queryOptions } from '@tanstack/react-query'
import { call } from './client.ts'
import { showOrganization } from './shown-organization.ts'

/** The signed-in person with membership and preferences; this tab then shows the organization of that membership. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async ({ signal }) => {
    const me = await call('getMe', { signal })
    showOrganization(me.membership?.org_id)
    return me
  },
  staleTime: 60_000,
})
