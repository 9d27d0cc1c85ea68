import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp, type Visitor } from './harness.ts'

let app: TestApp
let port: number
let ada: Visitor
beforeAll(async () => {
  app = await startApp({ env: { RATE_LIMITS: 'true', TRUSTED_PROXIES: '127.0.0.1' } })
  port = Number(new URL(await app.app.listen({ port: 0, host: '127.0.0.1' })).port)
  ada = await app.account('Ada Importer', 'ada@example.com')
})
afterAll(() => app.stop())

/** Sends an address as it is; `inject` and `fetch` would take its dots away. */
const send = (method: string, path: string, { body, cookie }: { body?: object; cookie?: string } = {}) =>
  new Promise<number | undefined>((resolve, reject) => {
    const headers = {
      // The library's counters outlive an app: an address that no other file uses.
      'x-forwarded-for': '203.0.113.7',
      ...(cookie && { cookie, origin: 'http://localhost:3000' }),
      'content-type': 'application/json',
    }
    const call = request({ port, host: '127.0.0.1', method, path, headers }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode))
    })
    call.on('error', reject)
    call.end(body && JSON.stringify(body))
  })

const detours = (call: string) => [`x/../${call}`, `./${call}`, `x/%2e%2e/${call}`, `x\\..\\${call}`]

test.each(detours('list-sessions'))('the closed call is not reached as %s', async (path) => {
  expect(await send('GET', `/api/auth/${path}`, { cookie: ada.cookie })).toBe(404)
})

test.each(detours('update-user'))('nobody is renamed behind the audit record as %s', async (path) => {
  expect(await send('POST', `/api/auth/${path}`, { cookie: ada.cookie, body: { name: 'M' } })).toBe(404)
})

test.each(detours('sign-in/email'))(
  'no password is tried past the count of the account as %s',
  async (path) => {
    const body = { email: 'ada@example.com', password: 'a-guess' }
    expect(await send('POST', `/api/auth/${path}`, { body })).toBe(404)
  },
)

test('the same calls are answered under their own addresses', async () => {
  expect(await send('GET', '/api/auth/get-session?disableRefresh=true', { cookie: ada.cookie })).toBe(200)
  const body = { email: 'ada@example.com', password: 'a-guess' }
  expect(await send('POST', '/api/auth/sign-in/email', { body })).toBe(401)
})
