import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Trx } from '../src/db/engine.ts'
import { tenantTransaction } from '../src/db/tenant.ts'
import { executeUnread } from '../src/db/unread-query.ts'
import { startApp, type Team, type TestApp } from './harness.ts'

let app: TestApp
let team: Team
beforeAll(async () => {
  app = await startApp()
  team = await app.organization('Alder Trading')
})
afterAll(() => app.stop())

const inTransaction = <T>(work: (trx: Trx) => Promise<T>): Promise<T> =>
  tenantTransaction(app.engine.db, { orgId: team.orgId, userId: team.admin.userId }, work)

const rename = (trx: Trx, name: string) =>
  executeUnread(trx, trx.updateTable('organizations').set({ name }).where('id', '=', team.orgId))

const nameIn = async (trx: Trx) =>
  (await trx.selectFrom('organizations').select('name').executeTakeFirstOrThrow()).name

const DIVISION_BY_ZERO = { code: '22012' }

test('a statement that nobody reads runs before the one that follows', async () => {
  const seen = await inTransaction(async (trx) => {
    await rename(trx, 'First Name')
    await rename(trx, 'Second Name')
    return nameIn(trx)
  })
  expect(seen).toBe('Second Name')
})

test('a statement that nobody reads is kept when nothing follows it', async () => {
  await inTransaction((trx) => rename(trx, 'Kept Name'))
  expect(await inTransaction(nameIn)).toBe('Kept Name')
})

test('when it fails, the transaction fails for its reason and keeps nothing', async () => {
  const before = await inTransaction(nameIn)
  const failing = inTransaction(async (trx) => {
    await rename(trx, 'Lost Name')
    await executeUnread(trx, sql`select 1 / 0`)
    return nameIn(trx)
  })
  await expect(failing).rejects.toMatchObject(DIVISION_BY_ZERO)
  expect(await inTransaction(nameIn)).toBe(before)
})

test('when it fails as the last statement, COMMIT does not pass over it', async () => {
  const before = await inTransaction(nameIn)
  const failing = inTransaction(async (trx) => {
    await rename(trx, 'Lost Name')
    await executeUnread(trx, sql`select 1 / 0`)
  })
  await expect(failing).rejects.toMatchObject(DIVISION_BY_ZERO)
  expect(await inTransaction(nameIn)).toBe(before)
})

test('work that looks past its error is not kept either', async () => {
  const before = await inTransaction(nameIn)
  const failing = inTransaction(async (trx) => {
    await executeUnread(trx, sql`select 1 / 0`).catch(() => {})
    await nameIn(trx).catch(() => {})
  })
  await expect(failing).rejects.toThrow()
  expect(await inTransaction(nameIn)).toBe(before)
})

test('a savepoint that nobody reads undoes the statement that fails after it', async () => {
  const seen = await inTransaction(async (trx) => {
    await rename(trx, 'Name Before')
    await executeUnread(trx, sql`savepoint attempt`)
    await sql`select 1 / 0`.execute(trx).catch(() => executeUnread(trx, sql`rollback to savepoint attempt`))
    return nameIn(trx)
  })
  expect(seen).toBe('Name Before')
})
