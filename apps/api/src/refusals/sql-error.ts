import { asWritten, type Sentence, say } from '@edfe/domain/messages'
import { NOT_PERMITTED, type Refusal, refuse, UNSTORABLE } from './problems.ts'

/** The report of both drivers about a failed statement. */
interface SqlError extends Error {
  code: string
  column?: string
  constraint?: string
}

/** The constraint that repeats the entry number's check digit in the database. */
const CHECK_DIGIT_CONSTRAINT = 'entries_entry_number_check_digit'
const CHECK_DIGIT_INVALID = say({
  id: 'refusal.check-digit-invalid',
  defaultMessage: 'Entry number check digit is invalid.',
})

/** Its class is two digits or one of four others: EPERM and EPIPE are the system's words, with paths in them. */
const SQLSTATE = /^(?:[0-9][0-9A-Z]|F0|HV|P0|XX)[0-9A-Z]{3}$/

/**
 * States of the server itself: connection, sign-in, missing database, resources, shutdown, its own faults. Their words
 * name roles, hosts and files, are the operator's alone and stay in the log.
 */
const OF_THE_SERVER = /^(?:28|3D|58|F0|HV|XX)/
const UNKNOWN = say({ id: 'refusal.unknown-database-error', defaultMessage: 'Unknown database error' })

/**
 * States that pass: no connection, no resources, shutting down or starting, a standby that takes no writes, a statement
 * or lock that took too long.
 */
const PASSING = /^(?:08|53|57P|25006|55P03|57014)/

/** The driver's messages about a connection that it cannot get or has lost. */
const CONNECTION_LOST =
  /^(?:Connection terminated|Client (?:was closed|has encountered a connection error)|Query read timeout|timeout exceeded when trying to connect)/

const SOCKET_ERRORS: readonly unknown[] = ['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'EPIPE', 'ETIMEDOUT']

/** A socket that the system closed. Requests open none but to the database. */
const isSocketError = (error: Error): boolean =>
  'syscall' in error && 'code' in error && SOCKET_ERRORS.includes(error.code)

/**
 * True if the database is away, or too busy to answer in time: the same request may succeed a moment later.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (isSqlError(error)) return PASSING.test(error.code)
  if (!(error instanceof Error)) return false
  return isSocketError(error) || CONNECTION_LOST.test(error.message)
}

/** Seconds after which a caller should try again. */
export const RETRY_AFTER_SECONDS = 2

export const databaseAway = (): Refusal =>
  refuse(
    503,
    'database_unavailable',
    say({
      id: 'refusal.database-unavailable',
      defaultMessage: 'The database does not answer at the moment. Please try again shortly.',
    }),
  )

const isSqlError = (error: unknown): error is SqlError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && SQLSTATE.test(error.code)

/**
 * The specified answer for a database error (1 section 8), the only place that knows it; undefined for anything else.
 * A message of PostgreSQL quotes at most a value that was sent; the statement, its values and the rows in the way stand
 * in other fields (`query`, `params`, `detail`, `where`), which are never read here.
 */
export function sqlRefusal(error: unknown): Refusal | undefined {
  if (isDatabaseAway(error)) return databaseAway()
  if (!isSqlError(error)) return undefined
  const { code, column, constraint } = error
  switch (code) {
    case '42501':
      return refuse(403, code, NOT_PERMITTED)
    // U+0000 in an address: bodies are looked through before (http/json-body.ts).
    case '22021':
      return refuse(400, code, UNSTORABLE)
    case '23502':
      return refuse(
        422,
        code,
        say(
          { id: 'refusal.required-field', defaultMessage: 'Required field cannot be null: {column}' },
          { column: column ?? 'unknown' },
        ),
      )
    // A row kept by the law of retention (15-documents.sql).
    case '23001':
      return refuse(409, code, asWritten({ text: error.message }))
    case '23503':
    case '23505':
      return refuse(409, code, violationOf(constraint))
    case '23514':
      return refuse(
        422,
        code,
        constraint === CHECK_DIGIT_CONSTRAINT ? CHECK_DIGIT_INVALID : violationOf(constraint),
      )
    default:
      return refuse(
        500,
        code,
        !OF_THE_SERVER.test(code) && error.message ? asWritten({ text: error.message }) : UNKNOWN,
      )
  }
}

const violationOf = (constraint = 'unknown'): Sentence =>
  say(
    { id: 'refusal.constraint', defaultMessage: 'Database constraint violation: {constraint}' },
    { constraint },
  )
