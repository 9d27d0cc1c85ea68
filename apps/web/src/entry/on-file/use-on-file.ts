import type { DraftData } from '@edfe/domain/entry'
import { useQuery } from '@tanstack/react-query'
import { useEditorState } from '../editing/entry-context.ts'
import { newDraftQuery } from '../editing/unsaved/begin-entry.ts'

/** Settings rarely change while somebody fills in an entry. */
const FRESH_MS = 60_000

export interface OnFile {
  /** What a new entry would begin with; undefined until the server has answered, or when it does not. */
  draft: DraftData | undefined
  isLoading: boolean
}

/** What the settings of the organization give a new entry: the bond on file, the importer. For who may edit the entry. */
export function useOnFile(): OnFile {
  const { entry } = useEditorState()
  const { data, isLoading } = useQuery({ ...newDraftQuery, enabled: entry.may.edit, staleTime: FRESH_MS })
  return { draft: data, isLoading }
}
