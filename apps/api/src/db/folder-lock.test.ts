import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from './folder-lock.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'edfe-lock-test-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a folder is held by one at a time, and free again after its release', async () => {
  const lock = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow('is in use by another running server')
  await lock.release()
  await (await lockFolder(folder)).release()
})

test('of several that come at once exactly one holds the folder', async () => {
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)))
  const held = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))
  expect(held).toHaveLength(1)
  await held[0]?.release()
})

test('a folder whose path is too long for a socket is held as well', async () => {
  const deep = mkdtempSync(join(folder, 'x'.repeat(120)))
  const lock = await lockFolder(deep)
  await expect(lockFolder(deep)).rejects.toThrow('is in use')
  await lock.release()
})
