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

test.each([
  ['easy to guess', 'a'.repeat(64)],
  ['hard to guess', 'seven-green-harbours-1893-'.padEnd(64, 'quartz violin meadow 7 ')],
])('of a long password, %s, only the first 64 letters are judged', (_, first) => {
  const judged = ['', 'a'.repeat(64), '; nineteen copper lanterns 4471'].map((rest) =>
    judgePassword({ password: first + rest, about: [] }),
  )
  expect(judged[1]).toEqual(judged[0])
  expect(judged[2]).toEqual(judged[0])
  expect(judged[0]?.length === 0).toBe(!first.startsWith('aaa'))
})

test('of the commonest passwords of known breaches, none that is long enough is taken', () => {
  const known = common.dictionary['passwords-common'].map(String)
  expect(known.length).toBeGreaterThan(30_000)
  const commonest = known.filter((password) => password.length >= MIN_PASSWORD_LENGTH).slice(0, 3000)
  expect(commonest.filter((password) => judgePassword({ password, about: [] }).length === 0)).toEqual([])
})
