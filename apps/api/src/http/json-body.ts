import { jsonFault } from '@edfe/contracts/json-fault'
import type { FastifyError, FastifyInstance } from 'fastify'
import { holdsUnstorableText } from './storable-text.ts'

const INVALID_JSON = 'invalid_json'

/**
 * Reads JSON as Fastify does, says of a body that is none where it stops being JSON, and refuses text that no table
 * can keep.
 */
export function installJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    parse(request, body, (error, json) => {
      if (!error && holdsUnstorableText(body, json)) return done(refusal(UNSTORABLE))
      const fault = error && body !== '' ? jsonFault(body) : undefined
      if (!fault) return done(error, json)
      done(refusal(`The request body is not JSON. ${fault.message}`))
    })
  })
}

const UNSTORABLE =
  'A text holds a character that cannot be kept (U+0000, or half of a pair): take it out and save again.'

const refusal = (message: string) =>
  Object.assign(new Error(message), { statusCode: 400, code: INVALID_JSON } satisfies Partial<FastifyError>)
