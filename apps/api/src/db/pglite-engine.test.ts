import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { openPglite } from './pglite-engine.ts'

const folder = mkdtempSync(join(tmpdir(), 'edfe-pglite-engine-'))
afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true, force: true })
})

test('an embedded database that stays open empties its log from time to time', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  const engine = await openPglite({ folder })
  const emptiedTo = async () =>
    String((await engine.run('select redo_lsn::text as at from pg_control_checkpoint()')).rows[0]?.at)
  const before = await emptiedTo()
  await engine.run('create table goods (id int); insert into goods values (1)')
  expect(await emptiedTo()).toBe(before)
  vi.advanceTimersByTime(300_000)
  expect(await emptiedTo()).not.toBe(before)
  await engine.close()
})
