import { resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { withImports } from './first-load.ts'

const SHELL = 'src/shell/shell.tsx'
const ENTRY = [SHELL, 'src/entry/entry-page.tsx']
/** Of a page that is drawn from the rules, their tables are the largest file. */
const RULES = 'src/entry/editing/rules-of-filing.ts'

/** The pages that a person opens first or comes back to, by their address, with the modules that they load. The first that fits counts. */
const PAGES: readonly (readonly [address: RegExp, modules: readonly string[]])[] = [
  [/^\/sign-in$/, ['src/account/sign-in-page.tsx']],
  [/^\/create-account$/, ['src/account/create-account-page.tsx']],
  [/^\/dashboard$/, [SHELL, 'src/dashboard/dashboard-page.tsx']],
  [/^\/entries$/, [SHELL, 'src/entries/entries-page.tsx']],
  [/^\/entries\/new\/step-1$/, [SHELL, 'src/entry/new-entry-page.tsx']],
  [/^\/entries\/[^/]+\/step-1$/, [...ENTRY, 'src/entry/steps/header-step.tsx']],
  [/^\/entries\/[^/]+\/step-2$/, [...ENTRY, 'src/entry/steps/shipment-step.tsx', RULES]],
  [/^\/entries\/[^/]+\/step-3$/, [...ENTRY, 'src/entry/steps/parties-step.tsx']],
  [/^\/entries\/[^/]+\/step-4$/, [...ENTRY, 'src/entry/steps/lines/lines-step.tsx']],
  [/^\/entries\/[^/]+\/step-5$/, [...ENTRY, 'src/entry/steps/totals/totals-step.tsx', RULES]],
  [/^\/entries\/[^/]+\/step-6$/, [...ENTRY, 'src/entry/steps/review/review-step.tsx', RULES]],
]

/** What a browser fetches at once with a page of the application. */
export interface PageHints {
  /** The sheet of styles and the scripts of the HTML. */
  first: readonly string[]
  /** Addresses as regular expressions, each with the scripts that its page needs in addition. */
  pages: readonly (readonly [address: string, scripts: readonly string[]])[]
}

/**
 * Writes `page-hints.json`: which files the server names with a page, so that a browser fetches them all at once and not
 * one after the other, as each asks for the next.
 */
export const pageHints = (): Plugin => ({
  name: 'page-hints',
  // After the HTML is written.
  enforce: 'post',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
    const html = bundle['index.html']
    if (html?.type !== 'asset') throw new Error('The build has no index.html.')
    const named = [...String(html.source).matchAll(/"(\/assets\/[^"]+\.(?:css|js))"/g)].flatMap(
      ([, name]) => name ?? [],
    )
    const hints: PageHints = {
      // The sheet of styles before the scripts, which run after it.
      first: named.toSorted((a, b) => Number(a.endsWith('.js')) - Number(b.endsWith('.js'))),
      pages: PAGES.map(([address, modules]) => {
        const files = withImports(
          modules.map((module) => fileOf(module, chunks)),
          chunks,
        )
        const names = [...files].map(({ fileName }) => `/${fileName}`)
        return [address.source, names.filter((name) => !named.includes(name))] as const
      }),
    }
    this.emitFile({ type: 'asset', fileName: 'page-hints.json', source: JSON.stringify(hints) })
  },
})

function fileOf(module: string, chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk {
  const id = resolve(import.meta.dirname, module)
  const found = chunks.find(({ modules }) => id in modules)
  if (!found) throw new Error(`${module} is in no file of the build.`)
  return found
}
