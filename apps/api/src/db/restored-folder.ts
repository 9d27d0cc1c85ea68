import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { KEY_FILES } from '@edfe/contracts/installation/keys'
import { lockFolder } from './folder-lock.ts'

/** The parts of DATA_DIR that a restore replaces. */
const RESTORED = [...Object.values(KEY_FILES), 'documents', 'database']

const SCRATCH = 'scratch-'
const READY = 'restore-ready'
const ASIDE = 'before-restore'

/** The folder in DATA_DIR that a restore fills. What an unfinished one left there is removed at the next start. */
export const unfinishedRestore = (folder: string): string => join(folder, 'restore-unfinished')

/** Makes a filled folder the one that the next opening of the database takes: from this rename on, it is restored. */
export function commitRestore(folder: string): void {
  rmSync(join(folder, READY), { recursive: true, force: true })
  renameSync(unfinishedRestore(folder), join(folder, READY))
}

/**
 * Works with a new folder in DATA_DIR, which is locked meanwhile and removed afterwards. What is left of one that broke off is
 * removed at the next start of the embedded database.
 */
export async function inScratchFolder<T>(folder: string, work: (scratch: string) => Promise<T>): Promise<T> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const scratch = mkdtempSync(join(folder, SCRATCH))
  const lock = await lockFolder(scratch)
  // A database that opens in it locks its own folder.
  const inside = join(scratch, 'data')
  mkdirSync(inside, { mode: 0o700 })
  try {
    return await work(inside)
  } finally {
    await lock.release()
    rmSync(scratch, { recursive: true, force: true })
  }
}

/** Removes the scratch folders whose processes have ended; one in which a process works, such as the check of a backup, stays. */
export async function removeScratch(folder: string): Promise<void> {
  for (const name of readdirSync(folder).filter((found) => found.startsWith(SCRATCH))) {
    const scratch = join(folder, name)
    const lock = await lockFolder(scratch).catch(() => undefined)
    if (!lock) continue
    rmSync(scratch, { recursive: true, force: true })
    await lock.release()
  }
}

/**
 * Puts what was restored in place, and what was there before into the folder `before-restore`. Called while the folder is
 * locked, before its database is opened. When it breaks off, the next call does the rest.
 */
export function takeRestored(folder: string): void {
  rmSync(unfinishedRestore(folder), { recursive: true, force: true })
  const ready = join(folder, READY)
  if (!existsSync(ready)) return
  for (const name of RESTORED) {
    const restored = join(ready, name)
    if (!existsSync(restored)) continue
    setAside(folder, name)
    renameSync(restored, join(folder, name))
  }
  rmSync(ready, { recursive: true })
}

function setAside(folder: string, name: string): void {
  const present = join(folder, name)
  if (!existsSync(present)) return
  const aside = join(folder, ASIDE, name)
  mkdirSync(join(folder, ASIDE), { recursive: true, mode: 0o700 })
  rmSync(aside, { recursive: true, force: true })
  renameSync(present, aside)
}
