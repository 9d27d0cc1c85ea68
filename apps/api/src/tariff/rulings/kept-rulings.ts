import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompressSync, brotliDecompress, constants } from 'node:zlib'
import { packRulings, type RulingList } from '@edfe/tariff/rulings'

const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

/** The file with the rulings that an operator loaded. */
export const rulingsPath = (dataDir: string): string => join(dataDir, 'tariff-rulings.tsv.br')

/** Writes the rulings in place of those before: a reader meets the file before or after, never half of it. */
export function writeRulings(path: string, list: RulingList): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.part`, brotliCompressSync(packRulings(list), QUALITY))
  renameSync(`${path}.part`, path)
}

/** The bytes of the packed rulings; undefined while none were loaded. */
export async function readRulings(path: string): Promise<Uint8Array | undefined> {
  try {
    return await promisify(brotliDecompress)(await readFile(path))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
