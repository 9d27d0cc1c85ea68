import { jsonFault } from '@edfe/contracts/json-fault'
import type { FastifyError, FastifyInstance } from 'fastify'

export const INVALID_JSON = 'invalid_json'

/** Reads JSON as Fastify does, and says of a body that is none where it stops being JSON. */
export function installJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    parse(request, body, (error, json) => {
      const fault = error && body !== '' ? jsonFault(body) : undefined
      if (!fault) return done(error, json)
      const message = `The request body is not JSON. ${fault.message}`
      done(
        Object.assign(new Error(message), {
          statusCode: 400,
          code: INVALID_JSON,
        } satisfies Partial<FastifyError>),
      )
    })
  })
}
