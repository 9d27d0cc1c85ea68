import { describe, expect, test } from 'vitest'
import { hashPassword, verifyPassword, weaknesses } from './passwords.ts'

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

  test('that is hard to guess has no weaknesses', () => {
    expect(weaknesses('seven-green-harbours-1893', ['Ada', 'ada@example.com'])).toEqual([])
  })

  test.each(['123456', 'password', 'letmein1', 'abcdef'])(
    'such as %s is refused with the reason',
    (password) => {
      expect(weaknesses(password, []).length).toBeGreaterThan(0)
    },
  )

  test('made of the email address is weak', () => {
    expect(weaknesses('feathergill', ['', 'feathergill@example.com']).length).toBeGreaterThan(0)
  })
})
