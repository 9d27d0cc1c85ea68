import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, StartupError } from './config.ts'

export type ReadyConfig = Config & {
  AUTH_SECRET: string
  SSN_KEY: string
  AUDIT_KEY: string
  DOCUMENTS_KEY: string
}

/**
 * The settings with their secrets. One that is unset is generated once and kept in DATA_DIR, readable by its
 * owner only; production never gets here without them (see `readConfig`).
 */
export function withSecrets(config: Config): ReadyConfig {
  return {
    ...config,
    AUTH_SECRET: config.AUTH_SECRET ?? keptSecret(config.DATA_DIR, 'auth-secret'),
    SSN_KEY: config.SSN_KEY ?? keptSecret(config.DATA_DIR, 'ssn-key'),
    AUDIT_KEY: config.AUDIT_KEY ?? keptSecret(config.DATA_DIR, 'audit-key'),
    DOCUMENTS_KEY: documentsKey(config),
  }
}

/** What encrypts the keys of documents, for a program that needs no other secret. */
export const documentsKey = (config: Config): string =>
  config.DOCUMENTS_KEY ?? keptSecret(config.DATA_DIR, 'documents-key')

function keptSecret(folder: string, name: string): string {
  const file = join(folder, name)
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  const secret = randomBytes(32).toString('base64url')
  writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: 'wx' })
  return secret
}

/** Makes the data folder and proves that it can be written to. */
export function prepareDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    writeFileSync(join(folder, '.writable'), '')
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown'
    const why =
      code === 'EROFS'
        ? 'the disk is read-only'
        : code === 'ENOSPC'
          ? 'the disk is full'
          : `it cannot be written (${code})`
    throw new StartupError(
      `The data folder ${folder} cannot be used: ${why}. Give DATA_DIR a folder that this user may write to.`,
    )
  }
}
