import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enabledFactor } from './auth-answers.ts'
import { cookieOf, PASSWORD, refusal, startApp, type TestApp, withApp } from './harness.ts'
import { oneTimeCode } from './one-time-code.ts'

/** One server for all accounts: what is counted is counted for each account and address. */
let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { RATE_LIMITS: 'true', TRUSTED_PROXIES: '127.0.0.1' } })
})
afterAll(() => app.stop())

let lastAddress = 0
/** Every call from another address, as a botnet does it. */
const elsewhere = () => {
  lastAddress += 1
  return { 'x-forwarded-for': `198.51.${Math.floor(lastAddress / 250)}.${(lastAddress % 250) + 1}` }
}

const newAccount = async (app: TestApp) => {
  const email = `${randomUUID()}@example.com`
  const body = { name: 'Ada Importer', email, password: PASSWORD }
  const { headers } = await app.call('POST', '/api/auth/sign-up/email', { body, headers: elsewhere() })
  const cookies = [headers['set-cookie'] ?? []].flat().map((set) => String(set).split(';')[0] ?? '')
  return { email, cookies }
}
const signIn = (app: TestApp, email: string, password: string, cookie?: string) =>
  app.call('POST', '/api/auth/sign-in/email', {
    body: { email, password },
    headers: { ...elsewhere(), origin: app.app.settings.PUBLIC_URL, ...(cookie ? { cookie } : {}) },
  })
const guess = async (app: TestApp, email: string, times: number, cookie?: string) => {
  const statuses: number[] = []
  for (let n = 0; n < times; n += 1) statuses.push((await signIn(app, email, `guess-${n}`, cookie)).status)
  return statuses
}
const knownBrowser = ({ cookies }: { cookies: string[] }) =>
  cookies.find((pair) => pair.startsWith('edfe.known_browser=')) ?? ''
const endWindow = (app: TestApp) =>
  app.engine.run(`update auth.attempt set window_start = now() - interval '15 minutes'`)

test('guessing at one account from many addresses is slowed down, in words that say what to do', async () => {
  const { email } = await newAccount(app)
  expect(await guess(app, email, 10)).toEqual(Array(10).fill(401))
  const right = await signIn(app, ` ${email.toUpperCase()} `, PASSWORD)
  expect(right).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } })
  expect(refusal(right).message).toBe(
    'Too many wrong passwords for this account. Wait 15 minutes, or reset the password, or sign in with a passkey or Google.',
  )
  expect(Math.ceil(Number(right.headers['retry-after']) / 60)).toBe(15)
  expect((await signIn(app, (await newAccount(app)).email, PASSWORD)).status).toBe(200)
})

test('a hundred guesses at the same moment are as many as ten', async () => {
  const { email } = await newAccount(app)
  const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => signIn(app, email, `guess-${n}`)))
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(20)
})

test('the owner still gets in from a browser that was signed in before, and strangers do not by guessing there', async () => {
  const owner = await newAccount(app)
  const [stranger, cookie] = [await newAccount(app), knownBrowser(owner)]
  expect(cookie).toMatch(/^edfe\.known_browser=.{20}/)
  await guess(app, owner.email, 11)
  expect((await signIn(app, owner.email, PASSWORD)).status).toBe(429)
  expect((await signIn(app, owner.email, PASSWORD, knownBrowser(stranger))).status).toBe(429)
  expect((await signIn(app, owner.email, PASSWORD, `${cookie}x`)).status).toBe(429)
  expect((await signIn(app, owner.email, PASSWORD, cookie)).status).toBe(200)
  expect((await guess(app, owner.email, 11, cookie)).at(-1)).toBe(429)
})

test('waiting ends on time, however often somebody goes on trying', async () => {
  const { email } = await newAccount(app)
  await guess(app, email, 14)
  await endWindow(app)
  expect((await signIn(app, email, PASSWORD)).status).toBe(200)
  expect(await guess(app, email, 11)).toEqual([...Array(10).fill(401), 429])
})

test('right passwords do not count, and an account that does not exist counts like one that does', async () => {
  const { email } = await newAccount(app)
  for (let n = 0; n < 12; n += 1) expect((await signIn(app, email, PASSWORD)).status).toBe(200)
  const nobody = `${randomUUID()}@example.com`
  expect(await guess(app, nobody, 11)).toEqual([...Array(10).fill(401), 429])
})

test('a password set by mail frees the account at once', async () => {
  const { email } = await newAccount(app)
  await guess(app, email, 11)
  await app.engine.run(
    `insert into auth.verification ("identifier", "value", "expiresAt", "updatedAt")
       select 'reset-password:from-a-mail', "id"::text, now() + interval '1 hour', now() from auth."user" where email = '${email}'`,
  )
  const newPassword = 'quite-another-harbour-79'
  const reset = await app.call('POST', '/api/auth/reset-password', {
    body: { token: 'from-a-mail', newPassword },
  })
  expect(reset.status).toBe(200)
  expect((await signIn(app, email, newPassword)).status).toBe(200)
})

test('whoever sits at an open session cannot guess the password either', async () => {
  const { cookies } = await newAccount(app)
  const attempt = (currentPassword: string) =>
    app.call('POST', '/api/auth/change-password', {
      body: { currentPassword, newPassword: 'quite-another-harbour-80' },
      headers: { ...elsewhere(), origin: app.app.settings.PUBLIC_URL, cookie: cookies.join('; ') },
    })
  for (let n = 0; n < 10; n += 1) expect((await attempt(`guess-${n}`)).status).toBe(400)
  expect((await attempt(PASSWORD)).status).toBe(429)
})

test('one mailbox gets no more than five reset mails in a quarter of an hour, whoever asks', async () => {
  const ask = (email: string) =>
    app.call('POST', '/api/auth/request-password-reset', { body: { email }, headers: elsewhere() })
  for (const email of [(await newAccount(app)).email, `${randomUUID()}@example.com`]) {
    const statuses: number[] = []
    for (let n = 0; n < 5; n += 1) statuses.push((await ask(email)).status)
    expect(statuses).toEqual(Array(5).fill(200))
    const sixth = await ask(email)
    expect(sixth).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } })
    expect(refusal(sixth).message).toContain('Look through your inbox, or ask again in 15 minutes.')
  }
})

test('the counts of guesses name nobody and no address', async () => {
  await app.engine.run('delete from auth.attempt')
  const { email } = await newAccount(app)
  await guess(app, email, 1)
  const { rows } = await app.engine.run('select key, attempts from auth.attempt')
  // The sign-up, the sign-in, and the wrong password.
  expect(rows.map(({ key }) => String(key).split(':')[0]).toSorted()).toEqual([
    'address',
    'address',
    'password',
  ])
  expect(JSON.stringify(rows)).not.toContain(email.split('@')[0])
  expect(JSON.stringify(rows)).not.toContain('198.51.')
})

test('wrong codes of a stranger who knows the password shut neither the recovery codes nor the browser of the owner', async () => {
  const owner = await newAccount(app)
  const headers = () => ({ ...elsewhere(), origin: app.app.settings.PUBLIC_URL })
  const act = (call: string, body: object, cookie: string) =>
    app.call('POST', `/api/auth/two-factor/${call}`, { body, headers: { ...headers(), cookie } })
  const enabled = await act('enable', { password: PASSWORD }, owner.cookies.join('; '))
  const key = new URL(enabledFactor(enabled).totpURI).searchParams.get('secret') ?? ''
  await act('verify-totp', { code: oneTimeCode(key, -1) }, owner.cookies.join('; '))

  const challenge = async (cookie?: string) =>
    cookieOf((await signIn(app, owner.email, PASSWORD, cookie)).headers)
  const guesses: number[] = []
  for (let n = 0; n < 11; n += 1) {
    guesses.push((await act('verify-totp', { code: '000000' }, await challenge())).status)
  }
  expect(guesses).toEqual([...Array(10).fill(401), 429])
  const shut = await act('verify-totp', { code: oneTimeCode(key) }, await challenge())
  expect(refusal(shut).message).toBe(
    'Too many wrong codes for this account. Wait 15 minutes, or use a recovery code, or sign in with a passkey.',
  )

  const recovered = await act(
    'verify-backup-code',
    { code: enabledFactor(enabled).backupCodes[0] },
    await challenge(),
  )
  expect(recovered.status).toBe(200)
  const known = knownBrowser(owner)
  const fromOwn = await act('verify-totp', { code: oneTimeCode(key) }, `${await challenge(known)}; ${known}`)
  expect(fromOwn.status).toBe(200)
})

test('the limit of one address is kept in the database, where every server counts', () =>
  withApp(
    async (app) => {
      const act = async () =>
        (
          await app.call('POST', '/api/auth/sign-in/email', {
            body: { email: `${randomUUID()}@example.com`, password: 'x' },
          })
        ).status
      for (let n = 0; n < 10; n += 1) expect(await act()).toBe(401)
      expect(await act()).toBe(429)
      await app.engine.run(`delete from auth.attempt where key like 'address:%'`)
      expect(await act()).toBe(401)
    },
    { env: { RATE_LIMITS: 'true' } },
  ))

test('the questions of a visitor to the public tariff are counted by all servers together', () =>
  withApp(
    async (app) => {
      const other = await startApp({
        env: { RATE_LIMITS: 'true', DATA_DIR: app.folder },
        database: { engine: { ...app.engine, close: async () => {} }, drop: async () => {} },
      })
      const ask = async (server: TestApp) =>
        (await server.answer('findTariffGoods', { query: { q: 'lamp' } })).status
      for (let n = 0; n < 150; n += 1) expect([await ask(app), await ask(other)]).toEqual([200, 200])
      expect([await ask(app), await ask(other)]).toEqual([429, 429])
      await other.stop()
    },
    { env: { RATE_LIMITS: 'true' } },
  ))
