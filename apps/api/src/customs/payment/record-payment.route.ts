import { parseDay } from '@edfe/domain/calendar'
import type { App } from '../../app-instance.ts'
import { ENTRY_ROW, viewEntry, withEntryScope } from '../../entries/with-entry-scope.ts'
import { route } from '../../http/route.ts'
import { isRefusal } from '../../refusals/problems.ts'
import { recordLiquidation } from './record-liquidation.ts'
import { recordPayment } from './record-payment.ts'

/**
 * `PUT …/payment` and `…/liquidation`: when duty and fees of a filed entry were paid, and when CBP liquidated it; null
 * when it did not happen.
 */
export function recordPaymentRoute(app: App): void {
  app.route({
    ...route('recordPayment'),
    config: { permission: 'entry.edit', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const { id } = request.params
      const paidOn = parseDay(request.body.paid_on ?? undefined) ?? null
      const answer = await withEntryScope(app, request, async (scope) => {
        const refusal = await recordPayment(scope, id, paidOn)
        if (refusal) return refusal
        const entry = await viewEntry(scope, id)
        return isRefusal(entry) ? entry : { entry }
      })
      return isRefusal(answer) ? reply.refuse(answer) : answer
    },
  })
  app.route({
    ...route('recordLiquidation'),
    config: { permission: 'entry.edit', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const { id } = request.params
      const liquidatedOn = parseDay(request.body.liquidated_on ?? undefined) ?? null
      const answer = await withEntryScope(app, request, async (scope) => {
        const refusal = await recordLiquidation(scope, id, liquidatedOn)
        if (refusal) return refusal
        const entry = await viewEntry(scope, id)
        return isRefusal(entry) ? entry : { entry }
      })
      return isRefusal(answer) ? reply.refuse(answer) : answer
    },
  })
}
