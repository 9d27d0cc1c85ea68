import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The server and the key that `edfe login` keeps. */
export interface Login {
  server: string
  key: string
}

const fileIn = (folder: string): string => join(folder, 'edfe', 'login.json')

/** Keeps a login in a file that its owner alone can read. */
export function saveLogin(folder: string, login: Login): string {
  const file = fileIn(folder)
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  // A file of before keeps its mode when it is written over: a new one takes its place.
  const next = `${file}.${randomUUID()}`
  writeFileSync(next, `${JSON.stringify(login)}\n`, { mode: 0o600, flag: 'wx' })
  renameSync(next, file)
  return file
}

/** The login of the settings `EDFE_SERVER` and `EDFE_KEY`, else the one that is kept; undefined for none. */
export function readLogin(
  folder: string,
  { EDFE_SERVER, EDFE_KEY }: Readonly<Record<string, string | undefined>>,
): Login | undefined {
  if (EDFE_SERVER && EDFE_KEY) return { server: EDFE_SERVER, key: EDFE_KEY }
  try {
    const { server, key } = JSON.parse(readFileSync(fileIn(folder), 'utf8')) as Partial<Login>
    return typeof server === 'string' && typeof key === 'string' ? { server, key } : undefined
  } catch {
    return undefined
  }
}

/** Removes the login; false when there was none. */
export function forgetLogin(folder: string): boolean {
  const file = fileIn(folder)
  try {
    rmSync(file)
    return true
  } catch {
    return false
  }
}
