/** The files of the build that are here, or on their way. */
const files = new Map<string, Promise<void>>()

/**
 * In place of Vite's helper for dynamic imports: fetches the files of an import, which the browser then has in its cache,
 * before it imports them. A browser does not ask again for a module that it could not fetch once, as long as the page is
 * open; a file that was only fetched can be fetched again when the connection is back. Rejects as the import would. Vite
 * names no files of a page that shares none with others: such a page is imported at once.
 */
export async function fetchBeforeImport<T>(
  load: () => Promise<T>,
  names: readonly string[] = [],
): Promise<T> {
  await Promise.all(names.map(fetchOnce))
  return load()
}

function fetchOnce(name: string): Promise<void> {
  const asked = files.get(name)
  if (asked) return asked
  if (isHere(name)) return Promise.resolve()
  const file = fetchFile(name)
  files.set(name, file)
  file.catch(() => files.delete(name))
  return file
}

/** True if the page has loaded a file, as a module of the HTML or of another file. */
const isHere = (name: string): boolean =>
  performance
    .getEntriesByName(new URL(`/${name}`, document.baseURI).href, 'resource')
    .some((entry) => (entry as PerformanceResourceTiming).responseStatus !== 0)

async function fetchFile(name: string): Promise<void> {
  try {
    const answer = await fetch(`/${name}`)
    if (!answer.ok) throw new Error(String(answer.status))
    await answer.arrayBuffer()
  } catch (cause) {
    // The words of the browser, by which the router knows that a page is not here.
    throw new TypeError(`Failed to fetch dynamically imported module: /${name}`, { cause })
  }
}
