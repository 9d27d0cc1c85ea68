import { OPERATIONS, type OperationName } from '@edfe/contracts/operations'
import { V1_EXAMPLES } from '@edfe/contracts/v1/examples'
import { V1_PREFIX } from '@edfe/contracts/v1/v1'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { App } from '../app-instance.ts'
import { IDEMPOTENT_METHODS } from './idempotency.ts'
import { PAGE_SCHEME } from './page-scheme.ts'

/** Where people read the description. */
const PAGE = '/reference/v1'

declare module 'fastify' {
  interface FastifyInstance {
    describeV1(): object
  }
}

/** Describes version 1 as OpenAPI 3.1 at /api/v1/openapi.json, with a page to read it. */
export async function installV1Description(app: App): Promise<void> {
  await app.register(swagger, {
    decorator: 'describeV1' as 'swagger',
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Electronic Direct Filing of Entry',
        version: '1',
        description:
          'Version 1, for programs of an organization. An admin makes a key on the page API of the settings. People sign and submit.',
      },
      components: { securitySchemes: { key: { type: 'http', scheme: 'bearer', bearerFormat: 'edfe_…' } } },
      security: [{ key: [] }],
    },
    transform: (given) =>
      given.url.startsWith(V1_PREFIX)
        ? jsonSchemaTransform(given)
        : { schema: { ...given.schema, hide: true }, url: given.url },
    transformObject: (document) => withHeaders(jsonSchemaTransformObject(document) as Description),
  })
  app.get(
    '/api/v1/openapi.json',
    { config: { permission: 'public' }, schema: { hide: true, response: { 200: z.any() } } },
    async () => app.describeV1(),
  )
  await app.register(swaggerUi, {
    routePrefix: PAGE,
    transformSpecification: () => app.describeV1() as Record<string, unknown>,
    transformSpecificationClone: false,
    theme: { title: 'API, version 1', js: [PAGE_SCHEME] },
    uiConfig: { layout: 'BaseLayout', supportedSubmitMethods: [], docExpansion: 'list' },
  })
}

interface Described {
  operationId?: string
  parameters?: object[]
  requestBody?: { content: Record<string, object> }
  responses: Record<string, { content?: Record<string, object> }>
}
interface Description {
  paths?: Record<string, Record<string, Described>>
}

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string' },
})

const IDEMPOTENCY = header('Idempotency-Key', 'The same request with the same key within a day is done once.')
const IF_MATCH = header(
  'If-Match',
  'The ETag of the entry that the change is based on, in place of expected_updated_at.',
)
const IF_MATCH_PART = header(
  'If-Match',
  'The ETag of the part that the change is based on: 412 if the part has changed since.',
)
/** The operations that take `If-Match`. */
const IF_MATCHED: Partial<Record<OperationName, object>> = {
  saveEntry: IF_MATCH,
  updatePart: IF_MATCH_PART,
  changePart: IF_MATCH_PART,
  deletePart: IF_MATCH_PART,
  changeDocument: header('If-Match', 'Has no effect: a document has no version.'),
}
const IF_NONE_MATCH = header('If-None-Match', 'The ETag of an earlier answer: 304 while it is the same.')

interface Shape {
  required?: string[]
}

function withoutRequired({ schema }: { schema?: Shape }, field: string): void {
  if (schema) schema.required = schema.required?.filter((name) => name !== field)
}

/** What the shapes do not say: headers, media types and examples. */
function withHeaders(document: Description): object {
  for (const methods of Object.values(document.paths ?? {})) {
    for (const [method, described] of Object.entries(methods)) {
      const name = described.operationId as OperationName
      described.parameters = [...(described.parameters ?? []), ...headersOf(method, name)]
      for (const [status, answer] of Object.entries(described.responses)) renameMedia(name, status, answer)
      describeBody(name, described)
    }
  }
  return document
}

function headersOf(method: string, name: OperationName): object[] {
  if (method === 'get') return [IF_NONE_MATCH]
  const isKept = IDEMPOTENT_METHODS.includes(method) && name !== 'putDocumentPart'
  const ifMatch = IF_MATCHED[name]
  return [...(isKept ? [IDEMPOTENCY] : []), ...(ifMatch ? [ifMatch] : [])]
}

function renameMedia(
  name: OperationName,
  status: string,
  answer: { content?: Record<string, object> },
): void {
  const { media } = OPERATIONS[name] as { media?: string }
  const content = answer.content?.['application/json']
  if (!content) return
  if (Number(status) >= 400) answer.content = { 'application/problem+json': content }
  else if (media) answer.content = { [media]: { schema: { type: 'string' } } }
}

function describeBody(name: OperationName, { requestBody }: Described): void {
  const content = requestBody?.content['application/json']
  if (!requestBody || !content) return
  if (name === 'addLines') requestBody.content['application/x-ndjson'] = { schema: { type: 'string' } }
  // `If-Match` may name the version in its place.
  if (name === 'saveEntry') withoutRequired(content as { schema?: Shape }, 'expected_updated_at')
  const example = V1_EXAMPLES[name as keyof typeof V1_EXAMPLES] as { body?: unknown } | undefined
  if (example?.body !== undefined) Object.assign(content, { example: example.body })
}
