import { describe, expect, test } from 'vitest'
import { enabledFactor } from './auth-answers.ts'
import { PASSWORD, type TestApp, withApp } from './harness.ts'
import { oneTimeCode } from './one-time-code.ts'

interface SetCookie {
  name: string
  value: string
  flags: string[]
}

const read = (line: string): SetCookie => {
  const [pair = '', ...flags] = line.split(/;\s*/)
  const [name = '', value = ''] = pair.split(/=(.*)/s)
  return { name, value, flags: flags.map((flag) => flag.toLowerCase()) }
}

const newEmail = () => `cookies-${crypto.randomUUID()}@example.com`

/** Every cookie that the product sets: signing up, in with a second factor, in with Google or a passkey, and out. */
async function everyCookie(app: TestApp): Promise<SetCookie[]> {
  const jar = new Map<string, string>()
  const found: SetCookie[] = []
  const post = async (path: string, body: object = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await app.auth(path, body, cookie)
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      const set = read(String(line))
      found.push(set)
      jar.set(set.name, set.value)
    }
    return answer
  }
  const email = newEmail()
  await post('sign-up/email', { name: 'Ada Importer', email, password: PASSWORD })
  const { totpURI } = enabledFactor(await post('two-factor/enable', { password: PASSWORD }))
  const code = () => oneTimeCode(new URL(totpURI).searchParams.get('secret') ?? '')
  await post('two-factor/verify-totp', { code: code() })
  await post('sign-out')
  await post('sign-in/email', { email, password: PASSWORD })
  await post('sign-in/social', { provider: 'google', callbackURL: '/dashboard' })
  return found
}

const GOOGLE = { GOOGLE_CLIENT_ID: 'client', GOOGLE_CLIENT_SECRET: 'secret' }
const namesOf = (cookies: SetCookie[]) => [...new Set(cookies.map(({ name }) => name))].sort()

describe('with https in PUBLIC_URL', () => {
  const env = { PUBLIC_URL: 'https://entries.example.com', ...GOOGLE }

  test('every cookie is of this host alone: __Host-, Secure, Path=/ and no Domain', () =>
    withApp(
      async (app) => {
        const cookies = await everyCookie(app)
        expect(namesOf(cookies)).toEqual(
          expect.arrayContaining([
            '__Host-edfe.known_browser',
            '__Host-edfe.session_token',
            '__Host-edfe.two_factor',
          ]),
        )
        for (const { name, flags } of cookies) {
          expect(name).toMatch(/^__Host-edfe\./)
          expect(flags, name).toEqual(
            expect.arrayContaining(['secure', 'path=/', 'httponly', 'samesite=lax']),
          )
          expect(
            flags.filter((flag) => flag.startsWith('domain=')),
            name,
          ).toEqual([])
        }
      },
      { env },
    ))

  test('a session is known by its cookie of this name, and by that of earlier versions no more', () =>
    withApp(
      async (app) => {
        const { cookie } = await app.account()
        expect(cookie).toMatch(/^__Host-edfe\.session_token=/)
        const me = (given: string) => app.answer('getMe', { headers: { cookie: given } })
        expect((await me(cookie)).status).toBe(200)
        for (const other of ['__Secure-', '']) {
          expect((await me(cookie.replace('__Host-', other))).status).toBe(401)
        }
      },
      { env },
    ))
})

test('with http in PUBLIC_URL, as on the own machine, cookies have no prefix, and scripts cannot read them', () =>
  withApp(
    async (app) => {
      const cookies = await everyCookie(app)
      expect(namesOf(cookies)).toEqual(
        expect.arrayContaining(['edfe.known_browser', 'edfe.session_token', 'edfe.two_factor']),
      )
      for (const { name, flags } of cookies) {
        expect(name).toMatch(/^edfe\./)
        expect(flags, name).toEqual(expect.arrayContaining(['path=/', 'httponly', 'samesite=lax']))
        expect(flags, name).not.toContain('secure')
      }
    },
    { env: { PUBLIC_URL: 'http://localhost:3000', ...GOOGLE } },
  ))
