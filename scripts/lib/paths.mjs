import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the repository. */
export const ROOT = resolve(fileURLToPath(import.meta.url), '../../..')

/** An absolute path inside the repository. */
export const inRoot = (...parts) => resolve(ROOT, ...parts)
