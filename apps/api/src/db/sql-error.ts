import { type Refusal, RLS_MESSAGE, refuse } from '../problems.ts'

/** What both drivers tell of a failed statement. */
interface SqlError {
  code: string
  message: string
  column?: string
  constraint?: string
}

/** The constraint that repeats the entry number's check digit in the database. */
export const CHECK_DIGIT_CONSTRAINT = 'entries_entry_number_check_digit'
export const CHECK_DIGIT_MESSAGE = 'Entry number check digit is invalid.'

/** Its class is two digits or one of four others: EPERM and EPIPE are the system's words, with paths in them. */
const SQLSTATE = /^(?:[0-9][0-9A-Z]|F0|HV|P0|XX)[0-9A-Z]{3}$/

const isSqlError = (error: unknown): error is SqlError =>
  error instanceof Error && SQLSTATE.test((error as unknown as SqlError).code ?? '')

/** The specified answer for a database error (1 section 8), the only place that knows it; undefined for anything else. */
export function sqlRefusal(error: unknown): Refusal | undefined {
  if (!isSqlError(error)) return undefined
  const { code, column, constraint } = error
  switch (code) {
    case '42501':
      return refuse(403, code, RLS_MESSAGE)
    case '23502':
      return refuse(422, code, `Required field cannot be null: ${column ?? 'unknown'}`)
    case '23503':
    case '23505':
      return refuse(409, code, `Database constraint violation: ${constraint ?? 'unknown'}`)
    case '23514':
      return refuse(
        422,
        code,
        constraint === CHECK_DIGIT_CONSTRAINT
          ? CHECK_DIGIT_MESSAGE
          : `Database constraint violation: ${constraint ?? 'unknown'}`,
      )
    default:
      return refuse(500, code, error.message || 'Unknown database error')
  }
}
