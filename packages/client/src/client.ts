import createOpenapiClient, { type Client, type Middleware } from 'openapi-fetch'
import { sendingAgain } from './retry.ts'
import type { paths } from './v1.gen.ts'

export interface ClientOptions {
  /** Where the server is: `https://filings.example.com`. */
  server: string
  /** A key of the organization, from the page API of its settings. */
  key: string
  /** In place of the platform's: for a proxy, and for tests. */
  fetch?: (request: Request) => Promise<Response>
  wait?: (ms: number) => Promise<void>
}

/** Version 1 of the API: `GET`, `POST`, `PATCH`, `PUT` and `DELETE` take an address and return `{ data }` or `{ error }`. */
export type EdfeClient = Client<paths>

/** A refusal: `application/problem+json` (RFC 9457), with a `code` for programs. */
export interface Problem {
  type: string
  title: string
  status: number
  /** A sentence for people. */
  detail: string
  code: string
  details?: unknown
}

/**
 * A client of version 1. A refusal is a value, `error`; only a server that is not reached throws. What saves has
 * an `Idempotency-Key`: it is sent again as `Retry-After` says, and done once.
 */
export function createClient({ server, key, fetch, wait = pause }: ClientOptions): EdfeClient {
  const send = fetch ?? ((request: Request) => globalThis.fetch(request))
  const client = createOpenapiClient<paths>({
    baseUrl: server,
    headers: { authorization: `Bearer ${key}` },
    // A key goes to the server that it is for, and to no other.
    redirect: 'error',
    fetch: sendingAgain(send, wait, () => new Date()),
  })
  client.use(ONCE, AS_PROBLEM)
  return client
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Methods whose requests are done once under an `Idempotency-Key`. */
const SAVES: ReadonlySet<string> = new Set(['POST', 'PATCH', 'PUT', 'DELETE'])

const ONCE: Middleware = {
  onRequest({ request }) {
    const header = 'idempotency-key'
    if (SAVES.has(request.method) && !request.headers.has(header))
      request.headers.set(header, crypto.randomUUID())
    return request
  },
}

/** A refusal that is not the server's, such as a page of a proxy, in the shape of the others. */
const AS_PROBLEM: Middleware = {
  async onResponse({ response }) {
    const type = response.headers.get('content-type') ?? ''
    if (response.ok || response.status === 304 || type.startsWith('application/problem+json'))
      return undefined
    await response.body?.cancel()
    const problem: Problem = {
      type: 'about:blank',
      title: response.statusText,
      status: response.status,
      detail: `The address answered ${response.status} and is not version 1 of this product's API.`,
      code: 'not_this_api',
    }
    return new Response(JSON.stringify(problem), {
      status: response.status,
      headers: { 'content-type': 'application/problem+json' },
    })
  },
}
