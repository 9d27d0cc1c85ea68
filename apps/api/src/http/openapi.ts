import { V1_PREFIX } from '@edfe/contracts/v1/v1'
import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { VERSION } from '../config/version.ts'

type Given = Parameters<typeof jsonSchemaTransform>[0]

/** Left out of a description. */
const hidden = ({ schema, url }: Given) => ({ schema: { ...schema, hide: true }, url })

/** Describes every API route as OpenAPI 3.1 at /api/openapi.json; the operations of packages/contracts are its source. */
export async function installOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Electronic Direct Filing of Entry',
        version: VERSION,
        description: 'Prepare, sign and file CBP Form 7501 entry summaries. Sign in with the session cookie.',
      },
      components: {
        securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'edfe.session_token' } },
      },
      security: [{ session: [] }],
    },
    transform: (given) => (given.url.startsWith(V1_PREFIX) ? hidden(given) : jsonSchemaTransform(given)),
    transformObject: jsonSchemaTransformObject,
  })
  app.get(
    '/api/openapi.json',
    { config: { permission: 'public' }, schema: { hide: true, response: { 200: z.any() } } },
    async () => app.swagger(),
  )
}
