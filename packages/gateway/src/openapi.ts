import { z } from 'zod'
import {
  CONTRACT_VERSION,
  Health,
  Message,
  MessagePage,
  OPERATIONS,
  REFUSAL_STATUS,
  Refusal,
  Submitted,
  TransmissionState,
} from './contract.ts'

const SHAPES = { Submitted, Message, TransmissionState, MessagePage, Health, Refusal }
const SIGNATURE_HEADERS = {
  ContentDigest: { name: 'Content-Digest', description: 'RFC 9530, sha-256.' },
  SignatureInput: { name: 'Signature-Input', description: 'RFC 9421, hmac-sha256.' },
  Signature: { name: 'Signature', description: 'RFC 9421, hmac-sha256.' },
}

const refTo = (name: string) => `#/components/schemas/${name}`
const nameOf = (shape: z.ZodType) => Object.entries(SHAPES).find(([, one]) => one === shape)?.[0] ?? ''
const inJson = (shape: z.ZodType) => ({ 'application/json': { schema: { $ref: refTo(nameOf(shape)) } } })
const parameter = (name: string, place: 'path' | 'query', schema: unknown) => ({
  name,
  in: place,
  required: place === 'path',
  schema,
})

/** The contract as an OpenAPI 3.1 document, made of the same shapes that both sides check. */
export function openApi(): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [operationId, operation] of Object.entries(OPERATIONS)) {
    const { method, path, summary, body, answer, refusals } = operation
    const refused = refusals.map((code) => [
      REFUSAL_STATUS[code],
      { description: code, content: inJson(Refusal) },
    ])
    paths[path] ??= {}
    paths[path][method.toLowerCase()] = {
      operationId,
      summary,
      parameters: [
        ...(path.includes('{id}') ? [parameter('id', 'path', idOf(path))] : []),
        ...(operationId === 'messages' ? [parameter('after', 'query', { type: 'string' })] : []),
        ...Object.keys(SIGNATURE_HEADERS).map((name) => ({ $ref: `#/components/parameters/${name}` })),
      ],
      ...(body && { requestBody: { required: true, content: inJson(body) } }),
      responses: {
        ...(answer
          ? { 200: { description: 'Signed, and bound to the request.', content: inJson(answer) } }
          : { 204: { description: 'Signed, and bound to the request.' } }),
        ...Object.fromEntries(refused),
      },
    }
  }
  const headers = Object.entries(SIGNATURE_HEADERS).map(([key, header]) => [
    key,
    { ...header, in: 'header', required: true, schema: { type: 'string' } },
  ])
  return {
    openapi: '3.1.0',
    info: {
      title: 'Gateway to customs',
      version: CONTRACT_VERSION,
      description:
        'What the product asks of a bridge to CBP. docs/gateway.md says how it is used and signed.',
    },
    paths,
    components: { schemas: schemas(), parameters: Object.fromEntries(headers) },
  }
}

const idOf = (path: string) =>
  path.includes('transmissions')
    ? { type: 'string', format: 'uuid' }
    : { type: 'string', minLength: 1, maxLength: 200 }

/** What is not named may come with a later version, and is ignored. */
function schemas(): Record<string, unknown> {
  const registry = z.registry<{ id: string }>()
  for (const [id, shape] of Object.entries(SHAPES)) registry.add(shape, { id })
  const { schemas: made } = z.toJSONSchema(registry, { uri: refTo, io: 'input' })
  return Object.fromEntries(
    Object.entries(made).map(([name, { $schema: _schema, $id: _id, ...schema }]) => [name, schema]),
  )
}
