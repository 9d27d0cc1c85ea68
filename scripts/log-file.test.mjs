import { mkdirSync, mkdtempSync, readFileSync, rmdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logFile } from './lib/log-file.mjs'

let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'edfe-log-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test.skipIf(process.platform !== 'linux')('a full disk loses lines and is reported once', async () => {
  const said = vi.fn()
  const write = logFile('/dev/full', said)
  for (const line of ['one', 'two']) {
    write(line)
    await vi.waitFor(() => expect(said).toHaveBeenCalledWith(expect.stringContaining('ENOSPC')))
  }
  expect(said).toHaveBeenCalledOnce()
})

test('a log that can be written again gets the lines from then on', async () => {
  const path = join(folder, 'server.log')
  mkdirSync(path)
  const said = vi.fn()
  const write = logFile(path, said)
  write('lost')
  await vi.waitFor(() => expect(said).toHaveBeenCalledWith(expect.stringContaining('EISDIR')))
  rmdirSync(path)
  write('kept')
  await vi.waitFor(() => expect(readFileSync(path, 'utf8')).toBe('kept\n'))
})
