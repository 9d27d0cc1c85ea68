import type { App } from '../../app-instance.ts'
import { route } from '../../http/route.ts'
import { isRefusal } from '../../refusals/problems.ts'
import { askFilingNumber, readFilingNumbers } from './filing-requests.ts'

/** Under which numbers the organization may file, and what it asks the operator to confirm. */
export function filingNumbersRoutes(app: App): void {
  app.route({
    ...route('getFilingNumbers'),
    config: { permission: 'organization.read' },
    handler: (request) => request.tenant((trx) => readFilingNumbers(trx, app.sealing)),
  })
  app.route({
    ...route('askFilingNumber'),
    config: { permission: 'organization.edit', needsProof: true },
    handler: async (request, reply) => {
      const answer = await request.tenant(async (trx, who) => {
        const asked = await askFilingNumber(trx, who, request.body, { app, now: app.now() })
        return asked ?? readFilingNumbers(trx, app.sealing)
      })
      return isRefusal(answer) ? reply.refuse(answer) : answer
    },
  })
}
