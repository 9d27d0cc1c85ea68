import { createHash } from 'node:crypto'
import type { ReadyConfig } from '../config/secrets.ts'

/** AUTH_SECRET and the ones before it. */
export type LibrarySecrets = Pick<ReadyConfig, 'AUTH_SECRET' | 'AUTH_SECRETS_BEFORE'>

/** The current secret first: it signs and encrypts, and the others still read. */
export const allSecrets = (settings: LibrarySecrets): [string, ...string[]] => [
  settings.AUTH_SECRET,
  ...settings.AUTH_SECRETS_BEFORE,
]

const VERSION_DIGITS = 8

/** The library marks what it encrypts with the number of a secret: one that stays when other secrets come and go. */
const versionOf = (secret: string): number =>
  Number.parseInt(
    createHash('sha256').update(`edfe secret ${secret}`).digest('hex').slice(0, VERSION_DIGITS),
    16,
  )

/** The secrets as the library's option `secrets` takes them. */
export const versionedSecrets = (settings: LibrarySecrets) =>
  allSecrets(settings).map((value) => ({ version: versionOf(value), value }))

/** The secrets as the library's functions of encryption take them. */
export const secretConfig = (settings: LibrarySecrets) => ({
  keys: new Map(versionedSecrets(settings).map(({ version, value }) => [version, value])),
  currentVersion: versionOf(settings.AUTH_SECRET),
})
