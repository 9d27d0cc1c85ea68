import type { App } from '../../app-instance.ts'
import { route } from '../../http/route.ts'
import { readRetention, saveRetention } from '../records/retention.ts'

/** Serves the retention period of the records of filed entries. */
export function retentionRoutes(app: App): void {
  app.route({
    ...route('getRetention'),
    config: { permission: 'organization.read' },
    handler: (request) => request.tenant((trx) => readRetention(trx)),
  })
  app.route({
    ...route('saveRetention'),
    config: { permission: 'organization.edit' },
    handler: (request) =>
      request.tenant((trx, who) => saveRetention(trx, who, request.body.years, app.now())),
  })
}
