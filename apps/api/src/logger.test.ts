import { expect, test } from 'vitest'
import { loggedPath } from './logger.ts'

test.each([
  ['/api/entries?q=secret', '/api/entries'],
  ['/api/auth/verify-email?token=abc', '/api/auth/verify-email'],
  ['/api/invitations/abc/accept', '/api/invitations/…/accept'],
  ['/api/auth/reset-password/abc?callbackURL=x', '/api/auth/reset-password/…'],
])('the log keeps no token of %s', (url, path) => {
  expect(loggedPath(url)).toBe(path)
})
