import { V1 } from '@edfe/contracts/v1/v1'
import type { App } from '../../app-instance.ts'
import { route } from '../../http/route.ts'
import { notFound } from '../../refusals/problems.ts'
import { withEntryScope } from '../with-entry-scope.ts'
import { findSupplier, findSuppliers } from './find-suppliers.ts'

/** Known manufacturers, sellers and shippers, suggested while one is typed, and one by its ID for programs. */
export function listSuppliersRoute(app: App): void {
  app.route({
    ...route('listSuppliers'),
    config: { permission: 'entry.read' },
    handler: (request) => withEntryScope(app, request, (scope) => findSuppliers(scope, request.query)),
  })
  app.route({
    ...route('getSupplier'),
    config: { permission: 'entry.read', keyScope: V1.getSupplier.scope },
    handler: async (request, reply) => {
      const found = await withEntryScope(app, request, (scope) => findSupplier(scope, request.params.mid))
      return found ?? reply.refuse(notFound())
    },
  })
}
