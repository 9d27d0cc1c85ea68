import { getCookies } from 'better-auth/cookies'
import { makeSignature } from 'better-auth/crypto'
import { expect, test } from 'vitest'
import { cookiePrefix, sessionCookieName, sessionToken, withCurrentSignature } from './session-cookie.ts'

const SECRET = 'a secret of at least thirty-two characters'
const NAME = 'edfe.session_token'

/** A Cookie header as a browser returns what the library has set. */
const signedHeader = async (token: string, secret = SECRET) =>
  `theme=dark; ${NAME}=${encodeURIComponent(`${token}.${await makeSignature(token, secret)}`)}; other=1`

test.each(['http://localhost:3000', 'https://filing.example.com'])(
  'the cookie at %s has the name that the library gives it',
  (publicUrl) => {
    const advanced = { cookiePrefix: cookiePrefix(publicUrl), useSecureCookies: false }
    expect(sessionCookieName(publicUrl)).toBe(getCookies({ baseURL: publicUrl, advanced }).sessionToken.name)
  },
)

test.each(['oQ8XPfK2vJ3mS9aLwT5bRzYd7cHn4eGu', 'a.token.with.dots', 'ünïcode', 'x'])(
  'the token %s that the library signed is read',
  async (token) => {
    expect(sessionToken(await signedHeader(token), NAME, [SECRET])).toBe(token)
  },
)

test('a token that another secret signed is refused', async () => {
  expect(sessionToken(await signedHeader('token', `${SECRET}!`), NAME, [SECRET])).toBeUndefined()
})

test('a token that was changed after signing is refused', async () => {
  const header = (await signedHeader('token')).replace('token.', 'taken.')
  expect(sessionToken(header, NAME, [SECRET])).toBeUndefined()
})

test.each([undefined, '', 'theme=dark', `${NAME}=`, `${NAME}=token`, `${NAME}=.c2ln`, `${NAME}=%zz`])(
  'the header %s has no session',
  (header) => {
    expect(sessionToken(header, NAME, [SECRET])).toBeUndefined()
  },
)

test('a token that an earlier secret signed is read, and signed anew for the library', async () => {
  const header = await signedHeader('token', `${SECRET}!`)
  expect(sessionToken(header, NAME, [SECRET, `${SECRET}!`])).toBe('token')
  expect(withCurrentSignature(header, NAME, [SECRET, `${SECRET}!`])).toBe(await signedHeader('token'))
  expect(withCurrentSignature(header, NAME, [SECRET])).toBe(header)
})
