import type { App } from '../../app-instance.ts'
import { isOpenedByProvider } from '../../auth/required-provider.ts'
import { oidcProvider } from '../../config/oidc-settings.ts'
import { expensiveRouteLimit } from '../../http/rate-limits.ts'
import { route } from '../../http/route.ts'
import { isRefusal } from '../../refusals/problems.ts'
import { domainRefusals } from './domain-refusals.ts'
import type { LookUpTxt } from './look-up-txt.ts'
import {
  changeDomain,
  claimDomain,
  DOMAIN_ROW,
  deleteDomain,
  findDomain,
  lacksRecord,
  listDomains,
  markProven,
} from './sign-in-domains.ts'

declare module 'fastify' {
  interface FastifyInstance {
    lookUpTxt: LookUpTxt
  }
}

const config = { permission: 'organization.edit', row: DOMAIN_ROW } as const
const UNIQUE_VIOLATION = '23505'

/** The e-mail domains of the organization: admins claim, prove and change them, and give them up. */
export function signInDomainsRoutes(app: App): void {
  const hasProvider = oidcProvider(app.settings) !== undefined
  app.route({
    ...route('listSignInDomains'),
    config: { permission: 'organization.edit' },
    handler: async (request) => request.tenant(async (trx) => ({ domains: await listDomains(trx) })),
  })
  app.route({
    ...route('claimSignInDomain'),
    config: { permission: 'organization.edit', needsProof: true },
    handler: async (request, reply) => {
      if (!hasProvider) return reply.refuse(domainRefusals.providerNotSetUp())
      const { domain } = request.body
      const result = await request.tenant((trx, who) => claimDomain(trx, who, domain, app.now()))
      return isRefusal(result) ? reply.refuse(result) : reply.code(201).send(result)
    },
  })
  app.route({
    ...route('proveSignInDomain'),
    config: { ...config, ...expensiveRouteLimit },
    handler: async (request, reply) => {
      const { id } = request.params
      const claimed = await request.tenant((trx) => findDomain(trx, id))
      const missing = claimed && (await lacksRecord(claimed, app.lookUpTxt))
      if (missing) return reply.refuse(missing)
      const result = await request
        .tenant((trx, who) => markProven(trx, who, id, app.now()))
        .catch((error: unknown) => {
          if ((error as { code?: string }).code === UNIQUE_VIOLATION) return domainRefusals.ofAnother()
          throw error
        })
      return isRefusal(result) ? reply.refuse(result) : result
    },
  })
  app.route({
    ...route('changeSignInDomain'),
    config: { ...config, needsProof: true },
    handler: async (request, reply) => {
      if (!hasProvider) return reply.refuse(domainRefusals.providerNotSetUp())
      const isByProvider = await isOpenedByProvider(app.db, request.me().sessionId)
      const change = { ...request.body, isByProvider }
      const result = await request.tenant((trx, who) => changeDomain(trx, who, request.params.id, change))
      return isRefusal(result) ? reply.refuse(result) : result
    },
  })
  app.route({
    ...route('deleteSignInDomain'),
    config: { ...config, needsProof: true },
    handler: async (request, reply) => {
      const refusal = await request.tenant((trx, who) => deleteDomain(trx, who, request.params.id))
      return refusal ? reply.refuse(refusal) : reply.code(204).send(null)
    },
  })
}
