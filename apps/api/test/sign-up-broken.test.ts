import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPostgres } from '../src/db/postgres-engine.ts'
import { type Break, type BreakingProxy, breakingProxy } from './breaking-proxy.ts'
import { freshDatabase, POSTGRES_URL, type TestDatabase } from './databases.ts'
import { type Answer, PASSWORD, startApp, type TestApp } from './harness.ts'

/** More packets than signing up and the first visit send. */
const MOST_PACKETS = 80
const AT_LEAST = 5

/** The embedded database has no connection that could break. */
describe.runIf(POSTGRES_URL).each<Break>(['before', 'after'])(
  'a database whose connections break %s a statement',
  (when) => {
    let direct: TestDatabase
    let proxy: BreakingProxy
    let app: TestApp

    beforeAll(async () => {
      direct = await freshDatabase()
      const { rows } = await direct.engine.run('select current_database() as name')
      proxy = await breakingProxy(POSTGRES_URL ?? '')
      const url = new URL(POSTGRES_URL ?? '')
      url.port = String(proxy.port)
      url.pathname = String(rows[0]?.name)
      // With one connection, whatever asks for a second one inside a transaction shows.
      const engine = await openPostgres({ url: url.href, ownerUrl: undefined, poolSize: 1 })
      app = await startApp({ database: { engine, drop: async () => {} } })
    })
    afterAll(async () => {
      await app.stop()
      await proxy.close()
      await direct.engine.close()
      await direct.drop()
    })

    /** Breaks the connections at each packet of a request in turn; every answer to one that failed is that of 503. */
    async function breakingAtEach(request: (packet: number) => Promise<Answer>, check: () => Promise<void>) {
      for (let packet = 1; packet <= MOST_PACKETS; packet += 1) {
        let answer: Answer | undefined
        const isBroken = await proxy.breakingAt(packet, when, async () => {
          answer = await request(packet)
        })
        await check()
        if (!isBroken) return expect(packet).toBeGreaterThan(AT_LEAST)
        if (answer && answer.status < 400) continue
        expect(answer).toMatchObject({
          status: 503,
          body: {
            code: 'database_unavailable',
            message: 'The database does not answer at the moment. Please try again shortly.',
          },
          headers: { 'retry-after': '2' },
        })
        // Then it answers again. What was stored before the answer was lost is there.
        expect([200, 201, 422]).toContain((await request(packet)).status)
      }
      throw new Error('The request does not end')
    }

    test('leaves a sign-up with 503, and makes the whole account or none', async () => {
      const signUp = (packet: number) =>
        app.auth('sign-up/email', {
          name: 'Ada Importer',
          email: `person-${packet}@example.com`,
          password: PASSWORD,
        })
      await breakingAtEach(signUp, async () => {
        const { rows } = await direct.engine.run(
          `select u."email" from auth."user" u where not exists
            (select from auth."account" a where a."userId" = u."id" and a."password" is not null)`,
        )
        expect(rows, 'accounts without a password').toEqual([])
      })
    })

    test('leaves the first visit with 503, and makes one organization', async () => {
      const people = new Map<number, Awaited<ReturnType<TestApp['account']>>>()
      for (let packet = 1; packet <= MOST_PACKETS; packet += 1) people.set(packet, await app.account())
      const firstEntry = (packet: number) => app.answer('createEntry', { as: people.get(packet), body: {} })
      await breakingAtEach(firstEntry, async () => {
        const { rows } = await direct.engine.asOwner((run) =>
          run('select user_id from memberships group by user_id having count(*) > 1'),
        )
        expect(rows, 'people with two organizations').toEqual([])
      })
    })
  },
)
