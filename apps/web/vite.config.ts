import { APP_PATHS } from '@edfe/contracts/site/app-paths'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { readFirstLoad } from './first-load.ts'
import { openingWords } from './opening-words.ts'
import { pageHints } from './page-hints.ts'
import { parsedMessages } from './parsed-messages.ts'
import { preloadHelper } from './preload-helper.ts'

/** Where the development server (`npm run dev`) finds the server, which has the API and the public pages. */
const API = process.env.EDFE_API ?? 'http://localhost:3000'

/** Addresses that Vite answers: its modules, and the pages of the application (`APP_PATHS` of the server). */
const isOfApplication = (path: string): boolean =>
  /^\/(@|src\/|node_modules\/|packages\/|gallery)/.test(path) || APP_PATHS.test(path)

/**
 * The name of a file that the build copies. The worker of text recognition has a name by which the server knows it, for
 * its policy; the data of its language keeps its own name, in a folder with the hash.
 */
function assetName(name: string): string {
  if (name === 'worker.min.js') return 'assets/recognition-[hash].js'
  return name.endsWith('.traineddata.gz')
    ? 'assets/recognition-[hash]/[name][extname]'
    : 'assets/[name]-[hash][extname]'
}

const settings = (): UserConfig => ({
  plugins: [react(), parsedMessages(), preloadHelper()],
  css: { transformer: 'lightningcss' },
  build: {
    outDir: 'dist',
    target: 'baseline-widely-available',
    cssMinify: 'lightningcss',
    // One sheet: modules of `ui` are used by most pages, and the order of rules never depends on which page came first.
    cssCodeSplit: false,
    // The policy of the pages forbids data: in scripts and inline styles; small files stay files.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // A script that is imported alone is fetched before, too.
      resolveDependencies: (file, needed, { hostType }) =>
        hostType === 'js' && needed.length === 0 ? [file] : needed,
    },
  },
  // What the operator shows in the footer, as on the public pages.
  envPrefix: ['VITE_', 'SITE_'],
  server: {
    proxy: {
      // The server answers everything but the application and its modules.
      '^/': {
        target: API,
        changeOrigin: false,
        bypass: ({ url = '/' }) => (isOfApplication(url.split('?')[0] ?? '/') ? url : undefined),
      },
    },
  },
})

export default defineConfig(async ({ command }): Promise<UserConfig> => {
  const config = settings()
  if (command === 'serve') return config
  const { program, firstPage, visit, list, forms, entry } = await readFirstLoad(settings())
  return {
    ...config,
    plugins: [...(config.plugins ?? []), pageHints(), openingWords()],
    build: {
      ...config.build,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              // A group takes what its modules import along, unless a group before it has that.
              { name: 'program', test: (id) => program.has(id), priority: 6 },
              { name: 'first-page', test: (id) => firstPage.has(id), priority: 5 },
              // A field and its styles, which pages use apart as well: divided, their files need each other to start.
              { name: 'field', test: /\/src\/ui\/(field|text-field|use-refused-value)\./, priority: 4 },
              { name: 'visit', test: (id) => visit.has(id), priority: 4 },
              { name: 'list', test: (id) => list.has(id), priority: 3 },
              { name: 'forms', test: (id) => forms.has(id), priority: 2 },
              { name: 'entry', test: (id) => entry.has(id), priority: 1 },
              // What the same pages share is one file.
              { name: 'shared', minShareCount: 2, entriesAware: true },
            ],
          },
          // Rolldown adds the names of all pages that share a file to its name.
          chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
          assetFileNames: ({ names: [name = ''] }) => assetName(name),
        },
      },
    },
  }
})
