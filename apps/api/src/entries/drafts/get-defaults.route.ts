import { EntryDefaults } from '@edfe/contracts/entries'
import { ConfirmCarrierBody, ConfirmedCarriersAnswer } from '@edfe/contracts/entry-records'
import { problems } from '@edfe/contracts/problem'
import type { App } from '../../app-instance.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { confirmedCarriers, entryTools } from '../entry-services.ts'
import { inEntries } from '../with-entry-scope.ts'

/** `GET /api/entries/defaults`: what the wizard needs once per organisation. */
export function getDefaultsRoute(app: App): void {
  app.get(
    '/api/entries/defaults',
    {
      config: { permission: 'entry.read', makesOrganization: true },
      schema: {
        operationId: 'getEntryDefaults',
        summary: 'Today, the rules in force and the organisation, for the wizard',
        tags: ['entries'],
        response: { 200: EntryDefaults, ...problems(401, 403) },
      },
    },
    async (request) =>
      inEntries(app, request, async (scope, who) => ({
        today: scope.today,
        time_zone: scope.organization.timezone,
        rules_profile: entryTools(app).profile.name,
        confirmed_carrier_prefixes: await confirmedCarriers(scope),
        role: who.role,
        organization: {
          id: scope.organization.id,
          name: scope.organization.name,
          cbp_filer_code: scope.organization.cbp_filer_code,
        },
      })),
  )
}

/** `POST /api/entries/confirmed-carriers`: once per organisation and prefix, audited. */
export function confirmCarrierRoute(app: App): void {
  app.post(
    '/api/entries/confirmed-carriers',
    {
      config: { permission: 'entry.edit' },
      schema: {
        operationId: 'confirmCarrier',
        summary: 'Confirm a vessel carrier prefix that the table lacks',
        tags: ['entries'],
        body: ConfirmCarrierBody,
        response: { 200: ConfirmedCarriersAnswer, ...problems(400, 401, 403) },
      },
    },
    async (request) =>
      inEntries(app, request, async (scope, { userAgent }) => {
        const { prefix } = request.body
        const added = await scope.trx
          .insertInto('confirmed_carriers')
          .values({
            org_id: scope.orgId,
            prefix,
            confirmed_by: scope.userId,
            confirmed_at: scope.now,
          })
          .onConflict((conflict) => conflict.doNothing())
          .returning('prefix')
          .executeTakeFirst()
        if (added) {
          await recordAudit(scope.trx, {
            orgId: scope.orgId,
            actorId: scope.userId,
            entity: 'confirmed_carrier',
            entityId: prefix,
            action: 'create',
            after: { prefix },
            userAgent,
          })
        }
        return { confirmed_carrier_prefixes: await confirmedCarriers(scope) }
      }),
  )
}
