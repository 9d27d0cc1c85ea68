import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** The module that Vite puts around each dynamic import of the build. */
const HELPER = '\0vite/preload-helper.js'
const OURS = resolve(import.meta.dirname, 'src/app/fetch-before-import.ts')

/** Puts `fetchBeforeImport` in place of Vite's helper. */
export const preloadHelper = (): Plugin => ({
  name: 'fetch-before-import',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id === HELPER ? `export { fetchBeforeImport as __vitePreload } from ${JSON.stringify(OURS)}` : undefined,
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
    if (!chunks.some(({ modules }) => OURS in modules))
      throw new Error(`Vite does not load ${HELPER} any more.`)
  },
})
