import { readFile, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { StartupError } from '../config/config.ts'
import { VERSION } from '../config/version.ts'
import { Sum } from './table-sums.ts'

/** What a backup holds. It lies beside the backup as `FILE.json`, and the check compares a restored copy with it. */
const Manifest = z.object({
  /** Of the product that made the backup. */
  version: z.string(),
  takenAt: z.iso.datetime(),
  tables: z.record(z.string(), Sum),
  /** Objects of the documents' storage that were copied. */
  documents: z.number(),
})
export type Manifest = z.output<typeof Manifest>

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
