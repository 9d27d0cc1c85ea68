import { ApiProblem } from './problem.ts'

interface ErrorBody {
  code?: string
  message?: string
  details?: unknown
}

const NO_ANSWER = 'The server cannot be reached. What you typed is kept and will be saved again.'

/** Calls the API. Refusals and lost connections are thrown as ApiProblem; the answer is trusted to fit `T`. */
export async function call<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  let response: Response
  try {
    response = await fetch(`/api${path}`, {
      method,
      signal,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  } catch (failure) {
    if (signal?.aborted) throw failure
    throw new ApiProblem(0, 'network', NO_ANSWER)
  }
  const answer: unknown = await response.json().catch(() => undefined)
  if (response.ok) return answer as T
  const { code = 'unknown', message = 'The server could not answer. Please try again.', details } = (answer ??
    {}) as ErrorBody
  throw new ApiProblem(response.status, code, message, details)
}
