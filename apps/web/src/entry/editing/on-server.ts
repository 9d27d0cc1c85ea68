import type { Entry } from '@edfe/contracts/entries/entry'
import { isLocalId } from './local/local-entries.ts'

/** True if an entry waits for its first save, which assigns its number: the server does not know it yet. */
export const isUnsaved = ({ entry_number }: Pick<Entry, 'entry_number'>): boolean => entry_number === ''

/**
 * True if the server has the entry: it is neither kept in this browser only nor waiting for its first save.
 */
export const isOnServer = (entry: Pick<Entry, 'id' | 'entry_number'>): boolean =>
  !isLocalId(entry.id) && !isUnsaved(entry)
