import { describe, expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './passwords.ts'

describe('a password', () => {
  test('is kept as argon2id, never twice alike', async () => {
    const [one, two] = await Promise.all([
      hashPassword('a-password-of-note'),
      hashPassword('a-password-of-note'),
    ])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(one).not.toBe(two)
    expect(await verifyPassword({ hash: one, password: 'a-password-of-note' })).toBe(true)
    expect(await verifyPassword({ hash: one, password: 'a-password-of-nite' })).toBe(false)
  })

  test('does not match a hash that is none', async () => {
    expect(await verifyPassword({ hash: 'nonsense', password: 'x' })).toBe(false)
  })
})
