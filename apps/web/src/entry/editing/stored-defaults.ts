import type { EntryDefaults } from '@edfe/contracts/entries/entry'
import { shownOrganization } from '../../api/shown-organization.ts'
import { KEPT } from '../../session/kept-here.ts'
import { sessionState } from '../../session/session-store.ts'

interface Kept {
  user: string | undefined
  organization: string | undefined
  defaults: EntryDefaults
}

const readKept = (): Kept | undefined => {
  try {
    return (JSON.parse(localStorage.getItem(KEPT.entryDefaults) ?? 'null') as Kept | null) ?? undefined
  } catch {
    return undefined
  }
}

/**
 * The server data that the wizard needs, from the last answer: work goes on while the server is away. Only
 * the person who got the answer reads it, and only for the same organization: several people may use one
 * browser.
 */
export const storedDefaults = {
  write(defaults: EntryDefaults): EntryDefaults {
    const kept: Kept = { user: sessionState().user?.id, organization: shownOrganization(), defaults }
    try {
      localStorage.setItem(KEPT.entryDefaults, JSON.stringify(kept))
    } catch {
      // Without storage the wizard waits for the server.
    }
    return defaults
  },
  read(): EntryDefaults | undefined {
    const kept = readKept()
    const organization = shownOrganization()
    if (!kept?.user || kept.user !== sessionState().user?.id) return undefined
    // While the server is away, a page that was reopened does not know its organization.
    return !organization || organization === kept.organization ? kept.defaults : undefined
  },
}
