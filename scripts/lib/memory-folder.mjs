import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

/** Where Linux keeps files in memory. */
const SHARED_MEMORY = '/dev/shm'
/** A run of all tests takes less than half of it. */
const ROOM_BYTES = 6e9
const NAME = /^edfe-test-(\d+)-/

/**
 * Makes a temporary folder in memory, which the end of this process removes; undefined on a system without enough of
 * it. A run of the tests makes and drops a hundred databases of a thousand files each: on a disk, PostgreSQL takes
 * twice the processor time, most of it in the file system.
 */
export function memoryFolder() {
  if (!hasRoom()) return undefined
  removeForgotten()
  const folder = mkdtempSync(join(SHARED_MEMORY, `edfe-test-${process.pid}-`))
  // PostgreSQL runs as another user than root, and passes through to the folder of its server.
  chmodSync(folder, 0o711)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(SHARED_MEMORY)
    return bavail * bsize >= ROOM_BYTES
  } catch {
    return false
  }
}

/** Removes the folders of runs that were killed. */
function removeForgotten() {
  for (const name of readdirSync(SHARED_MEMORY)) {
    const pid = Number(NAME.exec(name)?.[1])
    if (pid && !isRunning(pid)) rmSync(join(SHARED_MEMORY, name), { recursive: true, force: true })
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
