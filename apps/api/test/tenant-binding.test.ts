import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Trx } from '../src/db/engine.ts'
import { tenantTransaction } from '../src/db/tenant.ts'
import { startApp, type Team, type TestApp } from './harness.ts'

let app: TestApp
let other: Team
beforeAll(async () => {
  app = await startApp()
  other = await app.organization('Other Trading')
})
afterAll(() => app.stop())

const organizationsIn = async (trx: Trx) =>
  (await trx.selectFrom('organizations').select('name').execute()).map(({ name }) => name)

test('work whose organisation could not be set never goes on in the next one', async () => {
  let seen: string[] | undefined
  // PostgreSQL takes no such text, so setting the organisation fails while the work waits for something else.
  const unbound = tenantTransaction(app.engine.db, { orgId: '\0', userId: null }, async (trx) => {
    await wait(100)
    seen = await organizationsIn(trx)
  })
  const scope = { orgId: other.orgId, userId: other.admin.userId }
  const bound = tenantTransaction(app.engine.db, scope, async (trx) => {
    await wait(200)
    return organizationsIn(trx)
  })
  await expect(unbound).rejects.toMatchObject({ code: '22021' })
  expect(await bound).toEqual(['Other Trading'])
  expect(seen).toBeUndefined()
})

test('work that looks past the organisation that could not be set is not kept either', async () => {
  const before = await sql`select count(*)::int as kept from users`.execute(app.engine.db)
  const unbound = tenantTransaction(app.engine.db, { orgId: '\0', userId: null }, async (trx) => {
    await trx
      .deleteFrom('users')
      .execute()
      .catch(() => {})
    return 'done'
  })
  await expect(unbound).rejects.toMatchObject({ code: '22021' })
  expect(await sql`select count(*)::int as kept from users`.execute(app.engine.db)).toEqual(before)
})
