import { resolve } from 'node:path'
import { build, type InlineConfig, type Rolldown } from 'vite'

/** What opens a signed-in visit beside the program: the frame around each page, and the dashboard. */
const FIRST_PAGES = ['src/shell/shell.tsx', 'src/dashboard/dashboard-page.tsx']

export interface FirstLoad {
  /** Ids of the modules that every page runs, the sign-in as well. */
  program: ReadonlySet<string>
  /** Ids of the modules that the first page of a signed-in visit runs, the program's among them. */
  firstPage: ReadonlySet<string>
}

/**
 * The modules that come first. They go into two files, so that nothing else joins the first load, whatever is added to
 * a folder. A build without groups, which writes nothing, says which they are: each of its files holds the modules that
 * the same pages need, and only what is left after unused exports are gone.
 */
export async function readFirstLoad(config: InlineConfig): Promise<FirstLoad> {
  const built = (await build({
    ...config,
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    build: { ...config.build, write: false, minify: false, rolldownOptions: {} },
  })) as Rolldown.RolldownOutput
  const chunks = built.output.filter((output) => output.type === 'chunk')
  const entries = chunks.filter(({ isEntry }) => isEntry)
  const pages = FIRST_PAGES.map((page) => {
    const file = chunks.find(({ facadeModuleId }) => facadeModuleId === resolve(import.meta.dirname, page))
    if (!file) throw new Error(`${page} is not loaded as a page.`)
    return file
  })
  return { program: modulesOf(entries, chunks), firstPage: modulesOf([...entries, ...pages], chunks) }
}

/** Ids of the modules that are left in these files and in all that they import. */
function modulesOf(
  files: readonly Rolldown.OutputChunk[],
  all: readonly Rolldown.OutputChunk[],
): ReadonlySet<string> {
  const loaded = new Set(files)
  for (const { imports } of loaded) {
    for (const chunk of all) if (imports.includes(chunk.fileName)) loaded.add(chunk)
  }
  return new Set(
    [...loaded].flatMap(({ modules }) =>
      Object.entries(modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : [])),
    ),
  )
}
