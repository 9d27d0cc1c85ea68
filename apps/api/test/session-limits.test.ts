import { describe, expect, test } from 'vitest'
import { withApp } from './harness.ts'

test('an account has at most twenty sessions: the one that was used longest ago makes room', () =>
  withApp(async (app) => {
    const person = await app.account()
    await app.engine.run(`update auth."session" set "updatedAt" = now() - interval '1 day'`)
    for (let count = 1; count <= 19; count += 1) await app.signIn(person.email)
    expect((await app.answer('getMe', { as: person })).status).toBe(200)
    await app.engine.run(
      `update auth."session" set "updatedAt" = now() - interval '1 day' where "createdAt" = (select min("createdAt") from auth."session")`,
    )
    const newest = await app.signIn(person.email)
    expect((await app.answer('getMe', { as: person })).status).toBe(401)
    expect((await app.ask('listSessions', { as: newest })).sessions).toHaveLength(20)
  }))

describe('a session that is used every day', () => {
  test('ends after the days of the setting SESSION_DAYS', () =>
    withApp(
      async (app) => {
        const { email } = await app.account()
        await app.engine.run(`delete from auth."session"`)
        const person = await app.signIn(email)
        const use = () => app.answer('getSession', { as: person })
        await use()
        const ends = () =>
          app.engine.run(
            `select extract(day from ends_at - "createdAt")::int as days, "expiresAt" <= ends_at as in_time
             from auth."session"`,
          )
        expect((await ends()).rows).toEqual([{ days: 20, in_time: true }])

        await app.engine.run(`update auth."session" set ends_at = now() + interval '1 hour'`)
        expect((await use()).status).toBe(200)
        expect((await ends()).rows[0]).toMatchObject({ in_time: true })
        await app.engine.run(`update auth."session" set ends_at = now() - interval '1 second'`)
        expect((await app.answer('getMe', { as: person })).status).toBe(401)
      },
      { env: { SESSION_DAYS: '20' } },
    ))

  test('that an older server has opened ends after 30 days', () =>
    withApp(async (app) => {
      await app.account()
      const { rows } = await app.engine.run(
        `select round(extract(epoch from ends_at - now()) / 86400)::int as days from auth."session"`,
      )
      expect(rows).toEqual([{ days: 30 }])
    }))
})
