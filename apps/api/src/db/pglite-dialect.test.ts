import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openPglite } from './pglite-engine.ts'

test('the event loop turns between two transactions, however many wait', async () => {
  const { db, close } = await openPglite({ memory: undefined })
  let done = 0
  let doneAtTurn: number | undefined
  const work = Array.from({ length: 50 }, async () => {
    await db.transaction().execute((trx) => sql`select 1`.execute(trx))
    done += 1
  })
  setImmediate(() => {
    doneAtTurn = done
  })
  await Promise.all(work)
  expect(doneAtTurn).toBeLessThan(5)
  await close()
})
