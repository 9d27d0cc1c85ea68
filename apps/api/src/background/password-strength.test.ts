import { MIN_PASSWORD_LENGTH } from '@edfe/contracts/accounts/auth'
import * as common from '@zxcvbn-ts/language-common'
import { describe, expect, test } from 'vitest'
import { judgePassword } from './password-strength.ts'

describe('a password', () => {
  test('that is hard to guess has no weaknesses', () => {
    expect(
      judgePassword({ password: 'seven-green-harbours-1893', about: ['Ada', 'ada@example.com'] }),
    ).toEqual([])
  })

  test.each(['123456', 'password', 'letmein1', 'abcdef'])(
    'such as %s is refused with the reason',
    (password) => {
      expect(judgePassword({ password, about: [] }).length).toBeGreaterThan(0)
    },
  )

  test.each(['catair7501', 'htsus-abi', 'edfe-entry', 'tariffhtsus'])(
    'made of words of the product, such as %s, is weak',
    (password) => {
      expect(judgePassword({ password, about: [] }).length).toBeGreaterThan(0)
    },
  )

  test('made of the email address is weak', () => {
    expect(
      judgePassword({ password: 'feathergill', about: ['', 'feathergill@example.com'] }).length,
    ).toBeGreaterThan(0)
  })
})

test('of the commonest passwords of known breaches, none that is long enough is taken', () => {
  const known = common.dictionary['passwords-common'].map(String)
  expect(known.length).toBeGreaterThan(30_000)
  const commonest = known.filter((password) => password.length >= MIN_PASSWORD_LENGTH).slice(0, 3000)
  expect(commonest.filter((password) => judgePassword({ password, about: [] }).length === 0)).toEqual([])
})
