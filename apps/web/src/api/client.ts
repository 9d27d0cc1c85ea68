import createClient from 'openapi-fetch'
import { ApiProblem, problemOf } from './problem.ts'
import type { paths } from './schema.d.ts'

type Query = Record<string, string | number | boolean | undefined>

export interface CallOptions {
  params?: { path?: Record<string, string>; query?: Query }
  body?: unknown
  signal?: AbortSignal | undefined
}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** Paths of the API that answer a method, from its OpenAPI document; authentication stands outside of it. */
type PathOf<M extends Method> =
  | { [P in keyof paths]: paths[P] extends Record<M, { responses: unknown }> ? P : never }[keyof paths]
  | `/api/auth/${string}`

/** Called when the server says that nobody is signed in; the session store listens. */
let onSignedOut: () => void = () => undefined
export const whenSignedOut = (listener: () => void) => {
  onSignedOut = listener
}

/** The address of a call: `{name}` parts are filled and encoded, empty query values are left out. */
export function addressOf(path: PathOf<'get'>, params: CallOptions['params'] = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params.path?.[name] ?? ''),
  )
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params.query ?? {})) {
    if (value !== undefined && value !== '') query.set(name, String(value))
  }
  return query.size > 0 ? `${filled}?${query}` : filled
}

/** Which path takes what is checked by `PathOf` and by the contracts' own types, so the inner client is untyped. */
type Loose = Record<
  string,
  Record<Method, { responses: { 200: { content: { 'application/json': unknown } } } }>
>
const client = createClient<Loose>({ credentials: 'same-origin', fetch: (request) => fetch(request) })

async function call<T>(
  method: Method,
  path: string,
  { params, body, signal }: CallOptions = {},
  parseAs: 'json' | 'text' | 'stream' = 'json',
): Promise<T> {
  const init = { params, body, signal, parseAs } as never
  const answer = await client.request(method, path, init).catch((cause: unknown) => {
    if (signal?.aborted) throw cause
    throw new ApiProblem(0, 'network', 'The server cannot be reached. Check your connection.')
  })
  if (answer.response.ok) return answer.data as T
  if (answer.response.status === 401) onSignedOut()
  throw problemOf(answer.response.status, answer.error)
}

/** The API, path by path as in its OpenAPI document. A refusal is thrown as an ApiProblem. */
export const api = {
  get: <T>(path: PathOf<'get'>, options?: CallOptions) => call<T>('get', path, options),
  post: <T>(path: PathOf<'post'>, options?: CallOptions) => call<T>('post', path, options),
  put: <T>(path: PathOf<'put'>, options?: CallOptions) => call<T>('put', path, options),
  patch: <T>(path: PathOf<'patch'>, options?: CallOptions) => call<T>('patch', path, options),
  delete: <T>(path: PathOf<'delete'>, options?: CallOptions) => call<T>('delete', path, options),
  /** An answer that is not JSON, such as CSV. */
  text: (path: PathOf<'get'>, options?: CallOptions) => call<string>('get', path, options, 'text'),
  /** An answer that is read while it comes. */
  stream: (path: PathOf<'post'>, options?: CallOptions) =>
    call<ReadableStream<Uint8Array<ArrayBuffer>>>('post', path, options, 'stream'),
}
