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

test('a wrong check digit is told apart from other constraints', () => {
  const refusal = sqlRefusal(failure('23514', { constraint: 'entries_entry_number_check_digit' }))
  expect(refusal?.problem.message).toMatch(/check digit/)
})

test('an error without words is unknown', () => {
  expect(sqlRefusal(Object.assign(new Error(''), { code: 'XX000' }))?.problem.message).toBe(
    'Unknown database error',
  )
})

test('what is no SQL error is left alone, also when the system writes its code with five letters', () => {
  expect(sqlRefusal(Object.assign(new Error('write EPIPE /secret/path'), { code: 'EPIPE' }))).toBeUndefined()
  expect(sqlRefusal(new Error('a bug'))).toBeUndefined()
  expect(sqlRefusal(Object.assign(new Error('no'), { code: 'ENOENT' }))).toBeUndefined()
})
