import { afterAll, beforeAll, expect, test } from 'vitest'
import { done, startApp, type TestApp } from './harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

test('without a session nobody learns who they are', async () => {
  const answer = await app.answer('getMe', {})
  expect(answer.status).toBe(401)
  expect(answer.body).toEqual({ code: 'session_missing', message: 'Auth session missing!' })
})

test('signing up gives a session and a record with the first word as given name and the rest as family name', async () => {
  const visitor = await app.signUp('Grace Brewster Hopper')
  const answered = await app.answer('getMe', { as: visitor })
  expect(answered.status).toBe(200)
  expect(done(answered).user).toMatchObject({
    email: visitor.email,
    given_name: 'Grace',
    family_name: 'Brewster Hopper',
    language: 'EN',
    timezone: 'America/New_York',
  })
  expect(done(answered).display_name).toBe('Grace Brewster Hopper')
  expect(done(answered).membership).toBeNull()
  expect(done(answered).has_password).toBe(true)
})

test('a session cookie with a changed signature is no session, nor is one whose session has ended', async () => {
  const visitor = await app.signUp()
  const session = visitor.cookie.split('; ').find((pair) => pair.includes('session_token=')) ?? ''
  const signature = session.split('.').at(-1) ?? ''
  const turned = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`
  const forged = session.replace(`.${signature}`, `.${turned}`)
  expect(forged).not.toBe(session)
  const ask = (cookie: string) => app.answer('getMe', { headers: { cookie } })
  expect((await ask(session)).status).toBe(200)
  expect(await ask(forged)).toMatchObject({ status: 401, body: { code: 'invalid_jwt' } })
  await app.engine.run('delete from auth."session"')
  expect(await ask(session)).toMatchObject({ status: 401, body: { code: 'session_not_found' } })
})
