import { type Refusal, RLS_MESSAGE, refuse } from './problems.ts'

/** What both drivers report of a failed statement. */
interface SqlError extends Error {
  code: string
  column?: string
  constraint?: string
}

/** The constraint that repeats the entry number's check digit in the database. */
const CHECK_DIGIT_CONSTRAINT = 'entries_entry_number_check_digit'
const CHECK_DIGIT_MESSAGE = 'Entry number check digit is invalid.'

/** Its class is two digits or one of four others: EPERM and EPIPE are the system's words, with paths in them. */
const SQLSTATE = /^(?:[0-9][0-9A-Z]|F0|HV|P0|XX)[0-9A-Z]{3}$/

/**
 * States of the server itself: connection, sign-in, missing database, resources, shutdown, its own faults. Their words
 * name roles, hosts and files, are the operator's alone and stay in the log.
 */
const OF_THE_SERVER = /^(?:08|28|3D|53|57P|58|F0|HV|XX)/
const UNKNOWN_MESSAGE = 'Unknown database error'

const isSqlError = (error: unknown): error is SqlError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && SQLSTATE.test(error.code)

/**
 * The specified answer for a database error (1 section 8), the only place that knows it; undefined for anything else.
 * A message of PostgreSQL quotes at most a value that was sent; the statement, its values and the rows in the way stand
 * in other fields (`query`, `params`, `detail`, `where`), which are never read here.
 */
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
      return refuse(500, code, (!OF_THE_SERVER.test(code) && error.message) || UNKNOWN_MESSAGE)
  }
}
