import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPglite } from './pglite-engine.ts'
import { commitRestore, inScratchFolder, takeRestored, unfinishedRestore } from './restored-folder.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'edfe-restored-folder-'))
  fill(folder, 'empty')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A database, a document and two keys, each with a word as content. */
function fill(where: string, word: string): void {
  for (const name of ['database/PG_VERSION', 'documents/one', 'ssn-key', 'audit-key']) {
    mkdirSync(join(where, name, '..'), { recursive: true })
    writeFileSync(join(where, name), word)
  }
}

const contentOf = (where: string) =>
  ['database/PG_VERSION', 'documents/one', 'ssn-key', 'audit-key'].map((name) =>
    readFileSync(join(where, name), 'utf8'),
  )

test('a restore that was killed before its last step leaves the empty installation', () => {
  fill(unfinishedRestore(folder), 'restored')
  takeRestored(folder)
  expect(contentOf(folder)).toEqual(Array(4).fill('empty'))
  expect(existsSync(unfinishedRestore(folder))).toBe(false)
})

test('a finished restore takes the place of the empty installation, which is kept beside it', () => {
  fill(unfinishedRestore(folder), 'restored')
  commitRestore(folder)
  takeRestored(folder)
  expect(contentOf(folder)).toEqual(Array(4).fill('restored'))
  expect(contentOf(join(folder, 'before-restore'))).toEqual(Array(4).fill('empty'))
  expect(readdirSync(folder).filter((name) => name.startsWith('restore-'))).toEqual([])
})

test.each([
  ['a key', ['ssn-key']],
  ['the keys and the documents', ['ssn-key', 'audit-key', 'documents']],
  ['everything', ['ssn-key', 'audit-key', 'documents', 'database']],
])('a start that was killed after it moved %s is finished by the next one', (_, moved) => {
  fill(join(folder, 'restore-ready'), 'restored')
  for (const name of moved) rmSync(join(folder, name), { recursive: true })
  for (const name of moved.slice(0, -1)) {
    renameSync(join(folder, 'restore-ready', name), join(folder, name))
  }
  takeRestored(folder)
  expect(contentOf(folder)).toEqual(Array(4).fill('restored'))
  takeRestored(folder)
  expect(contentOf(folder)).toEqual(Array(4).fill('restored'))
})

test('a key that was not restored stays as it is', () => {
  fill(unfinishedRestore(folder), 'restored')
  rmSync(join(unfinishedRestore(folder), 'audit-key'))
  commitRestore(folder)
  takeRestored(folder)
  expect(contentOf(folder)).toEqual(['restored', 'restored', 'restored', 'empty'])
})

test('a server that starts while a backup is checked leaves the copy of the check alone, and removes one of a check that was killed', async () => {
  rmSync(join(folder, 'database'), { recursive: true })
  const killed = join(folder, 'scratch-killed')
  fill(killed, 'copied')
  await inScratchFolder(folder, async (scratch) => {
    fill(scratch, 'copied')
    await (await openPglite({ folder })).close()
    expect(contentOf(scratch)).toEqual(Array(4).fill('copied'))
    expect(existsSync(killed)).toBe(false)
  })
  expect(readdirSync(folder).filter((name) => name.startsWith('scratch-'))).toEqual([])
})
