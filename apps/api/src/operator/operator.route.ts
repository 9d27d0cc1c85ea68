import type { App } from '../app-instance.ts'
import { route } from '../http/route.ts'
import { actAsOperator } from './act-as-operator.ts'
import { findAccounts } from './find-accounts.ts'
import { readOperations } from './read-operations.ts'

/** The operator's page: what it shows, and its acts. Each act needs a proof of the last 15 minutes. */
export function operatorRoutes(app: App): void {
  app.route({
    ...route('getOperations'),
    config: { permission: 'operator' },
    handler: () => readOperations(app.engine, app.sealing, app.now()),
  })
  app.route({
    ...route('findAccounts'),
    config: { permission: 'operator' },
    handler: async ({ query }) => ({ accounts: await findAccounts(app.db, query.q) }),
  })
  app.route({
    ...route('actAsOperator'),
    config: { permission: 'operator', needsProof: true },
    handler: async (request, reply) => {
      const refusal = await actAsOperator(app, request.me(), request.body)
      return refusal ? reply.refuse(refusal) : { done: true as const }
    },
  })
}
