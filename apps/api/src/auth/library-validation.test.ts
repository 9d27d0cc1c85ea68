import { expect, test } from 'vitest'
import { fieldsOfLibrary } from './library-validation.ts'

test.each([
  [
    '[body.email] Invalid input: expected string, received undefined; [body.password] Invalid input: expected string, received number',
    [
      { path: 'email', message: 'Email is required' },
      { path: 'password', message: 'Password is not valid' },
    ],
  ],
  ['[body.email] Invalid email address', [{ path: 'email', message: 'Please enter a valid email address' }]],
  [
    '[body.currentPassword] Invalid input: expected string, received undefined',
    [{ path: 'currentPassword', message: 'Current password is required' }],
  ],
  ['Invalid token', []],
])('%s', (message, fields) => expect(fieldsOfLibrary(message)).toEqual(fields))
