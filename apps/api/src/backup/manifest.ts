import { readFile, stat, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { StartupError } from '../config/config.ts'
import { VERSION } from '../config/version.ts'
import { KeyFingerprints } from './backup-keys.ts'
import { Sum } from './table-sums.ts'

/**
 * The content of a backup. It lies next to the backup as `FILE.json`, and the check compares a restored copy
 * with it.
 */
const Manifest = z.object({
  /** Of the product that made the backup. */
  version: z.string(),
  takenAt: z.iso.datetime(),
  tables: z.record(z.string(), Sum),
  /** Objects of the documents' storage that were copied. */
  documents: z.number(),
  /** Ids of documents that the storage lacked already. */
  lost: z.string().array().default([]),
  /** Which keys read it; absent in backups of version 0.2.0. */
  keys: KeyFingerprints.optional(),
})
export type Manifest = z.output<typeof Manifest>

/** More than any manifest has: a file of another kind is not read. */
const MAX_BYTES = 1_000_000

export const manifestOf = (file: string): string => `${file}.json`

export const writeManifest = (file: string, content: Omit<Manifest, 'version'>): Promise<void> =>
  writeFile(manifestOf(file), `${JSON.stringify({ version: VERSION, ...content }, null, 2)}\n`, {
    mode: 0o600,
  })

/** Throws a StartupError when a backup has none, as those of versions before 0.2.0. */
export async function readManifest(file: string): Promise<Manifest> {
  const text = await readFile(manifestOf(file), 'utf8').catch(() => {
    throw new StartupError(`${manifestOf(file)} is missing: it says what the backup holds.`)
  })
  return Manifest.parse(JSON.parse(text))
}

/** Finds the manifest of a backup; undefined if there is none, or one that cannot be read. */
export async function findManifest(file: string): Promise<Manifest | undefined> {
  try {
    const found = await stat(manifestOf(file))
    return found.isFile() && found.size <= MAX_BYTES ? await readManifest(file) : undefined
  } catch {
    return undefined
  }
}
