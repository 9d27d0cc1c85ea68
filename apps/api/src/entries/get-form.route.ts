import { formatEntryNumber } from '@edfe/domain/entry'
import type { App } from '../app-instance.ts'
import { expensiveRouteLimit } from '../http/rate-limits.ts'
import { route } from '../http/route.ts'
import { isRefusal } from '../refusals/problems.ts'
import { entryNotFound } from './drafts/conflict.ts'
import { printForm } from './print-form.ts'
import { loadEntry } from './repository/load-entry.ts'
import { customsOfEntry } from './repository/practice-of-entry.ts'
import { ENTRY_ROW, withEntryScope } from './with-entry-scope.ts'

/** `GET …/pdf`: the entry as CBP Form 7501; personal numbers are masked. */
export function getFormRoute(app: App): void {
  app.route({
    ...route('getForm7501'),
    config: { ...expensiveRouteLimit, permission: 'entry.read', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const found = await withEntryScope(app, request, async (scope) => {
        const entry = await loadEntry(scope, request.params.id)
        if (!entry) return entryNotFound()
        return { organization: scope.org.id, entry, customs: await customsOfEntry(scope, entry.id) }
      })
      if (isRefusal(found)) return reply.refuse(found)
      const { organization, entry, customs } = found
      const bytes = await printForm(app, organization, entry, customs)
      const name = `7501-${formatEntryNumber(entry.entry_number)}.pdf`
      return reply
        .header('content-type', 'application/pdf')
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('cache-control', 'private, no-store')
        .send(Buffer.from(bytes))
    },
  })
}
