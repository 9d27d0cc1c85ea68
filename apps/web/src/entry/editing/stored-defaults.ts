import type { EntryDefaults } from '@edfe/contracts/entries/entry'

const KEY = 'edfe.entry-defaults'

/** What the wizard needs of the server, as it last answered: work goes on while it is away. */
export const storedDefaults = {
  write(defaults: EntryDefaults): EntryDefaults {
    try {
      localStorage.setItem(KEY, JSON.stringify(defaults))
    } catch {
      // Without storage the wizard waits for the server.
    }
    return defaults
  },
  read(): EntryDefaults | undefined {
    try {
      return (JSON.parse(localStorage.getItem(KEY) ?? 'null') as EntryDefaults | null) ?? undefined
    } catch {
      return undefined
    }
  },
}
