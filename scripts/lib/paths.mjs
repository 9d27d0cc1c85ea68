import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the repository. */
export const ROOT = resolve(fileURLToPath(import.meta.url), '../../..')

/** An absolute path inside the repository. */
export const inRoot = (...parts) => resolve(ROOT, ...parts)

/** The folder of the translations, absolute: the setting TRANSLATIONS_DIR, or the one of the repository. */
export const translationsFolder = () =>
  resolve(process.env.TRANSLATIONS_DIR || inRoot('packages', 'messages', 'translations'))
