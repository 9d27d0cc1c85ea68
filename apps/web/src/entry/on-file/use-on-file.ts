import type { DraftData } from '@edfe/domain/entry'
import { useQuery } from '@tanstack/react-query'
import { useEntry } from '../editing/entry-context.ts'
import { newDraftQuery } from '../editing/unsaved/begin-entry.ts'

/** Settings rarely change while somebody fills in an entry. */
const FRESH_MS = 60_000

export interface OnFile {
  /** The starting draft of a new entry; undefined until the server has answered, or if it does not. */
  draft: DraftData | undefined
  isLoading: boolean
}

/**
 * Returns the settings that the organization gives a new entry: bond on file, importer. For people who may
 * edit the entry.
 */
export function useOnFile(): OnFile {
  const entry = useEntry()
  const { data, isLoading } = useQuery({ ...newDraftQuery, enabled: entry.may.edit, staleTime: FRESH_MS })
  return { draft: data, isLoading }
}
