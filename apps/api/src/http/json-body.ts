import { jsonFault } from '@edfe/contracts/json-fault'
import type { FastifyError, FastifyInstance } from 'fastify'
import { english } from '../messages/formatter.ts'
import { UNSTORABLE } from '../refusals/problems.ts'
import { isNestedDeeperThan } from './json-depth.ts'
import { holdsUnstorableText } from './storable-text.ts'

const INVALID_JSON = 'invalid_json'

/**
 * Reads JSON as Fastify does, says where an invalid body stops being JSON, and refuses text that no table
 * can keep.
 */
export function installJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (isNestedDeeperThan(MAX_DEPTH, body)) return done(refusal(TOO_DEEP))
    // With a callback it returns nothing.
    void parse(request, body, (error, json) => {
      if (!error && holdsUnstorableText(body, json)) return done(refusal(UNSTORABLE.defaultMessage))
      const fault = error && body !== '' ? jsonFault(body) : undefined
      if (!fault) return done(error, json)
      done(refusal(`The request body is not JSON. ${english.format(fault.message)}`))
    })
  })
}

const NDJSON = 'application/x-ndjson'

/** Reads lines of JSON as the list of their values, and says in which line one is not JSON. */
export function installJsonLines(app: FastifyInstance): void {
  app.addContentTypeParser(NDJSON, { parseAs: 'string' }, (_request, body: string, done) => {
    if (isNestedDeeperThan(MAX_DEPTH, body)) return done(refusal(TOO_DEEP))
    const values: unknown[] = []
    for (const [index, line] of body.split('\n').entries()) {
      if (line.trim() === '') continue
      try {
        values.push(JSON.parse(line))
      } catch {
        const fault = jsonFault(line)
        const reason = fault ? ` ${english.format(fault.message)}` : ''
        return done(refusal(`Line ${index + 1} of the request body is not JSON.${reason}`))
      }
    }
    done(holdsUnstorableText(body, values) ? refusal(UNSTORABLE.defaultMessage) : null, values)
  })
}

/** Far more than any body of the API has. What reads or writes deeper JSON may run out of stack. */
const MAX_DEPTH = 64
const TOO_DEEP = `The request body is nested deeper than ${MAX_DEPTH} levels.`

const refusal = (message: string) =>
  Object.assign(new Error(message), { statusCode: 400, code: INVALID_JSON } satisfies Partial<FastifyError>)
