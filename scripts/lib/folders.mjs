import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from './refusal.mjs'

/** Creates a data folder. Stops if the folder is not writable. */
export function writableFolder(path) {
  const probe = join(path, `.probe-${process.pid}`)
  try {
    mkdirSync(path, { recursive: true })
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    const why = {
      EROFS: 'its disk is read-only',
      EACCES: 'this user may not write there',
      ENOSPC: 'its disk is full',
    }
    throw new Refusal(
      `The data folder ${path} cannot be written to, because ${why[error.code] ?? error.message}: set DATA_DIR to a folder on a disk that you can write to, for example DATA_DIR=$HOME/edfe-data npm start.`,
    )
  }
  return path
}
