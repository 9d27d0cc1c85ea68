/** A refusal of the API, or no answer at all (`status` 0, code 'network'). */
export class ApiProblem extends Error {
  readonly status: number
  readonly code: string
  readonly details: unknown

  constructor(status: number, code: string, message: string, details?: unknown) {
    super(message)
    this.name = 'ApiProblem'
    this.status = status
    this.code = code
    this.details = details
  }

  get isNetwork(): boolean {
    return this.status === 0
  }
}
