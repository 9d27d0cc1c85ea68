import { checkConnection } from '../api/connection.ts'

/** The files of the build that are loaded or being loaded. */
const files = new Map<string, Promise<void>>()
/** Files that failed once: what the browser says of them does not count any more. */
const failed = new Set<string>()

/**
 * In place of Vite's helper for dynamic imports: fetches the files of an import, which the browser then has in its cache,
 * before it imports them. A browser does not ask again for a module that it could not fetch once, as long as the page is
 * open; a file that was only fetched can be fetched again when the connection is back.
 */
export async function fetchBeforeImport<T>(
  load: () => Promise<T>,
  names: readonly string[] = [],
): Promise<T> {
  await Promise.all(names.map(fetchOnce))
  return load()
}

function fetchOnce(name: string): Promise<void> {
  const known = files.get(name)
  if (known) return known
  const file = !failed.has(name) && isLoaded(name) ? Promise.resolve() : fetchFile(name)
  files.set(name, file)
  file.catch(() => {
    files.delete(name)
    failed.add(name)
  })
  return file
}

/** True if the page has loaded a file, because its HTML or another file names it. */
const isLoaded = (name: string): boolean =>
  performance
    .getEntriesByName(new URL(`/${name}`, document.baseURI).href, 'resource')
    .some((entry) => isOk((entry as PerformanceResourceTiming).responseStatus))

/** Some browsers name no status. */
const isOk = (status: number | undefined): boolean => status === undefined || (status >= 200 && status < 300)

async function fetchFile(name: string): Promise<void> {
  const answer = await fetch(`/${name}`).catch((failure: unknown) => {
    checkConnection()
    throw failure
  })
  // The file of an earlier version: in these words, the router knows that the page must be reloaded.
  if (answer.status === 404) throw new TypeError(`Failed to fetch dynamically imported module: /${name}`)
  if (!answer.ok) {
    checkConnection()
    throw new Error(`/${name}: ${answer.status}`)
  }
  await answer.arrayBuffer()
}
