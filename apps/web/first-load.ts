import { relative, resolve } from 'node:path'
import { build, type InlineConfig, type Rolldown } from 'vite'

/** What opens a signed-in visit beside the program: the frame around each page, and the dashboard. */
const FIRST_PAGES = ['src/shell/shell.tsx', 'src/dashboard/dashboard-page.tsx']
/** What step 1 of an entry is made of. */
const STEP_1 = ['src/entry/entry-page.tsx', 'src/entry/steps/header-step.tsx']

export interface FirstLoad {
  /** Ids of the modules that every page runs, the sign-in as well. */
  program: ReadonlySet<string>
  /** Ids of the modules that the first page of a signed-in visit runs, the program's among them. */
  firstPage: ReadonlySet<string>
  /** Ids of what step 1 of an entry runs in addition and shares with pages for visitors. */
  visit: ReadonlySet<string>
  /** Ids of what it shares with the list of entries, and no page for visitors. */
  list: ReadonlySet<string>
  /** Ids of what it shares with other pages alone. */
  forms: ReadonlySet<string>
  /** Ids of what it shares with pages of entries alone. */
  entry: ReadonlySet<string>
}

/**
 * The modules that come first. They go into few files, so that nothing else joins the first load, whatever is added to
 * a folder, and step 1 of an entry is not a hundred requests. A build without groups, which writes nothing, says which they are: each of its files holds the modules that
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
  const pages = (modules: readonly string[]) => modules.map((module) => fileOfPage(module, chunks))
  const first = withImports([...entries, ...pages(FIRST_PAGES)], chunks)
  const step1 = [...withImports(pages(STEP_1), chunks)].filter((file) => !first.has(file))
  const opened = entries.flatMap((entry) =>
    chunks.filter(({ fileName }) => entry.dynamicImports.includes(fileName)),
  )
  const usedBy = (folder: RegExp) =>
    withImports(
      opened.filter(({ facadeModuleId }) => folder.test(relative(import.meta.dirname, facadeModuleId ?? ''))),
      chunks,
    )
  const visited = usedBy(/^src\/account\//)
  const listed = usedBy(/^src\/entries\//)
  const elsewhere = usedBy(/^src\/(?!entry\/)/)
  const kindOf = (file: Rolldown.OutputChunk) =>
    visited.has(file) ? 'visit' : listed.has(file) ? 'list' : elsewhere.has(file) ? 'forms' : 'entry'
  const ofKind = (kind: ReturnType<typeof kindOf>) => modulesOf(step1.filter((file) => kindOf(file) === kind))
  return {
    program: modulesOf(withImports(entries, chunks)),
    firstPage: modulesOf(first),
    visit: ofKind('visit'),
    list: ofKind('list'),
    forms: ofKind('forms'),
    entry: ofKind('entry'),
  }
}

function fileOfPage(module: string, chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk {
  const file = chunks.find(({ facadeModuleId }) => facadeModuleId === resolve(import.meta.dirname, module))
  if (!file) throw new Error(`${module} is not loaded as a page.`)
  return file
}

/** These files and all that they import. */
export function withImports(
  files: readonly Rolldown.OutputChunk[],
  all: readonly Rolldown.OutputChunk[],
): ReadonlySet<Rolldown.OutputChunk> {
  const loaded = new Set(files)
  for (const { imports } of loaded) {
    for (const chunk of all) if (imports.includes(chunk.fileName)) loaded.add(chunk)
  }
  return loaded
}

/** Ids of the modules that are left in these files. */
const modulesOf = (files: Iterable<Rolldown.OutputChunk>): ReadonlySet<string> =>
  new Set(
    [...files].flatMap(({ modules }) =>
      Object.entries(modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : [])),
    ),
  )
