import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Trx } from '../src/db/engine.ts'
import { tenantTransaction } from '../src/db/tenant.ts'
import { applySettings } from '../src/db/transaction-settings.ts'
import { POSTGRES_URL } from './databases.ts'
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

/** A transaction whose settings the database refuses, as it would refuse those of an organisation. */
const unboundTransaction = <T>(work: (trx: Trx) => Promise<T>): Promise<T> =>
  app.engine.db.transaction().execute(async (trx) => {
    await applySettings(trx, { 'app.org_id': other.orgId, role: 'no_such_role' })
    return work(trx)
  })
const REFUSED = { code: '22023' }

test('work whose organisation could not be set never goes on in the next one', async () => {
  let seen: string[] | undefined
  const unbound = unboundTransaction(async (trx) => {
    await wait(100)
    seen = await organizationsIn(trx)
  })
  const scope = { orgId: other.orgId, userId: other.admin.userId }
  const bound = tenantTransaction(app.engine.db, scope, async (trx) => {
    await wait(200)
    return organizationsIn(trx)
  })
  await expect(unbound).rejects.toMatchObject(REFUSED)
  expect(await bound).toEqual(['Other Trading'])
  expect(seen).toBeUndefined()
})

test('work that looks past the organisation that could not be set is not kept either', async () => {
  const before = await sql`select count(*)::int as kept from users`.execute(app.engine.db)
  const unbound = unboundTransaction(async (trx) => {
    await trx
      .deleteFrom('users')
      .execute()
      .catch(() => {})
    return 'done'
  })
  await expect(unbound).rejects.toMatchObject(REFUSED)
  expect(await sql`select count(*)::int as kept from users`.execute(app.engine.db)).toEqual(before)
})

test('an organization is named by its id alone: other text is no statement, and shows nothing', async () => {
  const scope = { orgId: `${other.orgId}', true), set_config('role', 'postgres`, userId: null }
  await expect(tenantTransaction(app.engine.db, scope, organizationsIn)).rejects.toMatchObject({
    code: '22P02',
  })
})

const whoAmI = `select current_user as role, current_setting('app.org_id', true) as org,
  current_setting('transaction_read_only') as "isReadOnly"`

test('after a transaction that only read, the next user of each connection has neither its role nor its organisation', async () => {
  const reading = { orgId: other.orgId, userId: other.admin.userId, isReadOnly: true }
  const busy = Array.from({ length: 20 }, async () => {
    await tenantTransaction(app.engine.db, reading, organizationsIn)
    return (await app.engine.run(whoAmI)).rows[0]
  })
  for (const next of await Promise.all(busy)) {
    expect(next).toMatchObject({ role: 'app_server', isReadOnly: 'off' })
    expect(next?.org || null).toBeNull()
  }
})

test('reads of two organisations that follow each other on the same connections see their own rows only', async () => {
  const third = await app.organization('Third Trading')
  const rounds = Array.from({ length: 40 }, (_, round) => {
    const { orgId, admin } = round % 2 ? other : third
    return tenantTransaction(
      app.engine.db,
      { orgId, userId: admin.userId, isReadOnly: true },
      organizationsIn,
    )
  })
  const expected = rounds.map((_, round) => [round % 2 ? 'Other Trading' : 'Third Trading'])
  expect(await Promise.all(rounds)).toEqual(expected)
})

test.runIf(POSTGRES_URL)(
  'a write inside a transaction that only reads is refused, and the connection serves the next one',
  async () => {
    const scope = { orgId: other.orgId, userId: other.admin.userId, isReadOnly: true }
    const writing = tenantTransaction(app.engine.db, scope, (trx) =>
      trx.updateTable('organizations').set({ name: 'Renamed' }).execute(),
    )
    await expect(writing).rejects.toMatchObject({ code: '25006' })
    expect(await tenantTransaction(app.engine.db, scope, organizationsIn)).toEqual(['Other Trading'])
  },
)
