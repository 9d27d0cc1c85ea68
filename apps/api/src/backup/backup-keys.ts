import { createHmac } from 'node:crypto'
import { KEY_FILES, KEY_NAMES, type KeyName, LOST_WITHOUT } from '@edfe/contracts/installation/keys'
import { z } from 'zod'
import type { KnownKeys } from '../config/secrets.ts'

/** Of each key that a backup was made with, what tells it from others without giving it away. */
export const KeyFingerprints = z.partialRecord(z.enum(KEY_NAMES), z.string())
export type KeyFingerprints = z.output<typeof KeyFingerprints>

const FINGERPRINT_LENGTH = 16

/** A hash under the key, shortened: a key of 32 random characters cannot be found from it. */
const fingerprint = (name: KeyName, key: string): string =>
  createHmac('sha256', key).update(`edfe backup, ${name}`).digest('base64url').slice(0, FINGERPRINT_LENGTH)

export const fingerprints = (keys: KnownKeys): KeyFingerprints =>
  Object.fromEntries(KEY_NAMES.flatMap((name) => (keys[name] ? [[name, fingerprint(name, keys[name])]] : [])))

/** `unchecked`: the backup has no fingerprint of this key, as those of version 0.2.0. */
export type KeyFit = 'fits' | 'differs' | 'missing' | 'unchecked'

/**
 * Returns the fit between a backup's key and the available keys: `unchecked` if the backup has no fingerprint
 * of it.
 */
export function keyFit(kept: KeyFingerprints | undefined, name: KeyName, keys: readonly string[]): KeyFit {
  if (keys.length === 0) return 'missing'
  const wanted = kept?.[name]
  if (!wanted) return 'unchecked'
  return keys.some((key) => fingerprint(name, key) === wanted) ? 'fits' : 'differs'
}

/** Describes each key that does not fit a backup, or cannot be checked, as sentences. */
export const keySentences = (kept: KeyFingerprints | undefined, keys: KnownKeys, folder: string): string[] =>
  KEY_NAMES.flatMap(
    (name) => sentenceOf(name, keyFit(kept, name, keys[name] ? [keys[name]] : []), folder) ?? [],
  )

function sentenceOf(name: KeyName, fit: KeyFit, folder: string): string | undefined {
  if (fit === 'fits') return undefined
  if (fit === 'differs') return `${name} is not the key of this backup: ${LOST_WITHOUT[name]}.`
  if (fit === 'unchecked') return `${name} cannot be checked: the backup has no fingerprint of it.`
  return `${name} is not known here: set it, or put the file ${KEY_FILES[name]} of the old DATA_DIR into ${folder}, before the server starts. Without it, ${LOST_WITHOUT[name]}.`
}
