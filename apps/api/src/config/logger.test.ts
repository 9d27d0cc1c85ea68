import { expect, test } from 'vitest'
import { loggedError, loggedPath } from './logger.ts'

test.each([
  ['/api/entries?q=secret', '/api/entries'],
  ['/api/auth/verify-email?token=abc', '/api/auth/verify-email'],
  ['/api/calendar/abc', '/api/calendar/…'],
  ['/api/invitations/abc/accept', '/api/invitations/…/accept'],
  ['/api/auth/reset-password/abc?callbackURL=x', '/api/auth/reset-password/…'],
])('the log keeps no token of %s', (url, path) => {
  expect(loggedPath(url)).toBe(path)
})

test('the log keeps no value of a statement that failed', () => {
  const error = Object.assign(new Error('duplicate key value violates unique constraint "users_email"'), {
    code: '23505',
    constraint: 'users_email',
    detail: 'Key (email)=(ada@example.com) already exists.',
    params: ['ada@example.com', 'a password hash'],
    query: 'insert into users …',
  })
  const kept = loggedError(error)
  expect(kept).toMatchObject({ code: '23505', constraint: 'users_email' })
  expect(JSON.stringify(kept)).not.toMatch(/ada@example|password hash/)
})
