import { expect, test } from 'vitest'
import { sqlRefusal } from './sql-error.ts'

const failure = (code: string, facts: object = {}) =>
  Object.assign(new Error('the original message'), { code, ...facts })

test.each([
  ['42501', {}, 403, 'RLS policy violation: insufficient permissions.'],
  ['23502', { column: 'name' }, 422, 'Required field cannot be null: name'],
  [
    '23503',
    { constraint: 'addresses_org_id_fkey' },
    409,
    'Database constraint violation: addresses_org_id_fkey',
  ],
  ['23505', { constraint: 'users_auth_id_key' }, 409, 'Database constraint violation: users_auth_id_key'],
  ['23514', { constraint: 'users_language' }, 422, 'Database constraint violation: users_language'],
  ['57014', {}, 500, 'the original message'],
])('SQL error %s %j answers %d with the specified words', (code, facts, status, message) => {
  expect(sqlRefusal(failure(code, facts))).toMatchObject({ status, problem: { code, message } })
})

test('a wrong check digit is distinguished from other constraints', () => {
  const refusal = sqlRefusal(failure('23514', { constraint: 'entries_entry_number_check_digit' }))
  expect(refusal?.problem.message).toMatch(/check digit/)
})

test('an error without words is unknown', () => {
  expect(sqlRefusal(Object.assign(new Error(''), { code: 'P0001' }))?.problem.message).toBe(
    'Unknown database error',
  )
})

test.each([
  ['28P01', 'password authentication failed for user "edfe_server"'],
  ['3D000', 'database "edfe_production" does not exist'],
  ['53300', 'too many connections for role "edfe_server"'],
  ['57P01', 'terminating connection due to administrator command'],
  ['58P01', 'could not open file "base/16384/2601"'],
  ['XX000', 'cache lookup failed for relation 16501'],
])('what state %s says about the server itself stays in the log', (code, message) => {
  expect(sqlRefusal(Object.assign(new Error(message), { code }))).toMatchObject({
    status: 500,
    problem: { code, message: 'Unknown database error' },
  })
})

test('neither the statement nor its values nor the row in the way are in an answer', () => {
  const facts = {
    query: 'update users set phone = $1',
    params: ['555-0100'],
    detail: 'Failing row contains (Ada, 555-0100)',
    where: 'PL/pgSQL function x()',
  }
  for (const code of ['23502', '23503', '23505', '23514', '42501', '22P02', 'XX000']) {
    const answer = JSON.stringify(sqlRefusal(failure(code, facts)))
    for (const fact of ['update users', '555-0100', 'Ada', 'PL/pgSQL']) expect(answer).not.toContain(fact)
  }
})

test('what is no SQL error is left alone, also when the system writes its code with five letters', () => {
  expect(sqlRefusal(Object.assign(new Error('write EPIPE /secret/path'), { code: 'EPIPE' }))).toBeUndefined()
  expect(sqlRefusal(new Error('a bug'))).toBeUndefined()
  expect(sqlRefusal(Object.assign(new Error('no'), { code: 'ENOENT' }))).toBeUndefined()
})
