import type { OperationName } from '@edfe/contracts/operations'
import { type ActOfPeople, inV1, isOfPeople, V1_OF_PEOPLE, v1Path } from '@edfe/contracts/v1/v1'
import type { FastifyInstance, RouteOptions } from 'fastify'
import type { App } from '../app-instance.ts'
import { personMustSign } from '../auth/person-must-sign.ts'
import { isRowMissing, rowNotFound } from '../http/missing-row.ts'
import { installEntityTags } from './entity-tags.ts'
import { installIdempotency } from './idempotency.ts'
import { installKeyLimit } from './key-limit.ts'
import { v1Schema } from './v1-schema.ts'

/**
 * Serves the operations that version 1 lists under `/api/v1` as well, by the same handlers, for keys alone. What is not in
 * the list has no address there.
 */
export function installV1(app: App): void {
  installKeyLimit(app)
  installIdempotency(app)
  installEntityTags(app)
  app.addHook('onRoute', (options) => {
    const name = options.schema?.operationId
    if (options.method === 'HEAD' || options.config?.keyScope) return
    if (isOfPeople(name)) app.route(routeOfPeople(options, name))
    const listed = inV1(name)
    if (!listed || !name) return
    app.route({
      ...options,
      url: v1Path(options.url),
      config: { ...options.config, keyScope: listed.scope, sunset: listed.sunset },
      schema: v1Schema(options.schema, name as OperationName),
    } as RouteOptions)
  })
  announceSunset(app)
}

/** Says with each answer of an operation that will go from which day on it is gone (RFC 8594). */
export function announceSunset(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, next) => {
    const { sunset } = request.routeOptions.config
    if (sunset) reply.header('sunset', new Date(`${sunset}T00:00:00Z`).toUTCString())
    next()
  })
}

/** An act that a key may not do, at the address where a program looks for it: the answer names who does it. */
function routeOfPeople({ method, url, schema, config }: RouteOptions, name: ActOfPeople): RouteOptions {
  const { body: _body, ...described } = v1Schema(schema, name)
  return {
    method,
    url: v1Path(url),
    schema: described,
    config: { permission: 'entry.edit', keyScope: 'drafts', ...(config?.row && { row: config.row }) },
    handler: async (request, reply) => {
      if (await isRowMissing(request)) return reply.refuse(rowNotFound(request))
      return reply.refuse(await request.tenant((trx) => personMustSign(trx, V1_OF_PEOPLE[name])))
    },
  } as RouteOptions
}
