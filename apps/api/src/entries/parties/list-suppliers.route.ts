import type { App } from '../../app-instance.ts'
import { route } from '../../http/route.ts'
import { withEntryScope } from '../with-entry-scope.ts'
import { findSuppliers } from './find-suppliers.ts'

/** `GET /api/suppliers`: known manufacturers, sellers and shippers, suggested while one is typed. */
export function listSuppliersRoute(app: App): void {
  app.route({
    ...route('listSuppliers'),
    config: { permission: 'entry.read' },
    handler: (request) => withEntryScope(app, request, (scope) => findSuppliers(scope, request.query)),
  })
}
