import { expect, test } from 'vitest'
import { english } from '../messages/formatter.ts'
import { problemOf, UNSTORABLE } from './problems.ts'
import { sqlRefusal } from './sql-error.ts'

/** What the caller reads. */
function answerTo(error: unknown) {
  const refusal = sqlRefusal(error)
  return refusal && { status: refusal.status, problem: problemOf(refusal, english) }
}

const failure = (code: string, facts: object = {}) =>
  Object.assign(new Error('the original message'), { code, ...facts })

test.each([
  ['42501', {}, 403, 'RLS policy violation: insufficient permissions.'],
  ['22021', {}, 400, UNSTORABLE.defaultMessage],
  ['23502', { column: 'name' }, 422, 'Required field cannot be null: name'],
  [
    '23503',
    { constraint: 'addresses_org_id_fkey' },
    409,
    'Database constraint violation: addresses_org_id_fkey',
  ],
  ['23505', { constraint: 'users_auth_id_key' }, 409, 'Database constraint violation: users_auth_id_key'],
  ['23514', { constraint: 'users_language' }, 422, 'Database constraint violation: users_language'],
  ['22012', {}, 500, 'the original message'],
])('SQL error %s %j answers %d with the specified words', (code, facts, status, message) => {
  expect(answerTo(failure(code, facts))).toMatchObject({ status, problem: { code, message } })
})

test('a wrong check digit is distinguished from other constraints', () => {
  const refusal = answerTo(failure('23514', { constraint: 'entries_entry_number_check_digit' }))
  expect(refusal?.problem.message).toMatch(/check digit/)
})

test('an error without words is unknown', () => {
  expect(answerTo(Object.assign(new Error(''), { code: 'P0001' }))?.problem.message).toBe(
    'Unknown database error',
  )
})

test.each([
  ['28P01', 'password authentication failed for user "edfe_server"'],
  ['3D000', 'database "edfe_production" does not exist'],
  ['58P01', 'could not open file "base/16384/2601"'],
  ['XX000', 'cache lookup failed for relation 16501'],
])('what state %s says about the server itself stays in the log', (code, message) => {
  expect(answerTo(Object.assign(new Error(message), { code }))).toMatchObject({
    status: 500,
    problem: { code, message: 'Unknown database error' },
  })
})

test.each([
  ['08006', 'server closed the connection unexpectedly at 10.0.0.7'],
  ['25006', 'cannot execute INSERT in a read-only transaction'],
  ['53300', 'too many connections for role "edfe_server"'],
  ['55P03', 'canceling statement due to lock timeout'],
  ['57014', 'canceling statement due to statement timeout'],
  ['57P01', 'terminating connection due to administrator command'],
])('state %s passes: the caller is asked to try again, without its words', (code, message) => {
  expect(answerTo(Object.assign(new Error(message), { code }))).toMatchObject({
    status: 503,
    problem: { code: 'database_unavailable', message: expect.not.stringContaining(message) },
  })
})

test.each([
  new Error('Connection terminated unexpectedly'),
  new Error('Client has encountered a connection error and is not queryable'),
  new Error('timeout exceeded when trying to connect'),
  new Error('Query read timeout'),
  Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:5432'), {
    code: 'ECONNREFUSED',
    syscall: 'connect',
  }),
])('a lost connection ($message) is answered in the same way', (error) => {
  expect(answerTo(error)).toMatchObject({ status: 503, problem: { code: 'database_unavailable' } })
})

test('neither the statement nor its values nor the row in the way are in an answer', () => {
  const facts = {
    query: 'update users set phone = $1',
    params: ['555-0100'],
    detail: 'Failing row contains (Ada, 555-0100)',
    where: 'PL/pgSQL function x()',
  }
  for (const code of ['23502', '23503', '23505', '23514', '42501', '22P02', 'XX000']) {
    const answer = JSON.stringify(answerTo(failure(code, facts)))
    for (const fact of ['update users', '555-0100', 'Ada', 'PL/pgSQL']) expect(answer).not.toContain(fact)
  }
})

test('what is no SQL error is left alone, also when the system writes its code with five letters', () => {
  expect(answerTo(Object.assign(new Error('write EPIPE /secret/path'), { code: 'EPIPE' }))).toBeUndefined()
  expect(answerTo(new Error('a bug'))).toBeUndefined()
  expect(answerTo(Object.assign(new Error('no'), { code: 'ENOENT' }))).toBeUndefined()
})
