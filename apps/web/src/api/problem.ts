import type { DetailsOf, ProblemCode } from '@edfe/contracts/operations'
import { t } from '../words/t.ts'

/** A refusal of the API, or no answer at all (`status` 0, code 'network'). `message` is fit for the screen. */
export class ApiProblem extends Error {
  readonly status: number
  readonly code: string
  readonly details: unknown
  /** The server sent no message: the screen shows its own. */
  readonly isWordless: boolean

  constructor(status: number, code: string, message: string, details?: unknown, isWordless = false) {
    super(message)
    this.name = 'ApiProblem'
    this.status = status
    this.code = code
    this.details = details
    this.isWordless = isWordless
  }

  /** True if the API refused with this code; `details` then have the shape that the operations give it. */
  is<Code extends ProblemCode>(
    code: Code,
  ): this is { readonly code: Code; readonly details: DetailsOf<Code> } {
    return this.code === code
  }

  get isNetwork(): boolean {
    return this.status === 0
  }

  /** No answer, or none from the server itself: the same may succeed when it is asked again (1 section 8). */
  get isRetryable(): boolean {
    return this.isNetwork || [502, 503, 504].includes(this.status)
  }
}

const field = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined

/** The problem of an answer that is not 2xx; `fallback` is the message when the body has none. */
export function problemOf(
  status: number,
  body: unknown,
  fallback = t({ id: 'problem.the-server-could-not-answer', defaultMessage: 'The server could not answer.' }),
): ApiProblem {
  const code = field(body, 'code')
  const message = field(body, 'message')
  const hasWords = typeof message === 'string' && message !== ''
  return new ApiProblem(
    status,
    typeof code === 'string' ? code : `http_${status}`,
    hasWords ? message : fallback,
    field(body, 'details'),
    !hasWords,
  )
}

/** The message of anything that was thrown: what the server said, else the screen's own sentence. */
export const messageOf = (error: unknown, fallback: string): string =>
  error instanceof ApiProblem && !error.isNetwork && !error.isWordless ? error.message : fallback
