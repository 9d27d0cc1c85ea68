import type { Organization } from '@edfe/contracts/organization/organization'
import { say } from '@edfe/domain/messages'
import { rulesProfile } from '@edfe/domain/profile'
import { portOf } from '@edfe/domain/reference/lazy'
import type { App } from '../../app-instance.ts'
import { recordMemberAudit } from '../../audit/record-audit.ts'
import { makeOrganization } from '../../auth/default-organization.ts'
import { isProofFresh, proofRequired } from '../../auth/proof.ts'
import { route } from '../../http/route.ts'
import { isRefusal, notFound, type Refusal, refuse } from '../../refusals/problems.ts'
import { findAddress, findOrganization, organizationView, updateOrganization } from './organization.ts'
import { maskNumbers, sealNumbers } from './organization-numbers.ts'
import { RULES_CHANGED_QUEUE, type RulesChangedJob } from './rules-changed.ts'

/** Makes the organisation of someone who has none, who becomes its active admin; otherwise an admin changes it. */
export function saveOrganizationRoute(app: App): void {
  app.route({
    ...route('saveOrganization'),
    config: { permission: 'organization.edit', allowsNewcomer: true },
    handler: async (request, reply) => {
      const actor = request.me()
      const unknownPort = portRefusal(request.body.default_port)
      if (unknownPort) return reply.refuse(unknownPort)
      const isNew = actor.membership === null
      if (isNew) {
        const values = sealNumbers(request.body, {}, app.sealing)
        if (isRefusal(values)) return reply.refuse(values)
        const audited = maskNumbers(values, app.sealing)
        actor.membership = await makeOrganization(app.db, actor, values, audited)
      }
      const result = await request.tenant(async (trx, who) => {
        const before = await findOrganization(trx)
        if (!before)
          return notFound(
            say({ id: 'refusal.failed-load-organization', defaultMessage: 'Failed to load organization' }),
          )
        if (isNew) return { organization: organizationView(before, app), address: null, is_new: true }
        const values = sealNumbers(request.body, before, app.sealing)
        if (isRefusal(values)) return values
        if (changesNumbers(values, before) && !isProofFresh(actor, app.now())) return proofRequired()
        const after = await updateOrganization(trx, who, values, app.now())
        const address = await findAddress(trx, after)
        const shown = { before: organizationView(before, app), after: organizationView(after, app) }
        if (rulesIn(shown.before) !== rulesIn(shown.after)) {
          await app.jobs.send(trx, RULES_CHANGED_QUEUE, { org_id: who.orgId } satisfies RulesChangedJob)
        }
        await recordMemberAudit(trx, who, {
          entity: 'organization',
          entityId: who.orgId,
          action: 'update',
          ...shown,
        })
        return { organization: shown.after, address, is_new: false }
      })
      return isRefusal(result) ? reply.refuse(result) : result
    },
  })
}

/** The numbers under which the organization files. */
const FILING_NUMBERS = ['cbp_filer_code', 'importer_number'] as const
type FilingNumbers = { [name in (typeof FILING_NUMBERS)[number]]?: string | null }

/** True if a save changes the numbers under which entries are filed. */
const changesNumbers = (values: FilingNumbers, before: FilingNumbers): boolean =>
  FILING_NUMBERS.some((name) => values[name] !== undefined && (values[name] ?? '') !== (before[name] ?? ''))

/**
 * The rules that number and check an organization's entries: its profile and, under CBP's rules, its check
 * digit factor.
 */
function rulesIn({ rules_profile, check_digit_factor }: Organization): string {
  const { name, checkDigitOffset } = rulesProfile(rules_profile, check_digit_factor)
  return `${name} ${checkDigitOffset}`
}

/** New entries begin with the default port, so it has to be one that CBP takes. */
function portRefusal(code: string | null | undefined): Refusal | undefined {
  if (!code || portOf(code)) return undefined
  const message = say(
    {
      id: 'refusal.default-port',
      defaultMessage:
        'CBP has no port {code}. Use the four digits of a CBP port, such as 2704 for Los Angeles.',
    },
    { code },
  )
  return refuse(400, 'validation_failed', message, { fields: [{ path: 'default_port', message }] })
}
