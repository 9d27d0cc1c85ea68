import { readCodes } from '../agency-codes/loaded-codes.ts'
import type { App } from '../app-instance.ts'
import { route } from '../http/route.ts'
import { withEntryScope } from './with-entry-scope.ts'

/** `GET /api/agency-codes/:list`: the codes of a loaded list that are in force today, the same for everyone. */
export function getAgencyCodesRoute(app: App): void {
  app.route({
    ...route('getAgencyCodes'),
    config: { permission: 'signed-in' },
    handler: async (request) => {
      const found = await withEntryScope(app, request, ({ trx, today }) =>
        readCodes(trx, request.params.list, today),
      )
      return {
        is_loaded: found !== undefined,
        codes: (found ?? []).map(({ code, meaning }) => ({ code, meaning })),
      }
    },
  })
}
