import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from './harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

test('nobody is told who they are without a session', async () => {
  const answer = await app.call('GET', '/api/me')
  expect(answer.status).toBe(401)
  expect(answer.body).toEqual({ code: 'session_missing', message: 'Auth session missing!' })
})

test('signing up gives a session and a record with the first word as given name and the rest as family name', async () => {
  const visitor = await app.signUp('Grace Brewster Hopper')
  const { status, body } = await app.call('GET', '/api/me', { as: visitor })
  expect(status).toBe(200)
  expect(body.user).toMatchObject({
    email: visitor.email,
    given_name: 'Grace',
    family_name: 'Brewster Hopper',
    language: 'EN',
    timezone: 'America/New_York',
  })
  expect(body.display_name).toBe('Grace Brewster Hopper')
  expect(body.membership).toBeNull()
  expect(body.has_password).toBe(true)
})

test('a session cookie with a changed signature is no session', async () => {
  const visitor = await app.signUp()
  const [token, signature = ''] = visitor.cookie.split('.').slice(-2)
  const turned = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`
  const forged = { ...visitor, cookie: visitor.cookie.replace(`${token}.${signature}`, `${token}.${turned}`) }
  expect(forged.cookie).not.toBe(visitor.cookie)
  expect((await app.call('GET', '/api/me', { as: forged })).status).toBe(401)
})
