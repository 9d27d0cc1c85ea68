import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { folderStorage } from './folder-storage.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'edfe-folder-storage-'))
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

const files = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)

/** Half of what is written gets to the disk, then it is full. */
async function fillDisk(): Promise<void> {
  const any = await open(folder)
  const handles = Object.getPrototypeOf(any) as FileHandle
  await any.close()
  const write = handles.writeFile
  vi.spyOn(handles, 'writeFile').mockImplementation(async function (this: FileHandle, bytes) {
    await write.call(this, (bytes as Buffer).subarray(0, bytes.toString().length / 2))
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  })
}

test('nothing half written stays on a disk that is full, and what was stored before stays whole', async () => {
  const storage = folderStorage(folder)
  await storage.put('org/kept', Buffer.from('kept'))
  await fillDisk()
  await expect(storage.put('org/new', Buffer.from('half of this'))).rejects.toMatchObject({ code: 'ENOSPC' })
  await expect(storage.put('org/kept', Buffer.from('another'))).rejects.toMatchObject({ code: 'ENOSPC' })
  expect(files()).toEqual(['kept'])
  expect(String(await storage.get('org/kept'))).toBe('kept')
  vi.restoreAllMocks()
  await storage.put('org/new', Buffer.from('all of this'))
  expect(String(await storage.get('org/new'))).toBe('all of this')
})
