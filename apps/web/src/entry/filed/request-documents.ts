import { createStore, type Store } from '../../ui/create-store.ts'

/** By the id of a request of CBP, the ids of the documents that were uploaded for it in this browser. */
type Marks = Readonly<Record<string, readonly string[]>>

const KEY = 'edfe.request-documents'
const NONE: readonly string[] = []

function read(): Marks {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? 'null') as Marks | null) ?? {}
  } catch {
    return {}
  }
}

const marks: Store<Marks> = createStore(read())

/** Which documents were uploaded for a request: its answer chooses them first. */
export const useDocumentsOf = (requestId: string): readonly string[] => marks.use()[requestId] ?? NONE

function write(next: Marks): void {
  marks.set(next)
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // Without storage the mark lasts as long as the tab.
  }
}

export function markForRequest(requestId: string, documentId: string): void {
  const now = marks.get()
  write({ ...now, [requestId]: [...(now[requestId] ?? []), documentId] })
}

/** A request that is answered or ticked off needs no mark. */
export function forgetRequest(requestId: string): void {
  const { [requestId]: gone, ...others } = marks.get()
  if (gone) write(others)
}
