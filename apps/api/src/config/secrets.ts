import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { KEY_FILES, KEY_NAMES, type KeyName } from '@edfe/contracts/installation/keys'
import { type Config, StartupError } from './config.ts'

export type ReadyConfig = Config & Record<KeyName, string>

/** Keys by the names of their settings; undefined where one is not known. */
export type KnownKeys = Partial<Record<KeyName, string | undefined>>

/**
 * The settings with their secrets. One that is unset is generated once and kept in DATA_DIR, readable by its
 * owner only; production never gets here without them (see `readConfig`).
 */
export function withSecrets(config: Config): ReadyConfig {
  return {
    ...config,
    AUTH_SECRET: keyOf(config, 'AUTH_SECRET'),
    SSN_KEY: keyOf(config, 'SSN_KEY'),
    AUDIT_KEY: keyOf(config, 'AUDIT_KEY'),
    DOCUMENTS_KEY: documentsKey(config),
  }
}

/** Returns the secret that encrypts the keys of documents, for a program that needs no other secret. */
export const documentsKey = (config: Config): string => keyOf(config, 'DOCUMENTS_KEY')

/** The keys that are set or kept in DATA_DIR, for a program that generates none and does without those it cannot read. */
export const knownKeys = (config: Config): KnownKeys =>
  Object.fromEntries(
    KEY_NAMES.map((name) => [name, config[name] ?? readableKey(join(config.DATA_DIR, KEY_FILES[name]))]),
  )

function readableKey(file: string): string | undefined {
  try {
    return readKey(file)
  } catch {
    return undefined
  }
}

const readKey = (file: string): string => readFileSync(file, 'utf8').trim()

function keyOf(config: Config, name: KeyName): string {
  const given = config[name]
  if (given !== undefined) return given
  const file = join(config.DATA_DIR, KEY_FILES[name])
  if (existsSync(file)) return readKey(file)
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
