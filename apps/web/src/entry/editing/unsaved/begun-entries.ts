const KEY = 'edfe.begun-entries'

const read = (): string[] => {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as string[]
  } catch {
    return []
  }
}

const write = (ids: readonly string[]): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(ids))
  } catch {
    // Without storage an entry that was never saved does not survive a reload of its page.
  }
}

/** The entries that were begun in this tab and not saved yet, by id: a reload of the page opens them again. */
export const begunEntries = {
  has: (id: string): boolean => read().includes(id),
  add: (id: string): void => write([...read(), id]),
  remove: (id: string): void => write(read().filter((other) => other !== id)),
}
