import { APP_PATHS } from '@edfe/contracts/site/app-paths'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { parsedMessages } from './parsed-messages.ts'

/** Where the development server (`npm run dev`) finds the server, which has the API and the public pages. */
const API = process.env.EDFE_API ?? 'http://localhost:3000'

/** Addresses that Vite answers: its modules, and the pages of the application (`APP_PATHS` of the server). */
const isOfApplication = (path: string): boolean =>
  /^\/(@|src\/|node_modules\/|packages\/|gallery)/.test(path) || APP_PATHS.test(path)

/** Shared modules of less source than this join the file that is loaded beside them. */
const SMALL_CHUNK_BYTES = 7000

export default defineConfig({
  plugins: [react(), parsedMessages()],
  css: { transformer: 'lightningcss' },
  build: {
    outDir: 'dist',
    target: 'baseline-widely-available',
    cssMinify: 'lightningcss',
    // One sheet: modules of `ui` are used by most pages, and the order of rules never depends on which page came first.
    cssCodeSplit: false,
    // The policy of the pages forbids data: in scripts and inline styles; small files stay files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What several pages share comes in a few files: a request costs more than the bytes that a page does not use.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Tables of codes would otherwise join small modules of the shell, which needs none of them.
            {
              name: 'reference',
              test: /packages\/domain\/src\/reference\/|web\/src\/messages\/program-label\.ts$/,
              minShareCount: 2,
              priority: 1,
            },
            // A group also takes what its modules import. The shell needs these modules on every page; without this group
            // they would be in a file of the entry, with its rules.
            {
              name: 'shell-parts',
              test: /packages\/domain\/src\/messages\/|apps\/web\/src\/(words\/(text\.tsx|in-sentence\.ts)|shell\/(nav-links|use-settings-links)\.tsx?|ui\/(announce|confirm-dialog|link-button|toast)\.tsx|session\/(kept-here|leaving|auth-actions|use-organizations|use-person)\.ts|api\/(live-events|load-auth-client|new-installation|settings)\.ts|reports\/(report|deadline)-search\.ts|entry\/pages\/step-path\.ts|messages\/display-name\.ts)$|domain\/src\/entry\/state\/groups\.ts$|react-router\/dist\/esm\/utils\.js$/,
              priority: 2,
            },
            // The dashboard, the list and the reports share these; with less than a file each, they would join large ones.
            {
              name: 'list-parts',
              test: /(domain\/src\/(calculations\/bond-use|entry\/(entry-number|state\/(?!groups)[a-z-]+|copy-parts))|web\/src\/(messages\/(money|entry-groups|short-day|delete-draft)|api\/entry-list|ui\/(segmented|status-badge|table)|session\/use-practice|notifications\/notification-list|reports\/(bar|report-rows|use-duty-report)|entry\/entry-link|entry\/lines-sheet\/line-text|entry\/copy\/use-copy|entry\/editing\/local\/local-storage))\.tsx?$/,
              priority: 2,
            },
            // The table of fields, without which the rules cannot be read, and whether a section has content: in a file that needs no other one of theirs.
            {
              name: 'fields',
              test: /packages\/domain\/src\/entry\/(fields|field-table|has-content)/,
              priority: 1,
            },
            // What is wrong with a part needs the tables of codes; in a file of the dashboard it would bring them there.
            {
              name: 'parts',
              test: /packages\/domain\/src\/parts\/check-part|web\/src\/parts\/parts-text/,
              minShareCount: 2,
              priority: 1,
            },
            // The fields of an entry and the command palette search with it; neither belongs to the first load.
            { name: 'combobox', test: /node_modules\/downshift\//, priority: 2 },
            // What the form of an entry and parts of single steps both begin with: in a file of either, the two would need each other.
            {
              name: 'entry-base',
              test: /web\/src\/(entry\/editing\/(entry-context|use-view-preferences)|ui\/disclosure)\.tsx?$|domain\/src\/entry\/kept-value\.ts$/,
              priority: 2,
            },
            {
              name: 'common',
              test: /apps\/web\/src\/(ui|session|api|messages)\//,
              minShareCount: 10,
              priority: 1,
            },
            {
              name: 'shared',
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: SMALL_CHUNK_BYTES,
            },
          ],
        },
        // Rolldown adds the names of all pages that share a file to its name.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
      },
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
