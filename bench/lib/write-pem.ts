import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Writes a certificate or key into a folder, and gives its path. */
export function writePem(folder: string, name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}
