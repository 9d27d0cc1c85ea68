import { ApiProblem, problemOf } from './problem.ts'

type Query = Record<string, string | number | boolean | undefined>

export interface CallOptions {
  params?: { path?: Record<string, string>; query?: Query }
  body?: unknown
  signal?: AbortSignal | undefined
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Called when the server says that nobody is signed in; the session store listens. */
let onSignedOut: () => void = () => undefined
export const whenSignedOut = (listener: () => void) => {
  onSignedOut = listener
}

/** The address of a call: `{name}` parts are filled and encoded, undefined query values are left out. */
export function addressOf(path: string, params: CallOptions['params'] = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params.path?.[name] ?? ''),
  )
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params.query ?? {})) {
    if (value !== undefined && value !== '') query.set(name, String(value))
  }
  return query.size > 0 ? `${filled}?${query}` : filled
}

async function send(method: Method, path: string, options: CallOptions = {}): Promise<string> {
  const { params, body, signal } = options
  let response: Response
  try {
    response = await fetch(addressOf(path, params), {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
      signal: signal ?? null,
    })
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new ApiProblem(0, 'network', 'The server cannot be reached. Check your connection.')
  }
  const text = await response.text()
  if (!response.ok) {
    if (response.status === 401) onSignedOut()
    throw problemOf(response.status, parse(text))
  }
  return text
}

const call = async <T>(method: Method, path: string, options?: CallOptions): Promise<T> =>
  parse(await send(method, path, options)) as T

function parse(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The API, path by path as in its OpenAPI document. A refusal is thrown as an ApiProblem. */
export const api = {
  get: <T>(path: string, options?: CallOptions) => call<T>('GET', path, options),
  post: <T>(path: string, options?: CallOptions) => call<T>('POST', path, options),
  put: <T>(path: string, options?: CallOptions) => call<T>('PUT', path, options),
  patch: <T>(path: string, options?: CallOptions) => call<T>('PATCH', path, options),
  /** An answer that is not JSON, such as CSV. */
  text: (path: string, options?: CallOptions) => send('GET', path, options),
  delete: <T>(path: string, options?: CallOptions) => call<T>('DELETE', path, options),
}
