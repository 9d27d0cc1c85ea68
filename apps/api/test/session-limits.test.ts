import { expect, test } from 'vitest'
import { withApp } from './harness.ts'

test('an account has at most twenty sessions: the one that was used longest ago makes room', () =>
  withApp(async (app) => {
    const person = await app.account()
    await app.engine.run(`update auth."session" set "updatedAt" = now() - interval '1 day'`)
    for (let count = 1; count <= 19; count += 1) await app.signIn(person.email)
    expect((await app.call('GET', '/api/me', { as: person })).status).toBe(200)
    await app.engine.run(
      `update auth."session" set "updatedAt" = now() - interval '1 day' where "createdAt" = (select min("createdAt") from auth."session")`,
    )
    const newest = await app.signIn(person.email)
    expect((await app.call('GET', '/api/me', { as: person })).status).toBe(401)
    expect((await app.call('GET', '/api/me/sessions', { as: newest })).body.sessions).toHaveLength(20)
  }))
