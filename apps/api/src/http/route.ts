import type { MethodOf, OperationName, PathOf } from '@edfe/contracts/addresses'
import { type Operation, type RefusalShapes, refusalShapes } from '@edfe/contracts/operation'
import { OPERATIONS, type Operations } from '@edfe/contracts/operations'
import { v1RefusalShapes } from '@edfe/contracts/v1/problems'
import { V1_PREFIX } from '@edfe/contracts/v1/v1'

type Part<Defined, Key extends string> = Key extends keyof Defined ? Defined[Key] : undefined

/** The schema that checks the requests and answers of an operation, and describes it. */
interface RouteSchema<Defined extends Operation> {
  params: Part<Defined, 'params'>
  querystring: Part<Defined, 'query'>
  body: Part<Defined, 'body'>
  response: Defined['answers'] & RefusalShapes<Defined['refusals']>
}

interface OperationRoute<Name extends OperationName> {
  method: MethodOf<Name>
  url: PathOf<Name>
  schema: RouteSchema<Operations[Name]>
}

/**
 * Returns the part of a route that comes from its operation: method, address and schema. In `app.route({
 * ...route('saveEntry'), config: { permission: 'entry.edit' }, handler })` the parameters, query, body and
 * answer of the handler are those of the operation.
 */
export function route<Name extends OperationName>(name: Name): OperationRoute<Name>
export function route(name: OperationName): { method: string; url: string; schema: object } {
  const defined: Operation = OPERATIONS[name]
  const { method, path, params, query, body, answers, refusals } = defined
  const schema = {
    operationId: name,
    summary: defined.summary,
    tags: [defined.tag],
    // Fastify warns of a part that is present and undefined.
    ...(defined.isHidden && { hide: true }),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    response: { ...answers, ...(path.startsWith(V1_PREFIX) ? v1RefusalShapes : refusalShapes)(refusals) },
  }
  return { method, url: path, schema }
}
